/** Revealing cards (701.20): nothing changes, but abilities may wait for it. */
import { type EventInstruction, presentThings } from './instruction.ts';

export const reveal: Pick<EventInstruction<'reveal'>, 'eventsOf'> = {
  eventsOf: (look, { what }, context) =>
    presentThings(look, what, context).map((object) => ({ kind: 'did', what: 'reveals', object, player: context.controller })),
};
