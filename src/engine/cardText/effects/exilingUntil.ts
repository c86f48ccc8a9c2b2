/** Cards exiled one by one from a library until a certain one is, and what becomes of the others. */
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { asTopic, sayThing, sayThings } from '../antecedents.ts';
import { divide } from '../among.ts';
import { noun, who } from '../phrases.ts';
import { and, handOn, isEach, Unclear } from '../scope.ts';
import { clause, type Construct, maybe } from '../syntax.ts';

const exiled: Ref = { kind: 'memory', slot: 'exiled' };
const found: Ref = { kind: 'memory', slot: 'found' };

export const exilingUntil: readonly Construct<readonly Instruction[]>[] = [
  clause(
    '(<doer> ^exile|exile) cards from the top of %own library until (by:you exile|they exile|that player exiles|he or she exiles) (a|an) <of>',
    { doer: maybe(who), of: noun },
    ({ doer, of }, { scope, forms: { by = '' }, tree: { start } }) => {
      const player = doer ?? scope.doer;
      // Of several players each would find one.
      if (isEach(player) || by.startsWith('you') !== (player.kind === 'you')) throw new Unclear(start);
      const group = sayThings(asTopic(scope), exiled, 'moved', { kind: 'card' }, { among: 'exile' });
      const last = group.said.at(-1);
      return handOn<readonly Instruction[]>(
        [{ do: 'exile until', who: player, filter: of }],
        sayThing(last ? divide(group, last) : group, found, 'moved', and(of, { kind: 'card' })),
      );
    },
  ),
  // What was cast is not there any more.
  clause(
    "(<doer> ^put|put) the exiled cards that weren't cast this way on the bottom of %own library in a random order",
    { doer: maybe(who) },
    (_, { scope: { said }, tree: { start } }): readonly Instruction[] => {
      if (!said.some(({ ref, among }) => among === 'exile' && ref.kind === 'memory' && ref.slot === 'exiled')) throw new Unclear(start);
      const left: Ref = { kind: 'all', filter: and({ kind: 'one of', of: exiled }, { kind: 'zone', zone: 'exile' }) };
      return [{ do: 'move', what: left, to: 'library', position: 'random bottom' }];
    },
  ),
];
