/** Opening hands, and other games that one begins. */
import { openingHands } from '../mulligan.ts';
import { otherGames } from '../otherGames.ts';
import type { Of } from './parts.ts';

export const games: Of<'games'> = {
  openingHands,
  ...otherGames,
};
