/** Losing, winning and conceding (104). */
import { changeObject, changePlayer, findPlayer, opponentsOf, playersFrom, teamOf } from '../state/changes.ts';
import { notYet } from '../state/notYet.ts';
import { isPlanar } from '../state/planes.ts';
import { type Game, rareOf, say, tellAll } from './procedure.ts';
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
  const gone = leavePlanes(game, leaving);
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
  // Until February 2007 no rule says so, though it does.
  const isRule = game.hasRule?.('leave.turn', game.state.day) ?? true;
  if (isRule && !game.state.outcome && leaving.includes(game.state.turn.active)) say(game, 'turn goes on', game.state.turn.active);
  if (gone !== undefined && !game.state.outcome) game.state = { ...game.state, planeGone: gone };
}

/** The next player becomes planar controller before the former one leaves (901.6). Gives who that is where the plane leaves with its owner (901.10). */
function leavePlanes(game: Game, leaving: readonly PlayerId[]): PlayerId | undefined {
  const planes = game.state.zones.command.flatMap((id) => game.state.objects[id] ?? []).filter((object) => isPlanar(game.state, object));
  const [plane] = planes;
  if (!plane) return undefined;
  const next = playersFrom(game.state, plane.controller).find((id) => !leaving.includes(id));
  if (next === undefined) return undefined;
  const gone = planes.filter(({ owner }) => leaving.includes(owner));
  const { waiting, zones, objects } = game.state;
  const awaited = new Set([...waiting.map(({ source }) => source), ...zones.stack.map((id) => objects[id]?.ability?.source)]);
  // They stay with the next planar controller (901.10b).
  if (gone.some(({ id, card }) => awaited.has(id) && game.state.cards[card]?.faces[0]?.types.includes('phenomenon')))
    throw notYet('an ability of a phenomenon whose owner leaves');
  const handedOn = planes.filter(({ controller }) => leaving.includes(controller));
  for (const { id } of handedOn) game.state = changeObject(game.state, id, { controller: next });
  if (handedOn.length > 0) say(game, 'planar controller', next);
  return gone.length > 0 ? next : undefined;
}
