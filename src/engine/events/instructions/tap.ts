/** Tapping and untapping (701.26). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const tap: EventInstruction<'tap'> = {
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'tap', object })),
};

export const untap: EventInstruction<'untap'> = {
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'untap', object })),
};
