/** The order of results for a query of words. */
import { pickBest } from './best.ts';
import { makeCovered } from './covered.ts';
import { makeLedger, type Ledger, type Reason } from './ledger.ts';
import type { Weights } from './field.ts';
import { likenQuestions } from './likenQuestions.ts';
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import { putNameFirst } from './putNameFirst.ts';
import { putRuleFirst } from './putRuleFirst.ts';
import { raiseKin } from './raiseKin.ts';
import { rarity, type HeardWord, type QueryWord, type ReadQuery } from './readQuery.ts';
import { commonWords, contentTokens } from './tokens.ts';
import type { Meant } from './vocabulary.ts';
import { rankingWeights as weights } from './weights.ts';

/** The scores that a query of words gives. */
export interface Ranked {
  /** Places with a score, in no order. */
  readonly places: readonly number[];
  readonly scoreOf: (place: number) => number;
  /** Where a score comes from; none unless asked for. */
  readonly reasonsOf: (place: number) => readonly Reason[];
  /** What bears the very name that was typed. */
  readonly bearing: ReadonlySet<number>;
}

export interface RankingOptions {
  /** Looks at headings and headwords alone. */
  readonly namesOnly?: boolean;
  readonly explains?: boolean;
}

/** A stem that a word may mean, with the fields in which it stands. */
interface Sought extends Meant {
  readonly fields: readonly (readonly [weights: Weights, factor: number])[];
}

interface RankedWord extends QueryWord {
  readonly sought: readonly Sought[];
}

/** What every part of the ranking works with. */
interface Ranking {
  readonly index: SearchIndex;
  readonly words: readonly RankedWord[];
  readonly heard: readonly HeardWord[];
  readonly texts: NeededTexts;
  readonly namesOnly: boolean;
  /** How many words were typed; a saying is one. */
  readonly count: number;
  /** The sum of the weights of all words. */
  readonly whole: number;
  /** Weights that depend on how much is asked. */
  readonly asked: number;
  readonly lacking: number;
  readonly ledger: Ledger;
  readonly explains: boolean;
}

/** Only the best are looked at for words that stand together, most of whose texts are shown anyway. */
const phraseDepth = 12;

/** Scores all documents that have a word of the query, and those that have none but what such ones point at. */
export function rankWords(
  index: SearchIndex,
  { words: query, heard, typed }: Pick<ReadQuery, 'words' | 'heard' | 'typed'>,
  texts: NeededTexts,
  options: RankingOptions = {},
): Ranked {
  const { namesOnly = false, explains = false } = options;
  const whole = query.reduce((sum, word) => sum + word.weight, 0) || 1;
  const count = new Set(query.map(({ saying }, at) => (saying ? -1 - saying.at : at))).size;
  const ledger = makeLedger(index.documents.length, explains);
  const { asks, asked, lacking } = count < weights.story ? { ...weights, asks: weights.fields.asks } : weights.inStory;
  const words = query.map((word) => ({
    ...word,
    sought: word.meant.map((meant) => findFields(index, texts, word, meant, asks, namesOnly)),
  }));
  const ranking = { index, words, heard, texts, namesOnly, count, whole, asked, lacking, ledger, explains };
  scoreFields(ranking);
  if (!namesOnly) addAsked(ranking);
  addPhrases(ranking);
  const named = findNamed(ranking);
  if (!namesOnly) {
    addParents(ranking);
    addCited(ranking);
  }
  addNames(ranking, named);
  if (!namesOnly) {
    stepBack(ranking, named);
    stepBackUnderRules(ranking);
  }
  scaleKinds(ranking);
  let bearing: ReadonlySet<number> = new Set();
  if (!namesOnly) {
    putUnderBest(ranking, named);
    raiseKin(index, ledger);
    bearing = putNameFirst(index, typed, ledger, { isSaying: count === 1 && query.some(({ saying }) => saying?.way === 'meant') });
    putRuleFirst(index, typed, ledger);
  }
  const { scoreOf, reasonsOf } = ledger;
  const places = ledger.places().filter((place) => scoreOf(place) > 0 && (!namesOnly || index.documents[place]?.title !== undefined));
  return { places, scoreOf, reasonsOf, bearing };
}

