/** 704.5c: ten poison counters; a team that shares them has five more for each further player (810.8d, 810.11). */
import { poisonedWith } from '../state/teams.ts';
import type { StateBasedAction } from './check.ts';

export const poison: StateBasedAction = ({ state }) =>
  state.players
    .filter(({ id, poison: count, left }) => count >= 5 + 5 * poisonedWith(state, id).length && !left)
    .map(({ id }) => ({
      loses: id,
      cites: [
        ...(poisonedWith(state, id).length > 1 ? (['team.poison', 'sba.team.poison'] as const) : (['sba.poison'] as const)),
        'lose',
        'lose.poison',
      ],
    }));
