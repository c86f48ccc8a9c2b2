/** Regenerating: a shield against the next destruction this turn (701.19). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const regenerate: EventInstruction<'regenerate'> = {
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context)
      .flatMap((id) => look.state.objects[id] ?? [])
      .map(({ id, regenerationShields }) => ({
        kind: 'change',
        object: id,
        change: { regenerationShields: regenerationShields + 1 },
        name: 'shielded',
      })),
};
