/** Destroying (701.8). */
import { deedOfObjects } from './deed.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const destroy: EventInstruction<'destroy'> = {
  eventsOf: (look, instruction, context) =>
    presentObjects(look, instruction.what, context)
      .filter((id) => look.state.objects[id]?.zone === 'battlefield')
      .map((object) => ({ kind: 'destroy', object, source: context.source, regenerable: instruction.noRegeneration !== true })),
  remembers: (happened, before) => deedOfObjects('destroyed', happened, before, ['destroy']),
};
