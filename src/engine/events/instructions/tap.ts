/** Tapping and untapping (701.26). */
import type { Ref } from '../../language/ref.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { deedOfObjects } from './deed.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

/** Only what is untapped can be tapped, and the other way round (701.26a, 701.26b). */
const hasAny = (look: Look, what: Ref, context: Context, tapped: boolean): boolean =>
  presentObjects(look, what, context).some((id) => look.state.objects[id]?.tapped === tapped);

export const tap: EventInstruction<'tap'> = {
  isPossible: (look, { what }, context) => hasAny(look, what, context, false),
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'tap', object })),
  remembers: (happened, before) => deedOfObjects('tapped', happened, before, ['tap']),
};

export const untap: EventInstruction<'untap'> = {
  isPossible: (look, { what }, context) => hasAny(look, what, context, true),
  eventsOf: (look, { what }, context) => presentObjects(look, what, context).map((object) => ({ kind: 'untap', object })),
  remembers: (happened, before) => deedOfObjects('untapped', happened, before, ['untap']),
};
