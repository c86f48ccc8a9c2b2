/** Chance for tests: numbers from a seed, and a choice that does not depend on the order in which options are listed. */

/** Mixes a text into a number from 0 up to, not including, 1 (FNV-1a, with the finalizer of MurmurHash3). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

export interface Chance {
  /** From 0 up to, not including, `below`. */
  readonly number: (below: number) => number;
  readonly happens: (share: number) => boolean;
  readonly one: <T>(items: readonly T[]) => T | undefined;
}

export function chanceFrom(seed: number | string): Chance {
  let drawn = 0;
  const unit = (): number => hashOf(`${seed}/${(drawn += 1)}`);
  const number = (below: number): number => Math.floor(unit() * below);
  return { number, happens: (share) => unit() < share, one: (items) => items[number(items.length)] };
}

/** Items in an order at random that follows from their keys alone: what is added or listed elsewhere changes nothing for the others. */
export const orderedByKey = <T>(items: readonly T[], seed: string, keyOf: (item: T) => string): readonly T[] =>
  items
    .map((item) => ({ item, at: hashOf(`${seed}|${keyOf(item)}`) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
