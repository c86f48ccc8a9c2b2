/** Chance: a seed in the state, so that the same setup and answers give the same game. */
import { objectsIn, reorderZone } from './changes.ts';
import type { GameState, ObjectId, PlayerId } from './state.ts';

/** A number from 0 up to, not including, `below`, and the state with the next seed (mulberry32, Tommy Ettinger 2017). */
function drawNumber(state: GameState, below: number): readonly [number, GameState] {
  const seed = (state.seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  return [Math.floor(unit * below), { ...state, seed }];
}

/** Shuffles a library, or another zone whose order nobody knows (Fisher and Yates). */
export function shuffle(state: GameState, player: PlayerId, zone: 'library' | 'hand' = 'library'): GameState {
  const [order, next] = atRandom(state, objectsIn(state, zone, player));
  return reorderZone(next, zone, player, order);
}

/** Some things in a random order. */
export function atRandom(state: GameState, things: readonly ObjectId[]): readonly [readonly ObjectId[], GameState] {
  const order = [...things];
  let next = state;
  for (let at = order.length - 1; at > 0; at -= 1) {
    const [place, drawn] = drawNumber(next, at + 1);
    next = drawn;
    [order[at], order[place]] = [order[place] ?? '', order[at] ?? ''];
  }
  return [order, next];
}
