import { isWord, type SpacedWords } from './words.ts';

/** For each word of the old text the index of the word of the new text that it stays as, or -1. Indexes grow. */
export type Matches = Int32Array;

/** Words that stay side by side in both texts. */
interface Run {
  readonly start: number;
  readonly at: number;
  readonly length: number;
}

/**
 * Words that hold a sentence together and say little alone. Between two changes they stay only when the changes are as short as they are.
 */
const littleWords: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its they them their he she his her you your who which what one any all each other another such ' +
    'of to in on at by for from with as into onto under than until up out and or nor but if then so not no also when while ' +
    'is are was were be been being has have had do does may can will would'
  ).split(' '),
);

/** What a little word or a mark counts is 1; how much more another word holds a reader, found by looking at neighbouring editions. */
const weightOfWord = 3;

/** Less than this part of the shorter text in common, and a reader is better off with the two texts one after the other. */
const leastInCommon = 1 / 4;

/**
 * Gives up matches that would only break a change into pieces, and moves the borders of what stays to where sentences and phrases begin.
 *
 * - Same words between two changes are given up, and the changes become one, when they weigh less than the shorter change has words; a
 *   little word or a mark weighs 1, any other word 3. A change is as long as the longer of what it removes and what it adds.
 * - Where fewer than a quarter of the words of the shorter text stay, none does.
 * - A piece added or removed whole, which may stand some words earlier or later with the same effect, stands where a paragraph, else a
 *   sentence, else a phrase begins.
 *
 * Treats both texts alike.
 */
export function makeReadable(old: SpacedWords, now: SpacedWords, matches: Matches): Matches {
  const runs = joinChanges(runsOf(matches, old, now), old.words);
  return hasEnough(runs, old.words, now.words) ? toMatches(slidePieces(runs, old, now), matches.length) : toMatches([], matches.length);
}

/** The runs in order, between one of no words at the start of the texts and one of no words at their end. */
function runsOf(matches: Matches, old: SpacedWords, now: SpacedWords): Run[] {
  const runs: Run[] = [{ start: 0, at: 0, length: 0 }];
  for (let i = 0; i < matches.length; i += 1) {
    const at = matches[i] ?? -1;
    if (at < 0) continue;
    const start = i;
    while (matches[i + 1] === at + i + 1 - start) i += 1;
    runs.push({ start, at, length: i + 1 - start });
  }
  runs.push({ start: old.words.length, at: now.words.length, length: 0 });
  return runs;
}

function toMatches(runs: readonly Run[], length: number): Matches {
  const matches = new Int32Array(length).fill(-1);
  for (const { start, at, length } of runs) for (let k = 0; k < length; k += 1) matches[start + k] = at + k;
  return matches;
}

/** How many words the change between two runs has. */
const sizeBetween = (before: Run, after: Run): number =>
  Math.max(after.start - before.start - before.length, after.at - before.at - before.length);

/** Gives up light runs, from left to right, until none is left; what is given up makes its neighbours longer. */
function joinChanges(runs: readonly Run[], words: readonly string[]): Run[] {
  const weigh = ({ start, length }: Run): number => {
    let weight = 0;
    for (const word of words.slice(start, start + length)) weight += isLittle(word) ? 1 : weightOfWord;
    return weight;
  };
  const weighed = runs.map((run, k) => ({ run, weight: k === 0 || k === runs.length - 1 ? Infinity : weigh(run) }));
  for (;;) {
    const kept: typeof weighed = [];
    weighed.forEach((one, k) => {
      const before = kept.at(-1);
      const after = weighed[k + 1];
      const isLight = before && after && one.weight < Math.min(sizeBetween(before.run, one.run), sizeBetween(one.run, after.run));
      if (!isLight) kept.push(one);
    });
    if (kept.length === weighed.length) return kept.map(({ run }) => run);
    weighed.splice(0, weighed.length, ...kept);
  }
}

const isLittle = (word: string): boolean => !isWord(word) || littleWords.has(word.toLowerCase());

function hasEnough(runs: readonly Run[], old: readonly string[], now: readonly string[]): boolean {
  const count = (words: readonly string[]): number => words.reduce((sum, word) => sum + (isWord(word) ? 1 : 0), 0);
  const common = runs.reduce((sum, { start, length }) => sum + count(old.slice(start, start + length)), 0);
  return common >= leastInCommon * Math.min(count(old), count(now));
}

/** Moves each piece that is only removed or only added to the best of the places where it has the same effect; the last of several. */
function slidePieces(runs: readonly Run[], old: SpacedWords, now: SpacedWords): Run[] {
  const slid = [...runs];
  for (let k = 1; k < slid.length; k += 1) {
    const before = slid[k - 1];
    const after = slid[k];
    if (!before || !after) continue;
    const removed = after.start - before.start - before.length;
    const added = after.at - before.at - before.length;
    if (removed > 0 === added > 0) continue;
    const text = removed > 0 ? old : now;
    const from = removed > 0 ? before.start + before.length : before.at + before.length;
    const shift = bestShift(text, from, removed + added, before.length, after.length);
    slid[k - 1] = { ...before, length: before.length + shift };
    slid[k] = { start: after.start + shift, at: after.at + shift, length: after.length - shift };
  }
  return slid;
}

/** By how many words a piece of a text is best moved: at most so many as the runs before and after it have. */
function bestShift({ words, gaps }: SpacedWords, from: number, length: number, before: number, after: number): number {
  const rank = (shift: number): number => rankBorder(words, gaps, from + shift) + rankBorder(words, gaps, from + shift + length);
  let best = 0;
  let bestRank = rank(0);
  const consider = (shift: number, better: boolean): void => {
    if (!better) return;
    best = shift;
    bestRank = rank(shift);
  };
  for (let shift = 0; shift < after && words[from + shift] === words[from + shift + length]; shift += 1) {
    consider(shift + 1, rank(shift + 1) >= bestRank);
  }
  for (let shift = 0; -shift < before && words[from + shift - 1] === words[from + shift + length - 1]; shift -= 1) {
    consider(shift - 1, rank(shift - 1) > bestRank);
  }
  return best;
}

/** How good a place the border before a word is: an end of the text or a paragraph, a sentence, a clause, a phrase, a word. */
function rankBorder(words: readonly string[], gaps: readonly string[], at: number): number {
  if (at === 0 || at === words.length || gaps[at]?.includes('\n')) return 5;
  const last = words[at - 1] ?? '';
  const mark = /^[)\]"'”’]$/.test(last) ? (words[at - 2] ?? '') : last;
  if (/^[.!?]$/.test(mark)) return gaps[at] === '' ? 0 : 4;
  if (/^[;:—]$/.test(last)) return 3;
  if (last === ',' || /^[([“]$/.test(words[at] ?? '')) return 2;
  return gaps[at] === '' ? 0 : 1;
}
