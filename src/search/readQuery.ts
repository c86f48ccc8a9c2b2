/**
 * What a query of words was taken to mean: the words that are sought, what an entry must have to have all of them, and what was sought in
 * place of what was typed, so that it can be said.
 */
import type { Weights } from './field.ts';
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import type { QueryPart, WordQuery } from './parseQuery.ts';
import { findSaying, type FoundSaying } from './playerWords.ts';
import { rarityOf } from './rarity.ts';
import { readTokens } from './readTokens.ts';
import { commonWords, contentTokens, isSign, tokenize, weakWords, type Token } from './tokens.ts';
import type { TypedToken } from './typedToken.ts';
import { findForm, findMeant, type Meant } from './vocabulary.ts';
import { rankingWeights } from './weights.ts';

/** A word that is sought. */
export interface QueryWord {
  readonly token: Token;
  readonly meant: readonly Meant[];
  /** How much it counts beside the others, 0 to 1. */
  readonly share: number;
  /** How rare the word is, times its share. */
  readonly weight: number;
  /** The saying that it is of, by its place in the query: as it was typed, or as the rules call it. */
  readonly saying?: { readonly at: number; readonly way: 'typed' | 'meant' };
}

/** A word that players alone have, as it was typed or as others say it: questions of players have it, which is no reason to seek it elsewhere. */
export interface HeardWord extends Pick<QueryWord, 'share'> {
  readonly meant: readonly Pick<Meant, 'stem' | 'sureness'>[];
}

/** A word, a saying or a number among words, as it was typed. */
export interface TypedUnit {
  /** An entry has it when it has all stems of one of these ways to say it. None for a word unknown here. */
  readonly ways: readonly (readonly string[])[];
  /** The place of the entry whose number it is: that has it too. */
  readonly place?: number | undefined;
}

/** Something else than what was typed that was sought. */
export interface Followed {
  /**
   * A word that is spelled otherwise; two that are one; one that only begins so; a saying for which the rules have other words; a word that is nowhere; a
   * phrase in a sentence, whose words were sought: beside it, where an entry has it.
   */
  readonly kind: 'corrected' | 'joined' | 'begun' | 'said' | 'unknown' | 'loosened';
  readonly typed: string;
  /** What was sought: words of this edition; of a saying what the rules call it; none for a word that is nowhere. */
  readonly words: readonly string[];
  /** Whether what was typed was sought too. */
  readonly isBeside: boolean;
}

export interface ReadQuery {
  /** All words in the order in which they were typed, slips mended: also those that say nothing by themselves. */
  readonly typed: readonly Token[];
  /** Each stem once. */
  readonly words: readonly QueryWord[];
  /** Words of the table for its sayings. */
  readonly heard: readonly HeardWord[];
  /** Of phrases there are none: they are demanded anyway. */
  readonly units: readonly TypedUnit[];
  readonly followed: readonly Followed[];
  /** Numbers among the words, in the order in which they were typed. */
  readonly numbers: readonly string[];
  /** The query that seeks what was typed and nothing else; absent when nothing else was followed. */
  readonly exact?: string;
}

/**
 * Reads the words of a query that say what is sought. Behind what players say come the words of the rules for it; behind initials that are no
 * word (`SBA`) the words of the heading.
 */
