/** Controlling another player's next turn (722). */
import type { RareInstructions } from '../../events/procedure.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { changePlayer, isInGame } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';

export const controlPlayer: RareInstructions['control player'] = function* (game, { who }, context) {
  if (game.state.options?.sharedTurns === true || game.state.markers) throw notYet('control the turn of a team or of several');
  // Nobody is controlled by who has left (800.4b).
  if (!isInGame(game.state, context.controller)) return undefined;
  for (const player of presentPlayers(lookAt(game.state), who, context))
    game.state = changePlayer(game.state, player, { nextTurnBy: context.controller });
  return undefined;
};
