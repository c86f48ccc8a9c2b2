/** The order of results for a query of words. */
import { makeCovered } from './covered.ts';
import { makeLedger, type Ledger, type Reason } from './ledger.ts';
import type { NeededTexts } from './neededTexts.ts';
import type { SearchIndex } from './openIndex.ts';
import { rarity, type QueryWord } from './readQuery.ts';
import { commonWords, contentTokens } from './tokens.ts';
import { rankingWeights as weights } from './weights.ts';

export interface Ranked {
  readonly place: number;
  readonly score: number;
  /** Where the score comes from; none unless asked for. */
  readonly reasons: readonly Reason[];
}

export interface RankingOptions {
  /** Looks at headings and headwords alone. */
  readonly namesOnly?: boolean;
  readonly explains?: boolean;
  /** So many are put in order, the best; the rest stands behind them as it came. All unless told. */
  readonly depth?: number;
}

/** What every part of the ranking works with. */
interface Ranking {
  readonly index: SearchIndex;
  readonly words: readonly QueryWord[];
  readonly texts: NeededTexts;
  readonly namesOnly: boolean;
  /** The sum of the weights of all words. */
  readonly whole: number;
  readonly ledger: Ledger;
}

/** Only the best are looked at for words that stand together, most of whose texts are shown anyway. */
const phraseDepth = 12;

/** Ranks all documents that have a word of the query, best first. */
export function rankWords(
  index: SearchIndex,
  words: readonly QueryWord[],
  texts: NeededTexts,
  options: RankingOptions = {},
): readonly Ranked[] {
  const { namesOnly = false, explains = false, depth = Infinity } = options;
  const whole = words.reduce((sum, word) => sum + word.weight, 0) || 1;
  const ledger = makeLedger(index.documents.length, explains);
  const ranking = { index, words, texts, namesOnly, whole, ledger };
  scoreFields(ranking);
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
  for (const place of ledger.places()) ledger.scale(place, weights.kinds[index.documents[place]?.kind ?? ''] ?? 1, 'kind');
  if (!namesOnly) putUnderBest(ranking, named);
  const places = ledger
    .places()
    .filter((place) => ledger.scoreOf(place) > 0 && (!namesOnly || index.documents[place]?.title !== undefined));
  return orderBest(places, ledger.scoreOf, depth).map((place) => ({
    place,
    score: ledger.scoreOf(place),
    reasons: ledger.reasonsOf(place),
  }));
}

/** The best in their order, then the rest: of thousands of places, twenty are shown. */
function orderBest(places: readonly number[], scoreOf: (place: number) => number, depth: number): readonly number[] {
  const compare = (a: number, b: number): number => scoreOf(b) - scoreOf(a) || a - b;
  if (depth >= places.length) return places.toSorted(compare);
  const least = Float64Array.from(places, scoreOf).sort()[places.length - depth] ?? 0;
  const best = places.filter((place) => scoreOf(place) >= least);
  return [...best.sort(compare), ...places.filter((place) => scoreOf(place) < least)];
}

const isStrong = ({ share }: QueryWord): boolean => share > weights.weak;

function countStrong({ words }: Ranking): number {
  return words.filter(isStrong).length;
}

/** BM25 over the fields; then entries that lack words of the query fall behind those that have them all. */
function scoreFields(ranking: Ranking): void {
  const { index, words, ledger } = ranking;
  const size = index.documents.length;
  const covered = makeCovered(size, words);
  const strong = new Uint8Array(size);
  for (const word of words) {
    const { places, scores, found } = scoreWord(ranking, word);
    for (const place of places) {
      ledger.add(place, scores[place] ?? 0, 'word', found[place]);
      covered.add(place, word);
      if (isStrong(word)) strong[place] = 1;
    }
  }
  // What has only words that make a question is no answer, unless the query has no others.
  if (countStrong(ranking) > 0) ledger.keep((place) => strong[place] === 1);
  for (const place of ledger.places()) ledger.scale(place, covered.shareOf(place) ** weights.lacking, 'lacks');
}

interface WordScores {
  readonly places: readonly number[];
  /** By place; the word in which a place has it likewise. */
  readonly scores: Float64Array;
  readonly found: readonly string[];
}

/** Of the stems that a word may mean, the one that an entry has best. */
function scoreWord({ index, texts, namesOnly }: Ranking, { token, meant, share }: QueryWord): WordScores {
  const { fields } = weights;
  const size = index.documents.length;
  const scores = new Float64Array(size);
  const found: string[] = [];
  const places: number[] = [];
  const own = new Float64Array(size);
  for (const { stem, sureness, word } of meant) {
    const touched: number[] = [];
    const collect = (weightOf: ReadonlyMap<number, number>, factor: number): void => {
      weightOf.forEach((weight, place) => {
        const before = own[place] ?? 0;
        if (before === 0) touched.push(place);
        own[place] = before + weight * factor;
      });
    };
    collect(index.titles.weights(stem), fields.title);
    if (!namesOnly) {
      collect(commonWords.has(token.word) ? texts.weightsOf(stem) : index.bodies.weights(stem), fields.body);
      collect(index.places.weights(stem), fields.place);
      collect(index.asks.weights(stem), fields.asks);
      collect(index.told.weights(stem), fields.told);
    }
    const factor = sureness * share * rarity(index, stem);
    for (const place of touched) {
      const score = (own[place] ?? 0) * factor;
      own[place] = 0;
      const best = scores[place] ?? 0;
      if (score <= best) continue;
      if (best === 0) places.push(place);
      scores[place] = score;
      found[place] = word;
    }
  }
  return { places, scores, found };
}

