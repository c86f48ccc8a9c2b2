/** Tapping and untapping (701.26). */
import { deedOfObjects } from './deed.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const tap: EventInstruction<'tap'> = {
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'tap', object })),
  remembers: (happened, before) => deedOfObjects('tapped', happened, before, ['tap']),
};

export const untap: EventInstruction<'untap'> = {
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'untap', object })),
  remembers: (happened, before) => deedOfObjects('untapped', happened, before, ['untap']),
};
