/**
 * Slips that are mended before a query is read, so that names and sayings are found in what was meant: a word that is nowhere and can hardly be but one
 * other, and a word beside which a name stands that has another in its place (`staring hand size`).
 */
import type { SearchIndex } from './openIndex.ts';
import { findSaying, type PlayerWords } from './playerWords.ts';
import { editDistance, nearWords, type NearWord, type WeighedWords } from './slips.ts';
import { commonWords, stemOf, weakWords } from './tokens.ts';
import type { TypedToken } from './typedToken.ts';
import { findForm, hasPrefix, isKnownForm } from './vocabulary.ts';

/** So many bits a word must be likelier than the next to be read in place of what was typed. */
const isSure = 1.5;
/** What it is worth to stand beside its neighbour in a name. */
const inName = 4;
/** Sayings are of words that stand nowhere, and as likely as words of so many places (by the scale of the vocabulary). */
const ofSaying = 3;

export interface Known extends WeighedWords {
  /** Two stems behind each other in a name or saying. */
  readonly pairs: ReadonlySet<string>;
  /** Names of several words by each of their stems. */
  readonly named: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Words that only sayings have. */
  readonly said: ReadonlySet<string>;
}

const knownOf = new WeakMap<SearchIndex, Known>();

/** The words that may be meant: those of the edition and of sayings, and what stands in names. Collected once for each index. */
export function knowSlips(index: SearchIndex): Known {
  const known = knownOf.get(index) ?? collect(index);
  knownOf.set(index, known);
  return known;
}

function collect({ vocabulary, playerWords, names }: SearchIndex): Known {
  const said = new Set(wordsOf(playerWords).filter((word) => /^[a-z]{3,}$/.test(word) && !vocabulary.stemOf.has(word)));
  const weightOf = new Map(vocabulary.weightOf);
  for (const word of said) weightOf.set(word, ofSaying);
  const runs = [...[...names.values()].flat(), ...[...playerWords.values()].flat().map(({ says }) => says.map(({ stem }) => stem))];
  const pairs = new Set(runs.flatMap((run) => run.slice(1).map((stem, at) => `${run[at] ?? ''} ${stem}`)));
  const named = new Map<string, (readonly string[])[]>();
  for (const name of new Set([...names.values()].flat()))
    for (const stem of new Set(name)) named.set(stem, [...(named.get(stem) ?? []), name]);
  return { words: [...vocabulary.words, ...said], weightOf, pairs, named, said };
}

const wordsOf = (playerWords: PlayerWords): readonly string[] => [
  ...new Set([...playerWords.values()].flatMap((list) => list.flatMap(({ says }) => says.map(({ word }) => word)))),
];

/** The tokens of a query, with words in place of slips that are surely meant; said of each. */
export function mendSlips(index: SearchIndex, tokens: readonly TypedToken[], unfinished: boolean): readonly TypedToken[] {
  const mended = [...tokens];
  tokens.forEach((token, at) => {
    const word = findMended(index, mended, at, unfinished && at === tokens.length - 1);
    if (word !== undefined)
      mended[at] = { ...token, word, stem: index.vocabulary.stemOf.get(word) ?? stemOf(word), mended: { how: 'corrected', words: word } };
  });
  return mended;
}

function findMended(index: SearchIndex, tokens: readonly TypedToken[], at: number, isOpen: boolean): string | undefined {
  const token = tokens[at];
  if (!token || !token.isLoose || token.number !== undefined || token.mended || !/^[a-z]{3,}$/.test(token.word)) return undefined;
  const { word, stem } = token;
  const { vocabulary, playerWords, initials } = index;
  if (commonWords.has(word) || weakWords.has(word) || vocabulary.contractions.has(word)) return undefined;
  const known = knowSlips(index);
  if (known.said.has(word) || findSaying(playerWords, tokens, at, index.ownWords)) return undefined;
  const [before, after] = [tokens[at - 1]?.stem, tokens[at + 1]?.stem];
  if (vocabulary.stemOf.has(word) || isKnownForm(vocabulary, word, stem)) return findInName(index, known, tokens, at);
  const stands = (other: string): boolean => known.pairs.has(`${before ?? ''} ${other}`) || known.pairs.has(`${other} ${after ?? ''}`);
  const weigh = ({ word: near, distance, likelihood }: NearWord): NearWord => ({
    word: near,
    distance,
    likelihood: likelihood + (stands(stemIn(index, near)) ? inName : 0),
  });
  // What may be something else is a slip where a name says so.
  const isElse = initials.has(word) || (isOpen && hasPrefix(vocabulary, word));
  const [best, next] = nearWords(known, word)
    .map(weigh)
    .toSorted((a, b) => b.likelihood - a.likelihood);
  if (!best || (isElse && !stands(stemIn(index, best.word)))) return undefined;
  return best.likelihood - (next?.likelihood ?? -Infinity) >= isSure || stemIn(index, best.word) === stemIn(index, next?.word ?? '')
    ? best.word
    : undefined;
}

const stemIn = ({ vocabulary }: SearchIndex, word: string): string => vocabulary.stemOf.get(word) ?? stemOf(word);

/** So many letters, in a name of so many words, leave no doubt which word stands there: `in place` is no slip of `in play`. */
const longEnough = 4;
const enoughWords = 3;

/** The word that a name has where a word of the edition was typed, with all its others around it. */
function findInName(index: SearchIndex, { pairs, named }: Known, tokens: readonly TypedToken[], at: number): string | undefined {
  const stemAt = (place: number): string | undefined => tokens[place]?.stem;
  const own = stemAt(at) ?? '';
  const [before, after] = [stemAt(at - 1), stemAt(at + 1)];
  if (own.length < longEnough || pairs.has(`${before ?? ''} ${own}`) || pairs.has(`${own} ${after ?? ''}`)) return undefined;
  for (const name of new Set([before, after].flatMap((stem) => named.get(stem ?? '') ?? [])))
    for (const [place, stem] of name.length < enoughWords ? [] : name.entries()) {
      if (stem.length < longEnough || stem[0] !== own[0] || editDistance(own, stem, 1) > 1) continue;
      if (name.every((other, ahead) => ahead === place || other === stemAt(at - place + ahead))) return findForm(index.ownWords, stem);
    }
  return undefined;
}