export function readQuery(index: SearchIndex, { parts, unfinished }: WordQuery): ReadQuery {
  const all = readTokens(index, parts, unfinished && parts.at(-1)?.without === false);
  const content = new Set(contentTokens(all) as readonly TypedToken[]);
  const open = unfinished && parts.at(-1)?.without === false ? all.findLast(({ lastPart }) => lastPart === parts.length - 1) : undefined;
  const words = new Map<string, QueryWord>();
  const units = new Map<string, TypedUnit>();
  const heardWords: HeardWord[] = [];
  const followed: Followed[] = [];
  const quoted = new Map<number, number>();
  const follow = (tokens: readonly TypedToken[], kind: Followed['kind'], found: readonly string[], isBeside = false): void => {
    const typed = tokens.map((token) => token.typed).join(' ');
    // A slip in a saying is said, and then the saying.
    const isTold = (other: Followed): boolean => other.typed === typed && (kind !== 'said' || other.kind === 'said');
    if (!followed.some(isTold)) followed.push({ kind, typed, words: found, isBeside });
    quoted.set(tokens[0]?.part ?? -1, tokens.at(-1)?.lastPart ?? -1);
  };
  const put = (token: Token, share: number, isOpen = false, saying?: QueryWord['saying']): readonly Meant[] => {
    const meant = findMeant(index.vocabulary, token.word, token.stem, isOpen);
    const weight = share * Math.max(...meant.map(({ stem }) => rarity(index, stem)), 0);
    if ((words.get(token.stem)?.weight ?? -1) < weight) words.set(token.stem, { token, meant, share, weight, ...(saying && { saying }) });
    return meant;
  };
  let said = 0;
  let saidFrom = 0;
  let name = { from: 0, to: 0 };
  all.forEach((token, at) => {
    const isFree = token.isLoose && token.number === undefined && at >= said;
    const named = { from: at, to: at + longestName(index, all, at) };
    if (isFree && named.to > name.to) name = named;
    const heard = isFree
      ? (findSaying(index.playerWords, all, at, index.ownWords) ?? findInitials(index, token) ?? readSize(index, token))
      : undefined;
    // A name that is longer is meant, not the saying in it: mana burn is no burn.
    const isInName = heard && at + heard.length <= name.to && heard.length < name.to - name.from;
    const saying = isInName ? undefined : heard;
    if (token.mended !== undefined) follow([token], token.mended.how, [token.mended.words]);
    // An edition older than the rules' word for it has only what is said.
    const means = contentTokens(saying?.means ?? []).filter((each) => isKnown(index, each));
    if (saying && means.length > 0) {
      const typed = all.slice(at, at + saying.length);
      const isBeside = typed.every((each) => isKnown(index, each));
      said = at + saying.length;
      saidFrom = at;
      // Where the two differ by the form of a word alone (`legend ruled`), nothing else than what was typed is sought.
      if (!isAlike(typed, saying.means)) follow(typed, 'said', [saying.says], isBeside);
      const ways = [means, ...(isBeside ? [typed] : [])].map((way) => way.map(({ stem }) => stem));
      units.set(typed.map(({ stem }) => stem).join(' '), { ways });
      heardWords.push(...hear(index, typed, saying));
    }
    // Beside other words, the many words for one saying must not outweigh them.
    const shareOfMeans = saying && saying.length < all.length ? means.length ** -rankingWeights.meansPower : 1;
    for (const each of means) put(each, shareOfMeans, false, { at, way: 'meant' });
    if (!content.has(token)) return;
    const isSaid = at < said;
    if (isSaid && (!isKnown(index, token) || token.word.length === 1)) return;
    const share = weakWords.has(token.word) && content.size > 1 && !isSaid ? rankingWeights.weak : 1;
    const meant = put(token, share, token === open, isSaid ? { at: saidFrom, way: 'typed' } : undefined);
    if (token.number !== undefined) {
      const ways = [all.filter(({ number }) => number === token.number).map(({ stem }) => stem)];
      units.set(token.number, { ways, place: index.byId.get(token.number) });
      return;
    }
    if (isSaid || !token.isLoose || units.has(token.stem)) return;
    // A form that the edition has not, and is taken for another word than its stem is of.
    const isMisspelled = index.vocabulary.stems.has(token.stem) && meant.length > 0 && meant.every(({ how }) => how === 'near');
    const isThere = meant.some(({ how }) => how === 'same') || (!isMisspelled && stands(index, token.stem));
    units.set(token.stem, { ways: isThere ? [[token.stem]] : meant.map(({ stem }) => [stem]) });
    if (isThere) {
      // Another form of a word, or a slip that comes to the same.
      const form = index.vocabulary.stemOf.has(token.word) ? undefined : findForm(index.vocabulary, token.stem);
      if (form !== undefined && form !== token.word) follow([token], 'corrected', [form]);
      return;
    }
    const isBegun = meant.some(({ how }) => how === 'begun');
    follow(
      [token],
      isBegun ? 'begun' : meant.length > 0 ? 'corrected' : 'unknown',
      meant.map(({ word }) => word),
    );
  });
  const exact = followed.some(({ kind }) => kind === 'corrected' || kind === 'joined' || kind === 'said')
    ? quoteParts(parts, quoted)
    : undefined;
  const numbers = [...new Set(all.flatMap(({ number }) => number ?? []))];
  return {
    typed: all,
    words: [...words.values()],
    heard: heardWords,
    units: [...units.values()],
    followed,
    numbers,
    ...(exact === undefined ? {} : { exact }),
  };
}

const isAlike = (typed: readonly Token[], means: readonly Token[]): boolean =>
  typed.length === means.length && typed.every(({ stem }, at) => stem === means[at]?.stem);

/** Words of players alone for a saying: those that were typed, and of others that mean the same each as good as the next. */
function hear(index: SearchIndex, typed: readonly Token[], { alike }: FoundSaying): readonly HeardWord[] {
  const others = alike.map((stem) => ({ stem, sureness: rankingWeights.alike }));
  const words = typed.map((token): HeardWord => {
    const own = isKnown(index, token) || !index.vocabulary.stems.has(token.stem) ? [] : [{ stem: token.stem, sureness: 1 }];
    return { share: weakWords.has(token.word) ? rankingWeights.weak : 1, meant: typed.length > 1 ? own : [...own, ...others] };
  });
  return typed.length > 1 ? [...words, { share: 1, meant: others }] : words;
}

/** The query with quotes around what would be followed, so that it is sought as it stands. */
function quoteParts(parts: readonly QueryPart[], quoted: ReadonlyMap<number, number>): string {
  const written: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const last = quoted.get(at) ?? -1;
    const run = last < 0 ? [] : parts.slice(at, last + 1);
    const part = parts[at];
    if (run.length > 0) {
      written.push(`"${run.map(({ text }) => text).join(' ')}"`);
      at = last;
    } else if (part) written.push(`${part.without ? '-' : ''}${part.kind === 'phrase' ? `"${part.text}"` : part.text}`);
  }
  return written.join(' ');
}

