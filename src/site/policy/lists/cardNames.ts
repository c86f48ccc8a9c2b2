/** Names of cards as lists print them: which are one, and which may be a misprint of another. */

/** A name by its letters and digits alone: print changes apostrophes, spaces and marks of trade. */
export const foldName = (name: string): string =>
  name
    .replace(/[Ææ]/g, 'ae')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Shorter names differ in a letter by nature. */
const shortest = 7;

/** Whether two different names are a letter or two apart. */
export function isNear(one: string, other: string): boolean {
  if (one === other || one.length < shortest || other.length < shortest || Math.abs(one.length - other.length) > 2) return false;
  return distance(one, other) <= (Math.min(one.length, other.length) < 10 ? 1 : 2);
}

/** Letters to be put in, left out or changed to make one text of the other (Levenshtein, 1965). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
