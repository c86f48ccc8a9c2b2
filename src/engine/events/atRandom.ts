/** Cards that are taken from a hand at random (701.9b). */
import { objectsIn, reorderZone } from '../state/changes.ts';
import { shuffle } from '../state/random.ts';
import type { ObjectId, PlayerId } from '../state/state.ts';
import type { Game } from './procedure.ts';

/** So many of these, by the order that a shuffle would give the hand; it stays in its own. */
export function takeAtRandom(game: Game, player: PlayerId, able: readonly ObjectId[], due: number): readonly ObjectId[] {
  const order = objectsIn(game.state, 'hand', player);
  game.state = shuffle(game.state, player, 'hand');
  const taken = objectsIn(game.state, 'hand', player).filter((id) => able.includes(id));
  game.state = reorderZone(game.state, 'hand', player, order);
  return taken.slice(0, due);
}
