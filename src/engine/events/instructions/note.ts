/** An object remembers what something is, for abilities that are linked (607). */
import { linkedAs } from '../../look/look.ts';
import { type EventInstruction, presentObjects, presentThings } from './instruction.ts';

export const note: EventInstruction<'note'> = {
  lastKnown: true,
  eventsOf: (look, { on, slot, what }, context) =>
    presentObjects(look, on, context).map((object) => ({
      kind: 'remember',
      object,
      slot: linkedAs(look, object, slot),
      value: presentThings(look, what, context),
    })),
};
