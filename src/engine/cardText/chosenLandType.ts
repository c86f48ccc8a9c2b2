/** "The chosen type" of a text that lets a basic land type be chosen, and no creature type. */
import type { Ability } from '../language/ability.ts';
import { kindsIn } from '../language/parts.ts';

/** The same abilities; what was read as a creature type that was chosen is the land type, where that is what is chosen. */
export function ofLandTypes(abilities: readonly Ability[]): readonly Ability[] {
  const kinds = kindsIn(abilities);
  return kinds.has('basic land types') && !kinds.has('creature types') && kinds.has('set chosen') ? withLandType(abilities) : abilities;
}

function withLandType<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withLandType(each)) as T;
  const isCreatureType = 'kind' in value && value.kind === 'set chosen' && 'quality' in value && value.quality === 'creature type';
  if (isCreatureType && 'slot' in value && value.slot === 'creature type')
    return { ...value, quality: 'basic land type', slot: 'basic land type' };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withLandType<unknown>(each)])) as T;
}
