/** Turning a face-down permanent face up by an effect (708.8). */
import { type EventInstruction, presentObjects } from './instruction.ts';

export const turnFaceUp: EventInstruction<'turn face up'> = {
  eventsOf: (look, { what }, context) =>
    presentObjects(look, what, context)
      .filter((id) => look.state.objects[id]?.faceDown)
      .map((object) => ({ kind: 'change', object, change: { faceDown: false }, name: 'turned face up' })),
};
