/** Turning what is face down face up by an effect: a permanent (708.8), a card in exile (406.3). */
import { isInstantOrSorcery } from '../../language/cardType.ts';
import type { Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import { type EventInstruction, presentObjects } from './instruction.ts';

/** An instant or sorcery card that was manifested is revealed and stays face down (701.40g); elsewhere any card is turned up. */
function isNoPermanent({ state }: Look, id: ObjectId): boolean {
  const { zone, card = '' } = state.objects[id] ?? {};
  return zone === 'battlefield' && isInstantOrSorcery(state.cards[card]?.faces[0]?.types ?? []);
}

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
