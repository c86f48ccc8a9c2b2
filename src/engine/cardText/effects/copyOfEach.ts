/** "For each token you control, create a token that's a copy of that permanent": of all that there are, at the same time (608.2f, 707.2). */
import type { Instruction } from '../../language/instruction.ts';
import { sayThings, asTopic } from '../antecedents.ts';
import { isSurely } from '../nouns.ts';
import { nounOfEach } from '../phrases.ts';
import { and, handOn, meansPlayers, one, Unclear } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

export const copyOfEach: Construct<readonly Instruction[]> = clause(
  "for each <of>, create a (how:tapped and attacking |tapped |)token that's a copy of (it|that (noun:artifact|creature|enchantment|land|permanent|planeswalker|token|card))",
  { of: nounOfEach },
  ({ of }, { scope, forms: { how = '', noun }, tree: { start } }) => {
    // What each of them is called has to be said of all of them.
    if (meansPlayers(of) !== 'no' || (noun !== undefined && !isSurely(of, noun)))
      throw new Unclear(start, 'of what it is a copy is not said');
    const does: Instruction = {
      do: 'create copy',
      who: scope.doer,
      amount: one,
      of: { kind: 'all', filter: of },
      ...(how === '' ? {} : { tapped: true }),
      ...(how.includes('attacking') ? { attacking: true } : {}),
      remember: 'token',
    };
    const made = { kind: 'memory', slot: 'token' } as const;
    return handOn<readonly Instruction[]>([does], sayThings(asTopic(scope), made, 'made', and({ kind: 'token' })));
  },
);
