/** Losing, winning and conceding (104). */
import { changePlayer, findPlayer, opponentsOf, playersFrom, teamOf } from '../state/changes.ts';
import { notYet } from '../state/notYet.ts';
import { isPlanar } from '../state/planes.ts';
import { type Game, rareOf, tellAll } from './procedure.ts';
import type { Concept } from '../concepts/concepts.ts';
import type { PlayerId } from '../state/state.ts';
import { fateOf } from '../state/teams.ts';

/**
 * Players lose at once and leave the game. When all that are left are on one side, they win; when none is left, the game is drawn. `won`: by
 * what rule the others have won, where that is why they lose; else `why` says by which rule each one does.
 */
export function leaveGame(
  game: Game,
  losers: readonly PlayerId[],
  { won, why = () => [] }: { readonly won?: Concept; readonly why?: (player: PlayerId) => readonly Concept[] } = {},
): void {
  const isIn = (id: PlayerId): boolean => findPlayer(game.state, id)?.left === false;
  const leaving = [...new Set(losers.filter(isIn).flatMap((id) => fateOf(game.state, id)))].filter(isIn);
  if (leaving.length === 0) return;
  // 901.10: whoever is planar controller then would planeswalk.
  const { objects, zones } = game.state;
  const plane = zones.command.map((id) => objects[id]).find((object) => isPlanar(game.state, object));
  if (plane && [plane.owner, plane.controller].some((id) => leaving.includes(id))) throw notYet('a plane left behind');
  tellAll(game, game.teller?.loses(game.state, leaving, losers, won, why));
  game.state = leaving.reduce((state, id) => changePlayer(state, id, { left: true }), game.state);
  if (game.state.markers) game.state = rareOf(game, 'turn markers').turnMarkers.without(game.state, leaving);
  const left = playersFrom(game.state, game.state.turn.active);
  const [first] = left;
  if (first === undefined) {
    tellAll(game, game.teller?.wins(game.state, [], won));
    game.state = { ...game.state, outcome: { winners: [], draw: true } };
  } else if (opponentsOf(game.state, first).length === 0) {
    // Who left before wins with the team (104.2c).
    const winners = teamOf(game.state, first);
    tellAll(game, game.teller?.wins(game.state, winners, won));
    game.state = { ...game.state, outcome: { winners, draw: false } };
  }
  // What leaves with a player is a matter of games that go on (800.4).
  for (const id of game.state.players.length > 2 ? leaving : []) rareOf(game, 'what leaves with a player').leaveWith(game, id);
}