/** What an entry has of the words that were typed, the most first: all of them, some, longer words that begin like the last one, or none. */
export const hasOrder = ['all', 'some', 'begun', 'none'] as const;
export type Has = (typeof hasOrder)[number];
const [hasAll, hasSome, hasBegun, hasNone] = [0, 1, 2, 3];

/** Tells it of each place by its place in that order, headings above it included; of names, by its own heading. */
export function judgeUnits(index: SearchIndex, { units, words }: ReadQuery, texts: NeededTexts, namesOnly: boolean): Uint8Array {
  const size = index.documents.length;
  const begun = words.flatMap(({ meant }) => meant.flatMap(({ stem, how }) => (how === 'begun' ? [stem] : [])));
  const common = new Map(
    words.filter(({ token }) => commonWords.has(token.word)).map(({ token: { stem } }) => [stem, texts.weightsOf(stem)]),
  );
  const fieldsOf = (stem: string): readonly Weights[] => {
    const rest = namesOnly ? [] : [common.get(stem) ?? index.bodies.weights(stem), index.places.weights(stem)];
    return [index.titles.weights(stem), ...rest];
  };
  const rowOf = (stem: string): Uint8Array => {
    const row = new Uint8Array(size);
    for (const { places } of fieldsOf(stem)) for (const place of places) row[place] = 1;
    return row;
  };
  const allOf = ([first = new Uint8Array(size), ...others]: readonly Uint8Array[]): Uint8Array =>
    others.reduce((all, other) => all.map((has, place) => has & (other[place] ?? 0)), first);
  const row = new Uint8Array(size).fill(hasNone);
  for (const stem of begun) for (const { places } of fieldsOf(stem)) for (const place of places) row[place] = hasBegun;
  const having = new Uint16Array(size);
  /** The last unit that was counted for each place, by its number from 1: it may stand in several fields, or in several ways. */
  const counted = new Uint16Array(size);
  units.forEach(({ ways, place: own }, at) => {
    const count = (place: number): void => {
      if (counted[place] === at + 1) return;
      counted[place] = at + 1;
      having[place] = (having[place] ?? 0) + 1;
    };
    for (const way of ways) {
      for (const stem of way)
        for (const { places } of fieldsOf(stem))
          for (const place of places) {
            row[place] = hasSome;
            if (way.length === 1) count(place);
          }
      if (way.length !== 1) allOf(way.map(rowOf)).forEach((has, place) => has === 1 && count(place));
    }
    if (own !== undefined) {
      row[own] = hasSome;
      count(own);
    }
  });
  for (let place = 0; place < size; place += 1) if (having[place] === units.length) row[place] = hasAll;
  return row;
}

/** How many words the longest name has that begins with the word at a place: a heading or headword of several words. */
function longestName({ names }: SearchIndex, tokens: readonly Token[], at: number): number {
  const begun = names.get(tokens[at]?.stem ?? '') ?? [];
  return Math.max(0, ...begun.filter((name) => name.every((stem, ahead) => stem === tokens[at + ahead]?.stem)).map(({ length }) => length));
}

/** Whether the edition itself has a word. */
function isKnown({ ownWords }: SearchIndex, { word, stem }: Token): boolean {
  return ownWords.stemOf.has(word) || ownWords.stems.has(stem);
}

/** Whether it stands in a text: the vocabulary leaves figures out. */
function stands({ bodies, titles }: SearchIndex, stem: string): boolean {
  return bodies.frequency(stem) + titles.frequency(stem) > 0;
}

/** Whether the edition has a word, a figure or a sign. */
export const isOurs = (index: SearchIndex, token: Token): boolean => isKnown(index, token) || stands(index, token.stem);

/** The heading whose initials a token is; a word is never taken for initials. */
function findInitials(index: SearchIndex, token: Token): FoundSaying | undefined {
  const [place] = isKnown(index, token) ? [] : (index.initials.get(token.word) ?? []);
  const says = place === undefined ? undefined : (index.documents[place]?.title ?? '');
  return says === undefined ? undefined : { length: 1, says, means: tokenize(says), alike: [] };
}

/** A size that the edition does not have is any creature's. */
function readSize(index: SearchIndex, token: TypedToken): FoundSaying | undefined {
  const says = 'power/toughness';
  return token.word.includes('/') && isSign(token.word) && !stands(index, token.stem)
    ? { length: 1, says, means: tokenize(says), alike: [] }
    : undefined;
}

/** How rare a stem is in the field that has it most often. */
export function rarity({ documents, bodies, titles, asks }: SearchIndex, stem: string): number {
  return rarityOf(documents.length, Math.max(bodies.frequency(stem), titles.frequency(stem), asks.frequency(stem)));
}
