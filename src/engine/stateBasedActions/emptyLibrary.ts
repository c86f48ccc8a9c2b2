/** 704.5b: a player who had to draw from an empty library loses. */
import type { StateBasedAction } from './check.ts';

export const emptyLibrary: StateBasedAction = ({ state }) =>
  state.players
    .filter(({ drewFromEmpty, left }) => drewFromEmpty && !left)
    .map(({ id }) => ({ loses: id, cites: ['sba.emptyLibrary', 'lose', 'lose.draw'] }));
