/** "If that spell would be put into your graveyard, exile it instead", of the card that the sentence before has somebody cast (614.1a). */
import type { Filter } from '../../language/filter.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { instructionsIn } from '../instructionsIn.ts';
import { and, Unclear, you } from '../scope.ts';
import { clause, type Construct } from '../syntax.ts';

/** As the spell that it is by then: a card that is not cast, or cast anew later, is another object (400.7). */
const castNow: Ref = { kind: 'memory', slot: 'cast' };

export const exiledInstead = (base: Construct<readonly Instruction[]>): Construct<readonly Instruction[]> =>
  clause(
    '<first>. if that (card|spell) would be put into (whose:your|a) graveyard(lasts:| this turn), exile it instead',
    { first: base },
    ({ first }, { forms: { whose, lasts }, tree: { start } }): readonly Instruction[] => {
      const casts = instructionsIn(first).filter((each) => each.do === 'cast');
      const [only, ...others] = casts;
      if (!only || others.length > 0 || only.what.kind === 'all') throw new Unclear(start, 'which spell is meant is not said');
      const own: Filter | undefined = whose === 'your' ? { kind: 'owned', by: you } : undefined;
      return [
        ...first,
        {
          do: 'rules',
          rules: [
            {
              rule: 'replace',
              event: { on: 'put into graveyard', what: and({ kind: 'one of', of: castNow }, own) },
              by: [{ do: 'move', what: { kind: 'event', role: 'object' }, to: 'exile' }],
              instead: true,
            },
          ],
          duration: lasts === '' ? 'permanent' : 'end of turn',
        },
      ];
    },
  );
