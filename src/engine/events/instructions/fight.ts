/** Fighting (701.14). */
import { deedOfAmounts } from './deed.ts';
import { notYet } from '../../state/notYet.ts';
import type { ObjectId } from '../../state/state.ts';
import type { GameEvent } from '../events.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

/** Each deals damage equal to its power to the other; none does when one is gone (701.14). */
export const fight: EventInstruction<'fight'> = {
  eventsOf: (look, instruction, context) => {
    const [[one, ...ones], [other, ...others]] = [
      presentObjects(look, instruction.one, context),
      presentObjects(look, instruction.other, context),
    ];
    if (ones.length + others.length > 0) throw notYet('several fight at once');
    if (one === undefined || other === undefined) return [];
    if (
      ![one, other].every((id) => look.state.objects[id]?.zone === 'battlefield' && look.characteristicsOf(id).types.includes('creature'))
    )
      return [];
    const blow = (source: ObjectId, to: ObjectId): readonly GameEvent[] => {
      const amount = look.characteristicsOf(source).power ?? 0;
      return amount <= 0 ? [] : [{ kind: 'damage', source, to, amount, combat: false, preventable: true }];
    };
    return [...blow(one, other), ...blow(other, one)];
  },
  remembers: (happened) =>
    deedOfAmounts(
      'dealt',
      happened.flatMap(({ event }) => (event.kind === 'damage' ? [[event.to, event.amount] as const] : [])),
    ),
};
