/** 704.5a: a player with 0 or less life loses. */
import { sharesLife } from '../state/teams.ts';
import type { StateBasedAction } from './check.ts';

export const noLife: StateBasedAction = ({ state }) =>
  state.players
    .filter(({ life, left }) => life <= 0 && !left)
    .map(({ id }) => ({
      loses: id,
      cites: ['sba.life', 'lose', 'lose.life', ...(sharesLife(state) ? (['team.noLife', 'sba.team.life'] as const) : [])],
    }));
