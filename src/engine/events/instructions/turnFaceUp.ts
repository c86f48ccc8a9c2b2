/** Turning a face-down permanent face up by an effect (708.8). */
import type { Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

/** An instant or sorcery card that was manifested is revealed and stays face down (701.40g). */
const isNoPermanent = ({ state }: Look, id: ObjectId): boolean =>
  state.cards[state.objects[id]?.card ?? '']?.faces[0]?.types.some((type) => type === 'instant' || type === 'sorcery') === true;

export const turnFaceUp: EventInstruction<'turn face up'> = {
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context)
      .filter((id) => look.state.objects[id]?.faceDown && !isNoPermanent(look, id))
      .map((object) => ({ kind: 'change', object, change: { faceDown: false }, name: 'turned face up' })),
  tellUndone: (look, { what }, context) =>
    presentObjects(look, what, context)
      .filter((id) => isNoPermanent(look, id))
      .map(() => ({ event: 'stays', text: 'It is revealed, and stays face down.', cites: ['manifest.noPermanent'] })),
};
