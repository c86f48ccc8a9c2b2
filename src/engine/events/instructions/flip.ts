/** Flipping (710). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const flip: EventInstruction<'flip'> = {
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context).map((object) => ({ kind: 'change', object, change: { flipped: true }, name: 'flip' })),
};
