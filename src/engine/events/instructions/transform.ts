/** Transforming (701.27). */
import { nameOf } from '../nameOf.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

export const transform: EventInstruction<'transform'> = {
  cites: ['transform'],
  // What has no other face cannot (712.9).
  tellUndone: (look, { what }, context, events) =>
    presentObjects(look, what, context)
      .filter((id) => look.state.objects[id]?.zone === 'battlefield')
      .filter((id) => !events.some((event) => event.kind === 'change' && event.object === id))
      .map((id) => ({
        event: 'stays',
        text: `${nameOf(look.state, id)} does not transform: it has no other face.`,
        cites: ['transform.only'],
      })),
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context)
      .flatMap((id) => look.state.objects[id] ?? [])
      .filter(({ card }) => look.state.cards[card]?.layout === 'transform')
      .map(({ id, face }) => ({ kind: 'change', object: id, change: { face: 1 - face }, name: 'transform' })),
};
