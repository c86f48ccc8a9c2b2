/** Removing a creature from combat (506.4). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const removeFromCombat: EventInstruction<'remove from combat'> = {
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'leave combat', object })),
};
