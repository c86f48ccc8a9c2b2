/** State-based actions about players. */
import { poisonedWith, sharesLife } from '../state/teams.ts';
import type { StateBasedAction } from './check.ts';

/** 704.5a. */
export const noLife: StateBasedAction = {
  name: 'no life',
  find: ({ state }) =>
    state.players
      .filter(({ life, left }) => life <= 0 && !left)
      .map(({ id }) => ({
        loses: id,
        text: `${id} has 0 or less life.`,
        cites: ['sba.life', 'lose', 'lose.life', ...(sharesLife(state) ? (['team.noLife', 'sba.team.life'] as const) : [])],
      })),
};

/** 704.5b. */
export const emptyLibrary: StateBasedAction = {
  name: 'empty library',
  find: ({ state }) =>
    state.players
      .filter(({ drewFromEmpty, left }) => drewFromEmpty && !left)
      .map(({ id }) => ({ loses: id, text: `${id} had to draw from an empty library.`, cites: ['sba.emptyLibrary', 'lose', 'lose.draw'] })),
};

/** 704.5c: ten counters; a team that shares them has five more for each further player (810.8d, 810.11). */
export const poison: StateBasedAction = {
  name: 'poison',
  find: ({ state }) =>
    state.players
      .filter(({ id, poison: count, left }) => count >= 5 + 5 * poisonedWith(state, id).length && !left)
      .map(({ id, poison: count }) => ({
        loses: id,
        text: `${id} has ${count} poison counters.`,
        cites: [
          ...(poisonedWith(state, id).length > 1 ? (['team.poison', 'sba.team.poison'] as const) : (['sba.poison'] as const)),
          'lose',
          'lose.poison',
        ],
      })),
};

/** 704.6c: 21 or more combat damage by one commander over the game. */
export const commanderDamage: StateBasedAction = {
  name: 'commander damage',
  find: ({ state }) =>
    state.players
      .filter(({ commanders = {}, left }) => !left && Object.values(commanders).some(({ damage }) => damage >= 21))
      .map(({ id }) => ({
        loses: id,
        text: `${id} has been dealt 21 combat damage by one commander.`,
        cites: ['commander.damage', 'sba.commander.damage', 'lose', 'lose.commander'],
      })),
};
