import { diffArrays } from 'diff';
import { makeReadable, type Matches } from './readableChanges.ts';
import type { SpacedWords } from './words.ts';

/** How many words may be removed and added before the rest between equal ends is given up as rewritten; bounds time and memory. */
const maxEditLength = 1000;

/**
 * Which words of one text stay in the other, so that a reader can follow the change (`readableChanges.ts`). Matching the other way round
 * gives the same pairs. `fold` gives words that count as the same one form.
 */
export function matchWords(old: SpacedWords, now: SpacedWords, fold?: (word: string) => string): Matches {
  const a = fold ? old.words.map(fold) : old.words;
  const b = fold ? now.words.map(fold) : now.words;
  // A shortest edit is rarely the only one. To choose the same in both directions, one of the two is always the first.
  const matches = isInOrder(a, b) ? longestMatch(a, b) : turn(longestMatch(b, a), a.length);
  return makeReadable({ ...old, words: a }, { ...now, words: b }, matches);
}

function longestMatch(a: readonly string[], b: readonly string[]): Matches {
  const matches = new Int32Array(a.length).fill(-1);
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) matches[start] = start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) {
    end += 1;
    matches[a.length - end] = b.length - end;
  }
  // A word that the other text does not have can match nothing; without such words the edit is much shorter and the match the same.
  const inA = placesOfShared(a, start, a.length - end, b);
  const inB = placesOfShared(b, start, b.length - end, a);
  let i = 0;
  let j = 0;
  for (const { added, removed, count } of diffArrays(wordsAt(a, inA), wordsAt(b, inB), { maxEditLength }) ?? []) {
    if (!added && !removed) for (let k = 0; k < count; k += 1) matches[inA[i + k] ?? 0] = inB[j + k] ?? -1;
    if (!added) i += count;
    if (!removed) j += count;
  }
  return matches;
}

function placesOfShared(words: readonly string[], from: number, to: number, other: readonly string[]): number[] {
  const shared = new Set(other);
  const places: number[] = [];
  for (let k = from; k < to; k += 1) if (shared.has(words[k] ?? '')) places.push(k);
  return places;
}

const wordsAt = (words: readonly string[], places: readonly number[]): string[] => places.map((k) => words[k] ?? '');

function turn(matches: Matches, length: number): Matches {
  const turned = new Int32Array(length).fill(-1);
  for (const [i, j] of matches.entries()) if (j >= 0) turned[j] = i;
  return turned;
}

function isInOrder(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return a.length < b.length;
  const at = a.findIndex((word, i) => word !== b[i]);
  return at < 0 || (a[at] ?? '') < (b[at] ?? '');
}
