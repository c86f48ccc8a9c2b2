/** State-based actions about players. */
import type { StateBasedAction } from './check.ts';

/** 704.5a. */
export const noLife: StateBasedAction = {
  name: 'no life',
  find: ({ state }) =>
    state.players
      .filter(({ life, left }) => life <= 0 && !left)
      .map(({ id }) => ({ loses: id, text: `${id} has 0 or less life.`, cites: ['sba.life', 'lose'] })),
};

/** 704.5b. */
export const emptyLibrary: StateBasedAction = {
  name: 'empty library',
  find: ({ state }) =>
    state.players
      .filter(({ drewFromEmpty, left }) => drewFromEmpty && !left)
      .map(({ id }) => ({ loses: id, text: `${id} had to draw from an empty library.`, cites: ['sba.emptyLibrary', 'lose'] })),
};

/** 704.5c: ten counters; a team of Two-Headed Giant has fifteen (810.8d). */
export const poison: StateBasedAction = {
  name: 'poison',
  find: ({ state }) =>
    state.players
      .filter(({ poison: count, left }) => count >= 10 && !left)
      .map(({ id }) => ({ loses: id, text: `${id} has ten or more poison counters.`, cites: ['sba.poison', 'lose'] })),
};
