/** Tells of bands: who attacks in one, and who is blocked with the others of it (702.22). */
import type { Concept } from '../concepts/concepts.ts';
import { nameOf } from '../events/nameOf.ts';
import type { Telling } from '../events/telling.ts';
import { lookAt } from '../look/layers/characteristics.ts';
import { hasKeyword } from '../look/look.ts';
import { bandmatesOf } from '../state/bands.ts';
import { listOf } from '../state/sentences.ts';
import type { GameState, ObjectId } from '../state/state.ts';

export function inBand(state: GameState, id: ObjectId): string {
  const mates = bandmatesOf(state, id);
  return mates.length === 0 ? '' : ` in a band with ${listOf(mates.map((mate) => nameOf(state, mate)))}`;
}

/** Banding itself where the band is one by it: at most one of it has none. */
export function citesOfBand(state: GameState, id: ObjectId): readonly Concept[] {
  const mates = bandmatesOf(state, id);
  if (mates.length === 0) return [];
  const without = [id, ...mates].filter((each) => !hasKeyword(lookAt(state), each, 'banding')).length;
  return ['attack.bands', without < 2 ? 'keyword.banding' : 'keyword.bandsWithOther', 'keyword.banding.together'];
}

/** An attacker that an effect has become blocked: by itself, or with its band. */
export const tellBlocked = (state: GameState, id: ObjectId, all: readonly ObjectId[]): Telling => ({
  event: 'blocked',
  text: `${nameOf(state, id)} becomes blocked.`,
  cites: ['block.blocked', ...(bandmatesOf(state, id).some((mate) => all.includes(mate)) ? (['keyword.banding.effect'] as const) : [])],
});