function scaleKinds({ index: { rows }, ledger }: Ranking): void {
  for (const place of ledger.places()) {
    const factor = weights.kinds[rows.kinds[place] ?? ''];
    if (factor !== undefined) ledger.scale(place, factor, 'kind');
  }
}

const isStrong = ({ share }: QueryWord): boolean => share > weights.weak;

/** BM25 over the fields; then entries that lack words of the query fall behind those that have them all. */
function scoreFields(ranking: Ranking): void {
  const { index, words, ledger } = ranking;
  const size = index.documents.length;
  const covered = makeCovered(size, words);
  const isAnswer = findAnswers(ranking);
  const scoring = { scores: new Float64Array(size), own: new Float64Array(size), found: [] };
  for (const word of words) {
    const places = scoreWord(ranking, word, isAnswer, scoring);
    for (const place of places) {
      ledger.add(place, scoring.scores[place] ?? 0, 'word', scoring.found[place]);
      scoring.scores[place] = 0;
    }
    covered.add(places, word);
  }
  // Many that come behind each other have the same words.
  let share = 1;
  let factor = 1;
  for (const place of ledger.places()) {
    const own = covered.shareOf(place);
    if (own !== share) factor = own ** ranking.lacking;
    share = own;
    ledger.scale(place, factor, 'lacks');
  }
}

/** What has only words that make a question is no answer, unless the query has no others that stand anywhere: 1 for all else. */
function findAnswers({ index, words }: Ranking): Uint8Array {
  const isAnswer = new Uint8Array(index.documents.length);
  for (const { sought } of words.filter(isStrong))
    for (const { fields } of sought) for (const [{ places }] of fields) for (const place of places) isAnswer[place] = 1;
  return isAnswer.includes(1) ? isAnswer : isAnswer.fill(1);
}

/** What stands in each field for a stem that a word may mean. */
function findFields(index: SearchIndex, texts: NeededTexts, { token }: QueryWord, meant: Meant, asks: number, namesOnly: boolean): Sought {
  const { stem } = meant;
  const { fields } = weights;
  const title = [index.titles.weights(stem), fields.title] as const;
  if (namesOnly) return { ...meant, fields: [title] };
  return {
    ...meant,
    fields: [
      title,
      [commonWords.has(token.word) ? texts.weightsOf(stem) : index.bodies.weights(stem), fields.body],
      [index.places.weights(stem), fields.place],
      [index.asks.weights(stem), asks],
      [index.told.weights(stem), fields.told],
    ],
  };
}

/** Rows by place that all words of a query share. */
interface Scoring {
  /** 0 everywhere before a word is scored. */
  readonly scores: Float64Array;
  readonly own: Float64Array;
  /** The word that a place has in place of one of the query. */
  readonly found: string[];
}

/** Of the stems that a word may mean, the one that an entry has best: the places, with their scores in the row. */
function scoreWord(
  { index, explains }: Ranking,
  { sought, share }: RankedWord,
  isAnswer: Uint8Array,
  { scores, own, found }: Scoring,
): readonly number[] {
  const places: number[] = [];
  for (const { stem, sureness, word, fields } of sought) {
    const touched: number[] = [];
    for (const [stands, factor] of fields) {
      const { amounts } = stands;
      for (let at = 0; at < amounts.length; at += 1) {
        const place = stands.places[at] ?? 0;
        if (isAnswer[place] !== 1) continue;
        const before = own[place] ?? 0;
        if (before === 0) touched.push(place);
        own[place] = before + (amounts[at] ?? 0) * factor;
      }
    }
    const factor = sureness * share * rarity(index, stem);
    for (const place of touched) {
      const score = (own[place] ?? 0) * factor;
      own[place] = 0;
      const best = scores[place] ?? 0;
      if (score <= best) continue;
      if (best === 0) places.push(place);
      scores[place] = score;
      if (explains) found[place] = word;
    }
  }
  return places;
}

