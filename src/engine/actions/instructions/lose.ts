/** Losing the game by an effect (104.3e). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { loseGame } from '../../events/losing.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Doing } from './handler.ts';

export const lose: Doing<'lose'> = {
  carryOut: function* (game, { who }, context) {
    yield* loseGame(game, presentPlayers(lookAt(game.state), who, context));
    return undefined;
  },
};
