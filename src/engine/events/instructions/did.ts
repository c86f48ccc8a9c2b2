/** Something that abilities wait for and that is nothing by itself. */
import { type EventInstruction, presentObjects, presentThings } from './instruction.ts';

export const did: EventInstruction<'did'> = {
  lastKnown: true,
  eventsOf: (look, { object: ref, what }, context) =>
    what === 'repeats'
      ? []
      : // What explores may be gone: it is as it last was (701.44c).
        (what === 'explores' ? presentThings : presentObjects)(look, ref, context).map((object) => ({
          kind: 'did',
          what,
          object,
          player: context.controller,
        })),
};
