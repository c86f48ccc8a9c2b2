/** Gaining and losing life (119.3). */
import { type EventInstruction, presentPlayers, timesOf } from './instruction.ts';

const changing = (
  cause: 'gain' | 'loss',
  sign: 1 | -1,
): Pick<EventInstruction<'gain life'> & EventInstruction<'lose life'>, 'eventsOf'> => ({
  eventsOf: (look, instruction, context) => {
    const change = timesOf(look, instruction.amount, context);
    const { source } = context;
    if (change === 0) return [];
    return presentPlayers(look, instruction.who, context).map((player) => ({ kind: 'life', player, change: sign * change, source, cause }));
  },
});

export const gainLife: EventInstruction<'gain life'> = changing('gain', 1);

export const loseLife: EventInstruction<'lose life'> = {
  ...changing('loss', -1),
  remembers: (happened) => ({
    lost: happened.reduce((sum, { event }) => (event.kind === 'life' && event.cause === 'loss' ? sum - event.change : sum), 0),
  }),
};
