/** Losing, winning, conceding, and what leaves with a player (104, 800.4). */
import { changePlayer, opponentsOf, playersFrom, removeObject } from './changes.ts';
import { lookAt } from './layers/characteristics.ts';
import type { Game } from './procedure.ts';
import type { GameState, PlayerId } from './state.ts';

/** Players lose at once and leave the game. When all that are left are on one side, they win; when none is left, the game is drawn. */
export function leaveGame(game: Game, losers: readonly PlayerId[]): void {
  const leaving = losers.filter((id) => game.state.players.some((player) => player.id === id && !player.left));
  if (leaving.length === 0) return;
  for (const id of leaving) game.tell('loses', `${id} loses the game.`, 'lose');
  game.state = leaving.reduce((state, id) => changePlayer(state, id, { left: true }), game.state);
  const left = playersFrom(game.state, game.state.turn.active);
  const [first] = left;
  if (first === undefined) {
    game.tell('draw game', 'The game is a draw.', 'drawGame');
    game.state = { ...game.state, outcome: { winners: [], draw: true } };
  } else if (opponentsOf(game.state, first).length === 0) {
    for (const id of left) game.tell('wins', `${id} wins the game.`, 'win');
    game.state = { ...game.state, outcome: { winners: left, draw: false } };
  }
  game.state = leaving.reduce(removeWith, game.state);
}

/** What a player owns leaves too; what they control but do not own is no longer theirs to control (800.4a). */
function removeWith(state: GameState, player: PlayerId): GameState {
  const look = lookAt(state);
  const owned = Object.values(state.objects).filter(({ owner }) => owner === player);
  const without = owned.reduce<GameState>((now, { id }) => removeObject(now, id), state);
  const effects = without.effects.filter(({ controller }) => controller !== player);
  const controlled = Object.values(without.objects).filter(
    ({ id }) => look.of(id).controller === player && without.objects[id]?.kind === 'ability',
  );
  return controlled.reduce<GameState>((now, { id }) => removeObject(now, id), { ...without, effects });
}
