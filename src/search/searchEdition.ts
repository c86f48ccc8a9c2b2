/** The search: one function for the page, the dialog and the command line. */
import { pickBest } from './best.ts';
import type { Release } from '../model/calendar.ts';
import type { IsoDate } from '../model/edition.ts';
import { findSigns, readSigns } from './findSigns.ts';
import { foldInOrder, foldResults, type ResultOptions } from './foldResults.ts';
import { makeHits, makeRanked, raise, type RankedHit, type SearchHit } from './hits.ts';
import { makePartFilter } from './matchParts.ts';
import type { Reason } from './ledger.ts';
import { makeNeededTexts, type NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import { loosenPhrases } from './loosenPhrases.ts';
import { readDate } from './readDate.ts';
import { readNamed, type Named, type NamedGame } from './readNamed.ts';
import { makeQuery, parseQuery, parseWords, type Query, type WordQuery } from './parseQuery.ts';
import { rankBeside, rankNumber } from './rankNumbers.ts';
import { rankWords } from './rankWords.ts';
import { type Followed, judgeUnits, readQuery } from './readQuery.ts';
import { tokenize } from './tokens.ts';

export type { SearchHit } from './hits.ts';

export interface SearchOptions extends ResultOptions {
  /** Only headings and headwords. */
  readonly namesOnly?: boolean;
  /** So many results are passed over. */
  readonly from?: number;
  /** At most so many results; 20 unless told. */
  readonly limit?: number;
  /** Hits say where their scores come from. */
  readonly explains?: boolean;
  /** What names a time, where the edition has no word for it. */
  readonly releases?: readonly Release[];
  /** Other games whose rules are here, by their names. */
  readonly games?: readonly NamedGame[] | undefined;
}

export interface SearchAnswer {
  readonly query: Query;
  readonly hits: readonly SearchHit[];
  /** Results in all, those passed over and those above the limit too. */
  readonly total: number;
  /** Of a query of words, not of a number alone. */
  readonly coverage?: Coverage;
  /** What was sought beside or in place of what was typed. */
  readonly followed: readonly Followed[];
  /** The query that seeks what was typed and nothing else, where something else was followed. */
  readonly exact?: string;
  /** Stems of the words that were sought, for marking them where a result leads; none for a number. */
  readonly sought: readonly string[];
  /** The number that the query asks for and the edition lacks, alone or among words. */
  readonly missing?: string;
  /** The time that the query names, and the query without it: that is what was sought. */
  readonly dated?: { readonly typed: string; readonly day: IsoDate; readonly query: string };
  /** Where the query is the name of a document, of a time, or of both: then nothing is followed, and results say that name as it stands. */
  readonly named?: Named;
  /** What the answer needs and the index does not have yet: it is whole once that is there, it is asked again and lacks nothing more. */
  readonly lacking: Lacking;
}

export interface Lacking {
  /** Stems of which it is to be known where they stand; until it is, nobody knows which texts are needed. */
  readonly stems: readonly string[];
  /** Places of texts. */
  readonly texts: readonly number[];
}

export const lacksNothing = ({ stems, texts }: Lacking): boolean => stems.length === 0 && texts.length === 0;

/** How many results have of the words that were typed; an entry has those of the headings above it too. */
export interface Coverage {
  /** How many words there are to have, without those that say nothing (`the`), phrases and numbers. */
  readonly words: number;
  readonly withAll: number;
  /** Some of them, not all. */
  readonly withSome: number;
  /** None of them, but a longer word that begins like the last. Whatever else is a result stands above others, or is what they point at. */
  readonly withBegun: number;
  /** Results without `allWords`. */
  readonly withAny: number;
}

/**
 * Searches one edition. A number goes first, by itself or among words; of a rule and its Examples only the better is given, unless Examples
 * are asked for. An empty query finds nothing, nor does one that only leaves out. Pure: the same index, query and options give the same.
 */
export function answerQuery(index: SearchIndex, text: string, options: SearchOptions = {}): SearchAnswer {
  const texts = makeNeededTexts(index);
  index.takeLacking();
  const answer = answerWith(index, text, options, texts);
  const stems = index.takeLacking();
  return { ...answer, lacking: { stems, texts: stems.length > 0 ? [] : [...texts.lacking] } };
}

type Found = Omit<SearchAnswer, 'lacking'>;

/** A number of one or two steps (`12`, `2.5`) is one where what is searched numbers so, and elsewhere an amount. */
function readOwnNumber({ byId }: SearchIndex, text: string): Query | undefined {
  const [, number, stop] = /^\s*(\d{1,2}(?:\.\d{1,2})?)(\.?)\s*$/.exec(text) ?? [];
  return number !== undefined && byId.has(number) ? { kind: 'number', number: { number, alone: stop !== '' } } : undefined;
}

function answerWith(index: SearchIndex, text: string, options: SearchOptions, texts: NeededTexts): Found {
  const query = readOwnNumber(index, text) ?? parseQuery(text);
  const releases = options.releases && nameless(index, options.releases);
  const isSure = query.kind === 'number' && query.number.typed === undefined;
  const named = isSure ? undefined : readNamed(parseWords(text).parts, { releases, games: options.games });
  if (named && query.kind === 'words') return { ...answerStrictly(index, parseWords(`"${named.words}"`), options, texts), query, named };
  if (query.kind === 'words') {
    const signs = readSigns(query.parts);
    if (signs.length > 0) {
      const places = findSigns(index, signs, texts, options.namesOnly ?? false);
      return answerInOrder(index, query, places, { what: 'word', of: signs.join(' ') }, options, texts);
    }
    const date = readDate(query.parts, releases);
    if (!date || date.rest.length === 0) {
      const answer = answerWords(index, query, options, texts);
      return answer.total > 0 || options.allWords === true ? answer : (answerSection(index, text, query, options, texts) ?? answer);
    }
    const unfinished = query.unfinished && date.rest.at(-1) === query.parts.at(-1);
    const rest = makeQuery({ kind: 'words', parts: date.rest, unfinished });
    return { ...answerWith(index, rest, options, texts), dated: { typed: date.typed, day: date.day, query: rest.trim() } };
  }
  return { ...answerNumber(index, text, query, options, texts), ...(named ? { named } : {}) };
}

/** Where nothing is found a figure that might be an amount too (`702 xyz`) is the section that it is called by: that is said. */
function answerSection(
  index: SearchIndex,
  text: string,
  { parts }: WordQuery,
  options: SearchOptions,
  texts: NeededTexts,
): Found | undefined {
  const number = parts.find(
    (part) => part.kind === 'word' && !part.without && /^\d{3}$/.test(part.text) && index.byId.has(part.text),
  )?.text;
  // What a minus leaves out stays out.
  if (number === undefined || parts.some(({ without }) => without)) return undefined;
  const answer = answerNumber(index, number, { kind: 'number', number: { number, alone: false } }, options, texts);
  return { ...answer, followed: [{ kind: 'corrected', typed: text.trim(), words: [number], isBeside: false }] };
}

function answerNumber(
  index: SearchIndex,
  text: string,
  query: Extract<Query, { readonly kind: 'number' }>,
  options: SearchOptions,
  texts: NeededTexts,
): Found {
  const { number, typed } = query.number;
  const { places, found } = rankNumber(index, query.number);
  if (!found && (typed !== undefined || number.length === 1)) {
    // What might be something else than a number, or an amount (`0`), is that where it stands so in the text.
    const words = answerWords(index, parseWords(text), options, texts);
    if (words.total > 0 && words.followed.length === 0) return words;
  }
  return { ...answerInOrder(index, query, places, { what: 'number', of: '' }, options, texts), ...(found ? {} : { missing: number }) };
}

/** Places that are listed as they are, with the one reason for all of them. */
function answerInOrder(
  index: SearchIndex,
  query: Query,
  places: readonly number[],
  because: Pick<Reason, 'what' | 'of'>,
  options: SearchOptions,
  texts: NeededTexts,
): Found {
  const { limit = 20, from = 0 } = options;
  const scores = new Map(places.map((place, at) => [place, 1 / (at + 1)]));
  const isShown = (place: number): boolean => !options.namesOnly || index.documents[place]?.title !== undefined;
  const folded = foldInOrder(index, places, options)
    .filter(isShown)
    .map((place): RankedHit => makeRanked(place, scores.get(place) ?? 0, because));
  return {
    query,
    hits: makeHits(index, folded.slice(from, from + limit), new Set(), options, texts),
    total: folded.length,
    followed: [],
    sought: [],
  };
}

const namelessOf = new WeakMap<readonly Release[], { readonly index: SearchIndex; readonly releases: readonly Release[] }>();

/** The releases whose names an edition does not have: `before Commander` asks for the rules of that name. */
function nameless(index: SearchIndex, releases: readonly Release[]): readonly Release[] {
  const known = namelessOf.get(releases);
  if (known?.index === index) return known.releases;
  const { stemOf } = index.ownWords;
  const left = releases.filter(({ code, name }) => ![code, name].some((each) => tokenize(each).every(({ word }) => stemOf.has(word))));
  namelessOf.set(releases, { index, releases: left });
  return left;
}

/** So many words beside a phrase make a sentence: who asks one quotes a card, and demands nothing. */
const wordsOfSentence = 5;

/**
 * Words; in a sentence the words of its phrases too, and what has the phrases as they are goes first: what a card says stands in few entries or in
 * none. That is said.
 */
function answerWords(index: SearchIndex, query: WordQuery, options: SearchOptions, texts: NeededTexts): Found {
  const phrases = query.parts.filter(({ kind, without }) => kind === 'phrase' && !without);
  const isFiltered = options.allWords === true || options.namesOnly === true || options.kind !== undefined || options.under !== undefined;
  if (phrases.length === 0 || isFiltered || query.parts.length - phrases.length < wordsOfSentence)
    return { ...answerPhrases(index, query, options, texts), query };
  const parts = query.parts.flatMap((part) => (phrases.includes(part) ? parseWords(part.text).parts : [part]));
  const has = makePartFilter(index, query, texts, false);
  let isThere = false;
  const quotes = (place: number): boolean => {
    const is = has(place);
    isThere ||= is;
    return is;
  };
  const answer = answerStrictly(index, { ...query, parts }, options, texts, quotes);
  if (answer.total === 0) return { ...answer, query };
  const loosened = phrases.map(({ text }) => ({ kind: 'loosened', typed: text, words: [], isBeside: isThere }) as const);
  return { ...answer, query, followed: [...loosened, ...answer.followed] };
}

/** What has the phrases; where nothing has, their words, and that is said. Of a filter that leaves nothing other things are said. */
function answerPhrases(
  index: SearchIndex,
  query: WordQuery,
  options: SearchOptions,
  texts: NeededTexts,
  prefers?: (place: number) => boolean,
): Found {
  const answer = answerStrictly(index, query, options, texts, prefers);
  const isNarrowed = options.namesOnly === true || options.kind !== undefined || options.under !== undefined;
  // What is not here yet may have them.
  if (answer.total > 0 || isNarrowed || texts.lacking.size > 0 || !query.parts.some(({ kind }) => kind === 'phrase')) return answer;
  const loosened = loosenPhrases(index, query, texts);
  if (!loosened) return answer;
  const { exact: _exact, ...found } = answerPhrases(index, loosened.query, options, texts, loosened.prefers);
  return { ...found, followed: [...loosened.followed, ...found.followed] };
}

/** What is read with a number stands behind that, also where nothing has a word. */
const worthOfNone = 0.5;

/** Words; the rules whose numbers stand among them go first, in their order, then those that are preferred. */
function answerStrictly(
  index: SearchIndex,
  query: WordQuery,
  options: SearchOptions,
  texts: NeededTexts,
  prefers?: (place: number) => boolean,
): Found {
  const { namesOnly = false, from = 0, limit = 20 } = options;
  const read = readQuery(index, query);
  const { numbers } = read;
  const allows = makePartFilter(index, query, texts, namesOnly);
  const ranked = rankWords(index, read, texts, options);
  const words = ranked.places.filter(allows);
  const asked = [...new Set(numbers.flatMap((number) => index.byId.get(number) ?? []))].filter(allows);
  const preferred = new Set(prefers ? words.filter(prefers) : []);
  const scores = new Float64Array(index.documents.length);
  let top = 0;
  for (const place of words) {
    const score = ranked.scoreOf(place);
    scores[place] = score;
    if (score > top) top = score;
  }
  for (const place of preferred) scores[place] = (scores[place] ?? 0) + top;
  const raisedBy = new Map<number, Reason>();
  for (const { place, share, number } of rankBeside(index, numbers)) {
    const [own, score] = [scores[place] ?? 0, (top || worthOfNone) * share];
    if (asked.includes(place) || score <= own || !allows(place) || (namesOnly && index.documents[place]?.title === undefined)) continue;
    raisedBy.set(place, { what: 'kin', of: number, adds: score - own, times: 1 });
    scores[place] = score;
  }
  asked.forEach((place, at) => (scores[place] = top * (preferred.size > 0 ? 2 : 1) + asked.length - at));

  const isAsked = new Set(asked);
  const results = foldResults(
    index,
    isAsked.size > 0 ? [...words.filter((place) => !isAsked.has(place)), ...raisedBy.keys(), ...asked] : words,
    scores,
    judgeUnits(index, read, texts, namesOnly),
    options,
  );
  const hits = pickBest(results.places, (place) => scores[place] ?? 0, from + limit).map(({ place, score }): RankedHit => {
    if (isAsked.has(place)) return makeRanked(place, score, { what: 'number', of: '' });
    const reasons = preferred.has(place) ? raise(ranked.reasonsOf(place), top) : ranked.reasonsOf(place);
    const raised = raisedBy.get(place);
    return { place, score, reasons: raised ? [...reasons, raised] : reasons, bearsName: ranked.bearing.has(place) };
  });
  const sought = new Set(read.words.flatMap(({ meant }) => meant.map(({ stem }) => stem)));
  const missing = numbers.find((number) => /^\d{3}\.\d/.test(number) && !index.byId.has(number));
  return {
    query,
    hits: makeHits(index, hits.slice(from), sought, options, texts),
    total: results.places.length,
    coverage: {
      words: new Set(read.units.flatMap(({ ways: [way = ['']] }) => way)).size,
      withAll: results.counts.all,
      withSome: results.counts.some,
      withBegun: results.counts.begun,
      withAny: results.any,
    },
    followed: read.followed,
    ...(read.exact === undefined ? {} : { exact: read.exact }),
    sought: [...sought],
    ...(missing === undefined ? {} : { missing }),
  };
}

/** The hits of an answer alone. */
export function searchEdition(index: SearchIndex, text: string, options: SearchOptions = {}): readonly SearchHit[] {
  return answerQuery(index, text, options).hits;
}
