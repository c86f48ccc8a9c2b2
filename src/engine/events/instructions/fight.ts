/** Fighting (701.14). */
import { deedOfAmounts } from './deed.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { exact } from '../../state/bounds.ts';
import { notYet } from '../../state/notYet.ts';
import type { ObjectId } from '../../state/state.ts';
import type { EventOf } from '../events.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

type Blow = readonly EventOf<'damage'>[];

/** What damage a creature deals itself that fights itself: twice its power, or its power twice (701.14c). */
export const fightsItself: readonly Variant<(blow: Blow) => Blow>[] = [
  { from: '2018-04-27', value: (blow) => blow.map((damage) => ({ ...damage, amount: exact(2 * damage.amount) })) },
  { from: '', value: (blow) => [...blow, ...blow] },
];

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
    const blow = (source: ObjectId, to: ObjectId): Blow => {
      const amount = look.characteristicsOf(source).power ?? 0;
      return amount <= 0 ? [] : [{ kind: 'damage', source, to, amount, combat: false, preventable: true }];
    };
    return one === other ? variantOn(fightsItself, look.state.day)(blow(one, one)) : [...blow(one, other), ...blow(other, one)];
  },
  remembers: (happened) =>
    deedOfAmounts(
      'dealt',
      happened.flatMap(({ event }) => (event.kind === 'damage' ? [[event.to, event.amount] as const] : [])),
    ),
};
