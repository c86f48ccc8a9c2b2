/** "For each token you control, create a token that's a copy of that permanent": of all that there are, at the same time (608.2f, 707.2). */
import type { Instruction } from '../../language/instruction.ts';
import { isSame } from '../../language/parts.ts';
import { sayThings, asTopic } from '../antecedents.ts';
import { isSurely } from '../nouns.ts';
import { exceptions, nounOfEach } from '../phrases.ts';
import { thoseOnes } from '../pronouns.ts';
import { and, copying, handOn, meansPlayers, one, Unclear } from '../scope.ts';
import { choice, clause, type Construct, maybe } from '../syntax.ts';

const made = { kind: 'memory', slot: 'token' } as const;
/** Of those that were spoken of. */
const copyOfEachOfThose: Construct<readonly Instruction[]> = clause(
  "for each of <of>, create a token that's a copy of (it|that (noun:artifact|creature|enchantment|land|permanent|planeswalker|token))[, except (that |)<except>]",
  { of: thoseOnes, except: maybe(exceptions) },
  ({ of, except }, { scope, outer, forms: { noun }, tree: { start } }) => {
    const those = outer.said.find(({ ref }) => isSame(ref, of));
    if (!those || those.sort !== 'object' || (noun !== undefined && !isSurely(those.like, noun)))
      throw new Unclear(start, 'of what it is a copy is not said');
    const does: Instruction = { do: 'create copy', who: scope.doer, amount: one, of, ...(except ? { except } : {}), remember: 'token' };
    return handOn<readonly Instruction[]>([does], sayThings(asTopic(scope), made, 'made', and({ kind: 'token' }, those.like)));
  },
  { before: { except: copying } },
);
export const copyOfEach: Construct<readonly Instruction[]> = choice<readonly Instruction[]>(
  copyOfEachOfThose,
  clause(
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
      return handOn<readonly Instruction[]>([does], sayThings(asTopic(scope), made, 'made', and({ kind: 'token' })));
    },
  ),
);
