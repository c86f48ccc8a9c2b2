/**
 * One string for all equal ones. The parser of JSON makes a new string of each value, and a corpus says `subrule`, `704.5j` and a day some
 * hundred thousand times: of five million strings of a build two hundred and fifty thousand differ.
 */

/** Longer ones are texts of their own, of which the corpus holds each once. */
const longest = 40;

const known = new Map<string, string>();

/** Puts the one string in the place of each equal one, in data that was parsed just now and is nobody else's yet. @returns The same data. */
export function shareStrings<T>(data: T): T {
  return share(data) as T;
}

function share(value: unknown): unknown {
  if (typeof value === 'string') return value.length > longest ? value : shareString(value);
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) value[at] = share(value[at]);
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>;
    for (const key in object) {
      const held = object[key];
      if (typeof held !== 'number' && typeof held !== 'boolean') object[key] = share(held);
    }
  }
  return value;
}

function shareString(value: string): string {
  const found = known.get(value);
  if (found !== undefined) return found;
  known.set(value, value);
  return value;
}

const knownLines = new Map<number, readonly [number, number]>();

/** One pair for all equal ones: entries of a hundred editions stand in the same few ten thousand places. */
export function shareLines(lines: readonly [number, number]): readonly [number, number] {
  const key = lines[0] * 2 ** 26 + lines[1];
  const found = knownLines.get(key);
  if (found !== undefined) return found;
  knownLines.set(key, lines);
  return lines;
}
