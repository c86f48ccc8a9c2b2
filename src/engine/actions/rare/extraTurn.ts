/** Extra turns (500.7). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { presentPlayers } from '../../events/instructions/instruction.ts';
import type { RareInstructions } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { notYet } from '../../state/notYet.ts';
import { leaderOf } from '../../state/teams.ts';
import { prepareTurn } from './preparedTurns.ts';

/** Whether extra turns are taken before those that were created earlier (500.7), or behind them (2001-09-24 300.6). */
export const newestTurnFirst: readonly Variant<boolean>[] = [
  { from: '2002-10-07', value: true },
  { from: '', value: false },
];

/** Of several players the turns are created one by one, in turn order. */
export const extraTurn: RareInstructions['extra turn'] = function* (game, { who, then }, context) {
  const { state } = game;
  const before = state.turn.extraTurns;
  const takers = [...new Set(presentPlayers(lookAt(state), who, context).map((id) => leaderOf(state, id)))];
  const isFirst = takers.length + before.length < 2 || variantOn(newestTurnFirst, state.day);
  const extraTurns = isFirst ? [...takers.toReversed(), ...before] : [...before, ...takers];
  game.state = { ...state, turn: { ...state.turn, extraTurns } };
  if (!then) return undefined;
  // Behind others it would be known no more by how many are behind it.
  if (!isFirst) throw notYet('what is said of one extra turn of several');
  for (const [at, player] of extraTurns.slice(0, takers.length).entries())
    prepareTurn(game, then, context, { player, behind: extraTurns.slice(at + 1) });
  return undefined;
};
