/** Removing all damage that is marked on a permanent (120.6). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const heal: EventInstruction<'heal'> = {
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context).map((object) => ({
      kind: 'change',
      object,
      change: { damage: 0, deathtouched: false },
      name: '',
    })),
};
