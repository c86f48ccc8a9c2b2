/** What a text says of a turn to come is done as that turn begins: of an extra turn (500.7), or of the next turn of a player. */
import { presentPlayers } from '../../events/instructions/instruction.ts';
import type { Game, Rare, RareInstructions } from '../../events/procedure.ts';
import type { Instruction } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { findPlayer } from '../../state/changes.ts';
import { notYet } from '../../state/notYet.ts';
import type { GameState, PreparedTurn } from '../../state/state.ts';
import { isActive } from '../../state/teams.ts';

/** Keeps instructions until the turn begins of which they speak. @throws NotYet where several turns are taken at once */
export function prepareTurn(
  game: Game,
  instructions: readonly Instruction[],
  { source, controller, memory, announced, event }: Context,
  of: Pick<PreparedTurn, 'player' | 'behind'>,
): void {
  if (game.state.markers) throw notYet('what is said of one turn of several');
  const spoken = { source, controller, memory, context: { ...announced, ...(event ? { event } : {}) } };
  game.state = { ...game.state, prepared: [...(game.state.prepared ?? []), { ...of, ...spoken, instructions }] };
}

export const nextTurn: RareInstructions['next turn'] = function* (game, { who, then }, context) {
  for (const player of presentPlayers(lookAt(game.state), who, context)) prepareTurn(game, then, context, { player });
  return undefined;
};

/** Of an extra turn: how many are behind it still; who has left takes none (800.4k, 2026-01-16). */
const countBehind = (state: GameState, behind: readonly string[]): number => behind.filter((id) => !findPlayer(state, id)?.left).length;

/** Whether the turn is over or skipped of which it speaks, or goes on now: the last extra turn made is the first that is taken. */
const isPast = (state: GameState, { player, behind }: PreparedTurn): boolean =>
  behind ? state.turn.extraTurns.length <= countBehind(state, behind) : isActive(state, player);
const isNow = (state: GameState, { player, behind }: PreparedTurn): boolean =>
  isActive(state, player) && (!behind || (state.turn.at !== undefined && state.turn.extraTurns.length === countBehind(state, behind)));

export const prepared: Rare['prepared'] = function* (game) {
  const { state } = game;
  const all = state.prepared ?? [];
  game.state = { ...state, prepared: all.filter((each) => !isPast(state, each)) };
  for (const { source, controller, memory, instructions, context } of all.filter((each) => isPast(state, each) && isNow(state, each))) {
    const { event, ...announced } = context;
    yield* game.follow(game, instructions, { source, controller, memory, announced, ...(event ? { event } : {}) });
  }
};
