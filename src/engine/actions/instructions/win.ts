/** Winning the game by an effect (104.2b). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { cannot, winGame } from '../../events/losing.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Doing } from './handler.ts';

export const win: Doing<'win'> = {
  // Winning is told with it (losing.ts); what comes of it is not.
  carryOut: function* (game, { who }, context) {
    const winners = presentPlayers(lookAt(game.state), who, context).filter((player) => !cannot(game, player, 'win'));
    yield* winGame(game, winners);
    return undefined;
  },
};
