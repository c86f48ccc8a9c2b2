/** A designation that a permanent gets: monstrous, renowned (701.37, 702.112). */
import { type EventInstruction, presentObjects, timesOf } from './instruction.ts';

export const designate: EventInstruction<'designate'> = {
  lastKnown: true,
  eventsOf: (look, { what, as: slot, dated, amount }, context) =>
    presentObjects(look, what, context).map((object) => ({
      kind: 'remember',
      object,
      slot,
      value: dated ? look.state.turn.number : 'yes',
      ...(amount ? { amount: timesOf(look, amount, context) } : {}),
    })),
};
