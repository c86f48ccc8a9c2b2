/** Instructions that begin another game (726, 728): what they do is given to the game (`Games`). */
import type { Games } from '../../events/procedure.ts';
import { notYet } from '../../state/notYet.ts';
import type { Doing } from './handler.ts';

export const otherGame = <Do extends keyof Games>(does: Do): Doing<Do> => ({
  carryOut: (game, instruction, context) => {
    if (!game.games) throw notYet(does);
    return game.games[does](game, instruction, context);
  },
});
