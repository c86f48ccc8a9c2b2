/** Extra turns (500.7). */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { leaderOf } from '../../state/teams.ts';
import { prepareTurn } from './preparedTurns.ts';

/** The turn created last is taken first (500.7). */
export const extraTurn: RareInstructions['extra turn'] = function* (game, { who, then }, context) {
  const { state } = game;
  const takers = [...new Set(presentPlayers(lookAt(state), who, context).map((id) => leaderOf(state, id)))];
  const extraTurns = [...takers, ...state.turn.extraTurns];
  game.state = { ...state, turn: { ...state.turn, extraTurns } };
  if (then) for (const [at, player] of takers.entries()) prepareTurn(game, then, context, { player, behind: extraTurns.slice(at + 1) });
  return undefined;
};