/** The best so far, best first. */
function bestOf({ places, scoreOf }: Ledger, count: number): readonly (readonly [place: number, score: number])[] {
  const best: (readonly [place: number, score: number])[] = [];
  for (const place of places()) {
    const entry = [place, scoreOf(place)] as const;
    if (best.length === count && entry[1] <= (best.at(-1)?.[1] ?? 0)) continue;
    // Behind those that are as good: what came first stays first.
    const at = best.findIndex(([, score]) => score < entry[1]);
    best.splice(at < 0 ? best.length : at, 0, entry);
    if (best.length > count) best.pop();
  }
  return best;
}

/** Raises documents in which neighbours of the query are neighbours. */
function addPhrases({ texts, words, ledger }: Ranking): void {
  if (words.length < 2) return;
  const order = new Map<string, number>();
  words.forEach((word, at) => word.meant.slice(0, 3).forEach(({ stem }) => order.set(stem, at)));
  for (const [place] of bestOf(ledger, phraseDepth)) {
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

/** Headings that the query names: all words of a form are in the query. The share is how much of the query the form is, squared. */
function findNamed({ index, words: all }: Ranking): ReadonlyMap<number, number> {
  const strong = all.filter(isStrong);
  const words = strong.length > 0 ? strong : all;
  const whole = words.reduce((sum, word) => sum + word.weight, 0) || 1;
  const named = new Map<number, number>();
  const sureOf = new Map<string, number>();
  for (const word of words) {
    for (const { stem, sureness } of word.meant) sureOf.set(stem, Math.max(sureOf.get(stem) ?? 0, sureness));
  }
  const candidates = new Set(words.flatMap((word) => word.meant.flatMap(({ stem }) => [...index.titles.weights(stem).keys()])));
  for (const place of candidates) {
    for (const form of index.titleForms[place] ?? []) {
      const stems = new Set(form.filter((stem) => sureOf.has(stem) || !isCommon(stem)));
      if (stems.size === 0 || [...stems].some((stem) => !sureOf.has(stem))) continue;
      const covered = words.filter((word) => word.meant.some(({ stem }) => stems.has(stem))).reduce((sum, word) => sum + word.weight, 0);
      const sure = Math.min(...[...stems].map((stem) => sureOf.get(stem) ?? 0));
      named.set(place, Math.max(named.get(place) ?? 0, (covered / whole) ** 2 * sure));
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
  const below = new Map<number, number[]>();
  for (const place of ledger.places()) {
    const document = index.documents[place];
    if (document?.parent === undefined || document.kind === 'example') continue;
    const scores = below.get(document.parent);
    if (scores) scores.push(ledger.scoreOf(place));
    else below.set(document.parent, [ledger.scoreOf(place)]);
  }
  for (const [parent, children] of below) {
    const best = children.sort((a, b) => b - a).slice(0, weights.parentDepth);
    ledger.add(parent, weights.parent * best.reduce((sum, score) => sum + score, 0), 'below');
  }
}

/**
 * What the best answers point at is likely to be an answer, if it has a word of the query or stands above one that has. A term points at what
 * defines it, a rule often at what it merely uses; and what everything points at (priority, the stack) is the less often meant.
 */
function addCited({ index, ledger }: Ranking): void {
  for (const [place, score] of bestOf(ledger, weights.citingDepth)) {
    const { id = '', kind, cites = [] } = index.documents[place] ?? {};
    const factor = (kind === 'term' ? weights.citingTerm : weights.citingRule) / Math.min(cites.length, weights.mostCited);
    for (const cited of cites.slice(0, weights.mostCited)) {
      if (!ledger.has(cited)) continue;
      ledger.add(cited, (score * factor) / (index.timesCited.get(cited) ?? 1) ** weights.oftenCited, 'cited', id);
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
  const { index, ledger } = ranking;
  const count = ranking.words.length;
  if (count < 2) return;
  const at = count < weights.sentence ? 0 : 1;
  for (const place of ledger.places()) {
    if ((named.get(place) ?? 0) > weights.wellNamed) continue;
    const document = index.documents[place];
    if (document?.kind === 'term') ledger.scale(place, weights.termStep[at], 'stepsBack');
    else if (isHeading(index, place)) ledger.scale(place, weights.headingStep[at], 'stepsBack');
  }
}

/** What stands under the heading of one rule (a keyword, as the edition has them) says little of what is asked in general, unless that is named. */
function stepBackUnderRules({ index, words, ledger }: Ranking): void {
  if (words.length < weights.sentence) return;
  const sought = new Set(words.flatMap(({ meant }) => meant.map(({ stem }) => stem)));
  for (const place of ledger.places()) {
    const heading = index.ruleHeadings[place];
    if (heading === undefined || index.titleOf(heading).some(({ stem }) => sought.has(stem))) continue;
    ledger.scale(place, weights.unnamedRule, 'unnamed');
  }
}

const isHeading = ({ documents }: SearchIndex, place: number): boolean =>
  documents[place]?.hasText === false && documents[place].title !== undefined && documents[place].kind !== 'term';

/** What answers under a heading goes before the heading, unless that is what the query names. */
function putUnderBest(ranking: Ranking, named: ReadonlyMap<number, number>): void {
  const { index, ledger } = ranking;
  if (ranking.words.length < 2) return;
  for (const place of ledger.places()) {
    if (!isHeading(index, place) || (named.get(place) ?? 0) > weights.wellNamed) continue;
    const score = ledger.scoreOf(place);
    const best = Math.max(0, ...(index.children.get(place) ?? []).map(ledger.scoreOf)) * weights.underBest;
    if (best > 0 && best < score) ledger.scale(place, best / score, 'underBest');
  }
}
