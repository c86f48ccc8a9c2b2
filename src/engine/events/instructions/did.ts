/** Something that abilities wait for and that is nothing by itself. */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const did: EventInstruction<'did'> = {
  lastKnown: true,
  eventsOf: (look, { object: ref, what }, context) =>
    presentObjects(look, ref, context).map((object) => ({ kind: 'did', what, object, player: context.controller })),
};
