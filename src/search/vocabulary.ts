/**
 * The words of an edition, for words that are not finished or not spelled as print spells them.
 */

import { nearWords } from './slips.ts';
import { isSign } from './tokens.ts';
import { baseForm, kinOf } from './wordForms.ts';

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
  const known = isKnownForm(vocabulary, word, stem);
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
    const near = nearWords(vocabulary, word).slice(0, mostNear);
    for (const { word: other, distance, likelihood } of near)
      raise(
        stemIn(vocabulary, other),
        (distance === 1 ? 0.8 : 0.5) * 2 ** ((likelihood - (near[0]?.likelihood ?? 0)) * lessSure),
        other,
        'near',
      );
  }
  return [...meant.values()].sort((a, b) => b.sureness - a.sureness).slice(0, 24);
}

const mostNear = 3;
/** By this share of a bit a word is less surely meant that is less likely by one. */
const lessSure = 0.25;

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

/** Whether a word is one of these, or a regular form of one: not only like one in its stem, as `commande` is. */
export function isKnownForm({ stemOf, stems }: Vocabulary, word: string, stem: string): boolean {
  if (stemOf.has(word)) return true;
  if (!stems.has(stem)) return false;
  if (word === stem || (word === `${stem}e` && !stemOf.has(stem)) || baseForm(word) !== undefined) return true;

  const bases = [word.replace(/s$/, ''), word.replace(/ies$/, 'y'), word.replace(/d$/, ''), word.replace(/(?:es|ed|ing)$/, '')];
  return bases.some((each) => each !== word && (stemOf.has(each) || stemOf.has(`${each}e`) || stemOf.has(each.replace(/(.)\1$/, '$1'))));
}

/** Whether a word begins with these letters. */
export const hasPrefix = (vocabulary: Vocabulary, prefix: string): boolean => wordsWithPrefix(vocabulary, prefix).length > 0;

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
