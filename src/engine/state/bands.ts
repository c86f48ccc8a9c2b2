/** Attacking bands (702.22c): who attacks together, and is blocked together. */
import type { GameState, ObjectId } from './state.ts';

/** The others of an attacker's band. */
export function bandmatesOf({ objects, zones }: GameState, id: ObjectId): readonly ObjectId[] {
  const band = objects[id]?.attacking?.band;
  return band === undefined ? [] : zones.battlefield.filter((other) => other !== id && objects[other]?.attacking?.band === band);
}