/** Raises documents that answer questions like the query. */
function addAsked({ index, words, heard, whole, asked, ledger }: Ranking): void {
  const { places, amounts } = likenQuestions(index, { words, heard });
  for (const place of places) if (ledger.has(place)) ledger.add(place, asked * whole * (amounts[place] ?? 0), 'asked');
}

/** Raises documents in which neighbours of the query are neighbours. */
function addPhrases({ texts, words, ledger }: Ranking): void {
  if (words.length < 2) return;
  const order = new Map<string, number>();
  words.forEach((word, at) => word.meant.slice(0, 3).forEach(({ stem }) => order.set(stem, at)));
  for (const { place } of pickBest(ledger.places(), ledger.scoreOf, phraseDepth)) {
    const { title, text } = texts.tokensOf(place);
    const pairs = new Set<number>();
    let last = -1;
    for (const token of contentTokens([...title, ...text])) {
      const at = order.get(token.stem);
      if (at !== undefined && last >= 0 && at === last + 1) pairs.add(at);
      last = at ?? -1;
    }
    ledger.scale(place, 1 + (weights.phrase * pairs.size) / (words.length - 1), 'together');
  }
}

/** Headings that the query names: all words of a form are in the query. The share is how much of the query the form is, squared; more for a heading that has the very words. */
function findNamed({ index, words: all }: Ranking): ReadonlyMap<number, number> {
  const strong = all.filter(isStrong);
  const words = strong.length > 0 ? strong : all;
  const whole = words.reduce((sum, word) => sum + word.weight, 0) || 1;
  const named = new Map<number, number>();
  const sureOf = new Map<string, number>();
  for (const word of words) {
    for (const { stem, sureness } of word.meant) sureOf.set(stem, Math.max(sureOf.get(stem) ?? 0, sureness));
  }
  const typed = new Set(words.map(({ token }) => token.word));
  const candidates = new Set(words.flatMap((word) => word.meant.flatMap(({ stem }) => [...index.titles.weights(stem).places])));
  for (const place of candidates) {
    const same = index.titleOf(place).every(({ word, stem }) => typed.has(word) || isCommon(stem)) ? weights.sameForm : 1;
    for (const form of index.titleForms[place] ?? []) {
      const stems = new Set(form.filter((stem) => sureOf.has(stem) || !isCommon(stem)));
      if (stems.size === 0 || [...stems].some((stem) => !sureOf.has(stem))) continue;
      const covered = words.filter((word) => word.meant.some(({ stem }) => stems.has(stem))).reduce((sum, word) => sum + word.weight, 0);
      const sure = Math.min(...[...stems].map((stem) => sureOf.get(stem) ?? 0));
      named.set(place, Math.max(named.get(place) ?? 0, (covered / whole) ** 2 * sure * same));
    }
  }
  return named;
}

const commonStems = new Set(['a', 'an', 'the', 'of', 'to', 'in', 'on', 'and', 'or', 'from']);
function isCommon(stem: string): boolean {
  return commonStems.has(stem);
}

/** A rule of which several subrules answer is an answer itself: the best of them count. */
function addParents({ index, ledger }: Ranking): void {
  const { parents, kinds } = index.rows;
  // Those under one parent as a chain: the last that was found, and of each the one before it.
  const last = new Int32Array(parents.length).fill(-1);
  const before = new Int32Array(parents.length);
  const above: number[] = [];
  for (const place of ledger.places()) {
    const parent = parents[place] ?? -1;
    if (parent < 0 || kinds[place] === 'example') continue;
    const known = last[parent] ?? -1;
    if (known < 0) above.push(parent);
    before[place] = known;
    last[parent] = place;
  }
  const best = new Float64Array(weights.parentDepth);
  // A parent may stand under another: what it earns here is not passed on.
  const earned = above.map((parent) => {
    best.fill(0);
    for (let place = last[parent] ?? -1; place >= 0; place = before[place] ?? -1) insert(best, ledger.scoreOf(place));
    let sum = 0;
    for (const score of best) sum += score;
    return sum;
  });
  above.forEach((parent, at) => ledger.add(parent, weights.parent * (earned[at] ?? 0), 'below'));
}

