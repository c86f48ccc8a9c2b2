/** 704.6c: 21 or more combat damage by one commander over the game. */
import type { StateBasedAction } from './check.ts';

export const commanderDamage: StateBasedAction = ({ state }) =>
  state.players
    .filter(({ commanders = {}, left }) => !left && Object.values(commanders).some(({ damage }) => damage >= 21))
    .map(({ id }) => ({
      loses: id,
      cites: ['commander.damage', 'sba.commander.damage', 'lose', 'lose.commander'],
    }));
