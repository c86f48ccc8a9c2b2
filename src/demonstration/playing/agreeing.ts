/** An intentional draw: what people decide at the table, each for themselves, whoever controls them in the game (104.4i, 722.5b). */
import type { Concept } from '../../engine/concepts/concepts.ts';
import { Refusal } from '../../engine/events/question.ts';
import type { Result } from '../../engine/session.ts';
import { listOf } from '../../engine/state/sentences.ts';
import type { GameState, PlayerId } from '../../engine/state/state.ts';
import type { Board } from '../position/board.ts';
import type { ActionOf } from '../format/scenario.ts';

/**
 * A player agrees to a draw; once all who are in the game have, it is one. An offer stands until something else is done.
 *
 * @throws Refusal where a player agrees for another
 */
export function agreeToDraw({ session, agreed }: Board, { by, for: whom = by }: ActionOf<'agree to a draw'>): Result {
  const state = session.state();
  const present = state.players.filter(({ left }) => !left).map(({ id }) => id);
  if (by !== whom) {
    const why: Concept = by === controllerOf(state, whom) ? 'player.controlled.table' : 'drawGame.agreed';
    throw new Refusal(`nobody but ${whom} agrees to a draw for ${whom}`, why);
  }
  if (!present.includes(by) || state.outcome) throw new Refusal('the game is over', 'drawGame.agreed');
  const all = new Set([...agreed, by]);
  const isDraw = present.every((player) => all.has(player));
  const controlled = isDraw ? [...all] : [by];
  const theirOwn: readonly Concept[] = controlled.some((player) => controllerOf(state, player)) ? ['player.controlled.table'] : [];
  const decider = controllerOf(state, by);
  const text = isDraw
    ? `${listOf(present)} agree: the game is a draw.`
    : `${by} agrees to a draw${decider === undefined ? '' : `, which ${decider} cannot do for ${by}`}.`;
  const result = session.act({
    do: 'run',
    settles: isDraw,
    procedure: function* (game) {
      game.tell(isDraw ? 'draw' : 'agreed', text, 'drawGame.agreed', 'drawGame', ...theirOwn);
      if (isDraw) game.state = { ...game.state, outcome: { winners: [], draw: true } };
    },
  });
  if (result.kind !== 'refused') agreed.add(by);
  return result;
}

/** Who controls a player now, if anybody does. */
const controllerOf = ({ turn }: GameState, player: PlayerId): PlayerId | undefined => (player === turn.active ? turn.decidedBy : undefined);
