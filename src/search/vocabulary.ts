/**
 * The words of an edition, for words that are not finished or not spelled as print spells them.
 */

import { isSign } from './tokens.ts';
import { kinOf } from './wordForms.ts';

/** A word that may be meant, and how sure it is: 1 for the word itself. */
export interface Meant {
  readonly stem: string;
  readonly sureness: number;
  /** A word of the edition with that stem. */
  readonly word: string;
  /** The typed word in some form, one that begins so, or one spelled nearly so. */
  readonly how: 'same' | 'begun' | 'near';
}

export interface Vocabulary {
  /** Words in alphabetical order. */
  readonly words: readonly string[];
  readonly stemOf: ReadonlyMap<string, string>;
  readonly stems: ReadonlySet<string>;
  /** In how many places a word stands; headings count for more. */
  readonly weightOf: ReadonlyMap<string, number>;
  /** Words with an apostrophe, as they are typed without: `cant`. */
  readonly contractions: ReadonlyMap<string, readonly string[]>;
}

/** What a typed word may mean, best first, each stem once. `unfinished`: the reader may still be typing it. */
export function findMeant(vocabulary: Vocabulary, word: string, stem: string, unfinished: boolean): readonly Meant[] {
  const known = vocabulary.stemOf.has(word) || vocabulary.stems.has(stem);
  const meant = new Map<string, Meant>();
  const raise = (key: string, sureness: number, found: string, how: Meant['how']): void => {
    if ((meant.get(key)?.sureness ?? -1) < sureness) meant.set(key, { stem: key, sureness, word: found, how });
  };
  if (known) raise(stem, 1, word, 'same');
  const kin = kinOf(word);
  if (kin && vocabulary.stems.has(kin[0])) raise(kin[0], kin[1], word, 'same');
  // A letter is typed for its symbol.
  if (word.length === 1 && vocabulary.stems.has(`{${word}}`)) raise(`{${word}}`, 0.9, `{${word.toUpperCase()}}`, 'same');
  const contracted = meant.size === 0 ? (vocabulary.contractions.get(word) ?? []) : [];
  for (const other of contracted) raise(stemIn(vocabulary, other), 1, other, 'near');
  if (unfinished && word.length >= 2) {
    for (const longer of wordsWithPrefix(vocabulary, word)) raise(stemIn(vocabulary, longer), known ? 0.15 : 0.8, longer, 'begun');
  }
  if (isSign(word) || contracted.length > 0) return [...meant.values()];
  // A form that the edition has not may be another word with a letter left out: `roling` is rolling before it is of a role.
  const doubled = doubledOf(word).find((other) => vocabulary.stemOf.has(other));
  if (doubled !== undefined && !vocabulary.stemOf.has(word)) {
    meant.clear();
    raise(stemIn(vocabulary, doubled), 0.8, doubled, 'near');
    return [...meant.values()];
  }
  if (meant.size === 0 || (!known && word.length >= 4 && meant.size < 2)) {
    for (const { word: near, distance } of nearWords(vocabulary, word))
      raise(stemIn(vocabulary, near), distance === 1 ? 0.8 : 0.5, near, 'near');
  }
  return [...meant.values()].sort((a, b) => b.sureness - a.sureness).slice(0, 24);
}

/** The word with the letter before its ending written twice, or once: what is most often misspelled. */
function doubledOf(word: string): readonly string[] {
  const match = /^(.*[aeiou])([bdfglmnprt])(\2?)(ing|ed|er|ers)$/.exec(word);
  if (!match) return [];
  const [, before = '', letter = '', again = '', ending = ''] = match;
  return [`${before}${letter}${again === '' ? letter : ''}${ending}`];
}

function stemIn(vocabulary: Vocabulary, word: string): string {
  return vocabulary.stemOf.get(word) ?? word;
}

const knownForms = new WeakMap<Vocabulary, ReadonlyMap<string, string>>();

/** The word with this stem that stands in most places. */
export function findForm(vocabulary: Vocabulary, stem: string): string | undefined {
  const known = knownForms.get(vocabulary) ?? collectForms(vocabulary);
  knownForms.set(vocabulary, known);
  return known.get(stem);
}

function collectForms({ words, stemOf, weightOf }: Vocabulary): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  const weight = (word: string | undefined): number => (word === undefined ? -1 : (weightOf.get(word) ?? 0));
  for (const word of words) {
    const stem = stemOf.get(word) ?? word;
    if (weight(word) > weight(forms.get(stem))) forms.set(stem, word);
  }
  return forms;
}

/** Words that begin with these letters, by binary search. */
function wordsWithPrefix(vocabulary: Vocabulary, prefix: string): readonly string[] {
  const { words } = vocabulary;
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < words.length && (words[end] ?? '').startsWith(prefix)) end += 1;
  return words.slice(low, end);
}

interface NearWord {
  readonly word: string;
  readonly distance: number;
}

const knownNear = new WeakMap<Vocabulary, Map<string, readonly NearWord[]>>();
/** So many typed words are remembered: a query asks for each more than once, and the next key asks for all of them again. */
const mostKnown = 200;

/**
 * Words within one slip (two in a word of eight letters or more; in one of three only two letters that changed places), the nearest only; among equally near ones those that stand in many places.
 * The first letter may be wrong too: nobody's finger knows which letter comes first.
 */
export function nearWords(vocabulary: Vocabulary, word: string): readonly NearWord[] {
  const known = knownNear.get(vocabulary) ?? new Map<string, readonly NearWord[]>();
  knownNear.set(vocabulary, known);
  const found = known.get(word) ?? findNearWords(vocabulary, word);
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

function findNearWords(vocabulary: Vocabulary, word: string): readonly NearWord[] {
  if (word.length < 3) return [];
  const allowed = word.length < 8 ? 1 : 2;
  const letters = lettersOf(word);
  const near = lettersIn(vocabulary)
    // Of three letters another makes another word; two that changed places do not.
    .filter(([other, mask]) => word.length > 3 || (other.length === 3 && mask === letters))
    // A slip changes two letters at most: one goes, one comes.
    .filter(([other, mask]) => Math.abs(other.length - word.length) <= allowed && countBits(mask ^ letters) <= 2 * allowed)
    .map(([other]) => ({ word: other, distance: editDistance(word, other, allowed) }))
    .filter(({ distance }) => distance <= allowed);
  const least = Math.min(...near.map(({ distance }) => distance));
  const weight = (other: string): number => vocabulary.weightOf.get(other) ?? 0;
  return near
    .filter(({ distance }) => distance === least)
    .sort((a, b) => weight(b.word) - weight(a.word))
    .slice(0, 3);
}

const masks = new WeakMap<Vocabulary, readonly (readonly [word: string, letters: number])[]>();

/** The words of a vocabulary with the letters that each has. */
function lettersIn(vocabulary: Vocabulary): readonly (readonly [word: string, letters: number])[] {
  const known = masks.get(vocabulary) ?? vocabulary.words.map((word) => [word, lettersOf(word)] as const);
  masks.set(vocabulary, known);
  return known;
}

/** A bit for each letter that a word has; characters share the 32 there are, which only makes two words look more alike. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Slips between two words: a letter too many, one missing, one wrong, or two neighbours exchanged (optimal string alignment; Damerau, 1964).
 * Anything above `limit` is told as `limit + 1`.
 */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    before = above;
    above = current;
  }
  return Math.min(above[right.length] ?? 0, limit + 1);
}
