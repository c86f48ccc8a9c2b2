/** Transforming (701.27). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const transform: EventInstruction<'transform'> = {
  cites: ['transform'],
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context)
      .flatMap((id) => look.state.objects[id] ?? [])
      .filter(({ card }) => look.state.cards[card]?.layout === 'transform')
      .map(({ id, face }) => ({ kind: 'change', object: id, change: { face: 1 - face }, name: 'transform' })),
};