/** Puts a number among the highest, which are in order; the least of them goes. */
function insert(highest: Float64Array, score: number): void {
  if (score <= (highest[highest.length - 1] ?? 0)) return;
  let at = highest.length - 1;
  for (; at > 0 && (highest[at - 1] ?? 0) < score; at -= 1) highest[at] = highest[at - 1] ?? 0;
  highest[at] = score;
}

/**
 * What the best answers point at is likely to be an answer, if it has a word of the query or stands above one that has. A term points at what
 * defines it, in the words of others too, a rule often at what it merely uses; what everything points at (priority, the stack) is the less often meant.
 */
function addCited({ index, ledger }: Ranking): void {
  for (const { place, score } of pickBest(ledger.places(), ledger.scoreOf, weights.citingDepth)) {
    const { id = '', kind, cites: own = [], toldCites = [] } = index.documents[place] ?? {};
    const cites = kind === 'term' ? [...own, ...toldCites] : own;
    const factor = (kind === 'term' ? weights.citingTerm : weights.citingRule) / Math.min(cites.length, weights.mostCited);
    for (const cited of cites.slice(0, weights.mostCited)) {
      if (!ledger.has(cited)) continue;
      ledger.add(cited, (score * factor) / (index.citing.get(cited)?.length ?? 1) ** weights.oftenCited, 'cited', id);
    }
  }
}

function addNames({ index, whole, namesOnly, ledger }: Ranking, named: ReadonlyMap<number, number>): void {
  for (const [place, share] of named) {
    const bonus = weights.named * whole * share;
    const { id = '', cites = [] } = index.documents[place] ?? {};
    ledger.add(place, bonus, 'named');
    if (!namesOnly) for (const cited of cites.slice(0, 3)) ledger.add(cited, bonus * weights.citedByName, 'defined', id);
  }
}

/**
 * Who gives two words seeks what is said of both, not what is called by one of them: headings step back behind the rules under them,
 * and terms behind rules where a sentence asks, unless they are what the query names.
 */
function stepBack(ranking: Ranking, named: ReadonlyMap<number, number>): void {
  const { index, count, ledger } = ranking;
  const { kinds, isHeading } = index.rows;
  if (count < 2) return;
  const at = count < weights.sentence ? 0 : 1;
  for (const place of ledger.places()) {
    const isTerm = kinds[place] === 'term';
    if ((!isTerm && isHeading[place] !== 1) || (named.get(place) ?? 0) > weights.wellNamed) continue;
    ledger.scale(place, isTerm ? weights.termStep[at] : weights.headingStep[at], 'stepsBack');
  }
}

/** What stands under the heading of one rule (a keyword, as the edition has them) says little of what is asked in general, unless that is named. */
function stepBackUnderRules({ index, words, count, ledger }: Ranking): void {
  if (count < weights.sentence) return;
  const sought = new Set(words.flatMap(({ meant }) => meant.map(({ stem }) => stem)));
  /** Of headings: 0 until it is known, 1 named, 2 not. */
  const naming = new Uint8Array(index.documents.length);
  for (const place of ledger.places()) {
    const heading = index.rows.ruleHeadings[place] ?? -1;
    if (heading < 0) continue;
    if (naming[heading] === 0) naming[heading] = index.titleOf(heading).some(({ stem }) => sought.has(stem)) ? 1 : 2;
    if (naming[heading] === 2) ledger.scale(place, weights.unnamedRule, 'unnamed');
  }
}

/** What answers under a heading goes before the heading, unless that is what the query names. */
function putUnderBest(ranking: Ranking, named: ReadonlyMap<number, number>): void {
  const { index, ledger } = ranking;
  const { isHeading } = index.rows;
  if (ranking.words.length < 2) return;
  for (const place of ledger.places()) {
    if (isHeading[place] !== 1 || (named.get(place) ?? 0) > weights.wellNamed) continue;
    const score = ledger.scoreOf(place);
    let most = 0;
    for (const child of index.children.get(place) ?? []) most = Math.max(most, ledger.scoreOf(child));
    const best = most * weights.underBest;
    if (best > 0 && best < score) ledger.scale(place, best / score, 'underBest');
  }
}
