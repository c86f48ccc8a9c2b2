/** Extra turns (500.7). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { leaderOf } from '../../state/teams.ts';

/** The turn created last is taken first (500.7). */
export const extraTurn: RareInstructions['extra turn'] = function* (game, { who }, context) {
  const { state } = game;
  const takers = new Set(presentPlayers(lookAt(state), who, context).map((id) => leaderOf(state, id)));
  game.state = { ...state, turn: { ...state.turn, extraTurns: [...takers, ...state.turn.extraTurns] } };
  return undefined;
};
