/** Gaining and losing life (119.3). */
import { deedOfAmounts } from './deed.ts';
import type { PlayerId } from '../../state/state.ts';
import type { Happened } from '../apply.ts';
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

const sharesOf = (happened: readonly Happened[], sign: 1 | -1): readonly (readonly [PlayerId, number])[] =>
  happened.flatMap(({ event }) => (event.kind === 'life' && event.change * sign > 0 ? [[event.player, event.change * sign] as const] : []));

export const gainLife: EventInstruction<'gain life'> = {
  ...changing('gain', 1),
  remembers: (happened) => deedOfAmounts('gained', sharesOf(happened, 1)),
};

export const loseLife: EventInstruction<'lose life'> = {
  ...changing('loss', -1),
  remembers: (happened) => ({
    lost: happened.reduce((sum, { event }) => (event.kind === 'life' && event.cause === 'loss' ? sum - event.change : sum), 0),
    ...deedOfAmounts('lost', sharesOf(happened, -1)),
  }),
};
