/** A designation that a permanent gets: monstrous, renowned (701.37, 702.112). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const designate: EventInstruction<'designate'> = {
  lastKnown: true,
  eventsOf: (look, instruction, context) =>
    presentObjects(look, instruction.what, context).map((object) => ({ kind: 'remember', object, slot: instruction.as, value: 'yes' })),
};
