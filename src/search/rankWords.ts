/** The order of results for a query of words. */
import type { SearchKind } from './documents.ts';
import type { SearchIndex } from './openIndex.ts';
import { rarity, shareOfWeak, type QueryWord } from './readQuery.ts';
import { contentTokens } from './tokens.ts';

export interface Ranked {
  readonly place: number;
  readonly score: number;
}

/** How much a word counts in each field. A heading says what an entry is about; the headings above it, and what others say of it, say less. */
const fieldWeights = { title: 1.4, body: 1.4, place: 0.85, asks: 1, told: 0.7 } as const;

/** Headings are answers to short queries; an Example is an answer only if its rule is not. */
const kindWeights: Partial<Record<SearchKind, number>> = { section: 0.6, example: 0.5 };

/** What a heading earns that is wholly named by the query, in units of the best score that the query's words can reach. */
const namedBonus = 1.2;
/** So much of the query that a heading is what is sought; how far others step back behind what two words ask, and what a sentence asks. */
const wellNamed = 0.7;
const stepOfHeading = { two: 0.7, many: 0.55 } as const;
const stepOfTerm = { two: 1, many: 0.55 } as const;
/** So many strong words are a sentence. */
const many = 4;
/** How fast an entry falls behind that lacks words of the query. */
const lacking = 1.25;
/** How much of it goes on: to what a term's definition points at. */
const citedShare = 0.7;
/** What words that stand together, in the order of the query, add. */
const phraseBonus = 0.45;
/** How much of the scores of its best children a rule or subsection earns, and of how many. */
const parentShare = 0.14;
const parentDepth = 8;
/** How much of the scores of the best answers goes on to what they cite, of how many answers and to how many entries each. */
const citingShare = 0.5;
const citingDepth = 6;
const mostCited = 3;
/** Only the best are looked at for words that stand together: the others cannot come to the top by it. */
const phraseDepth = 250;

/** Ranks all documents that have a word of the query, best first. `namesOnly` looks at headings and headwords alone. */
export function rankWords(index: SearchIndex, words: readonly QueryWord[], namesOnly = false): readonly Ranked[] {
  const whole = words.reduce((sum, word) => sum + word.weight, 0) || 1;
  const scores = scoreFields(index, words, namesOnly);
  addPhrases(index, words, scores);
  const named = findNamed(index, words, whole);
  if (!namesOnly) {
    addParents(index, scores);
    addCited(index, scores);
  }
  for (const [place, share] of named) {
    const bonus = namedBonus * whole * share;
    add(scores, place, bonus);
    if (namesOnly) continue;
    for (const cited of index.documents[place]?.cites?.slice(0, 3) ?? []) add(scores, cited, bonus * citedShare);
  }
  return [...scores]
    .map(([place, score]) => ({
      place,
      score: score * (namesOnly ? 1 : stepBack(index, place, words, named)) * (kindWeights[index.documents[place]?.kind ?? 'rule'] ?? 1),
    }))
    .filter(({ place, score }) => score > 0 && (!namesOnly || index.documents[place]?.title !== undefined))
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

/**
 * Who gives two strong words seeks what is said of both, not what is called by one of them: headings step back behind the rules under them,
 * and terms behind rules where a sentence asks, unless they are what the query names.
 */
function stepBack(index: SearchIndex, place: number, words: readonly QueryWord[], named: ReadonlyMap<number, number>): number {
  const document = index.documents[place];
  const strong = words.filter(({ share }) => share > shareOfWeak).length;
  if (!document || strong < 2 || (named.get(place) ?? 0) > wellNamed) return 1;
  const step = document.kind === 'term' ? stepOfTerm : document.text === '' && document.title !== undefined ? stepOfHeading : undefined;
  return step === undefined ? 1 : step[strong < many ? 'two' : 'many'];
}

/** BM25 over the fields; then entries that lack words of the query fall behind those that have them all. */
function scoreFields(index: SearchIndex, words: readonly QueryWord[], namesOnly: boolean): Map<number, number> {
  const scores = new Map<number, number>();
  const covered = new Map<number, number>();
  const strong = new Set<number>();
  for (const word of words) {
    const best = new Map<number, number>();
    for (const { stem, sureness } of word.meant) {
      const own = new Map<number, number>();
      const collect = (weights: ReadonlyMap<number, number>, factor: number): void => {
        for (const [place, weight] of weights) add(own, place, weight * factor);
      };
      collect(index.titles.weights(stem), fieldWeights.title);
      if (!namesOnly) {
        collect(index.bodies.weights(stem), fieldWeights.body);
        collect(index.places.weights(stem), fieldWeights.place);
        collect(index.asks.weights(stem), fieldWeights.asks);
        collect(index.told.weights(stem), fieldWeights.told);
      }
      const factor = sureness * word.share * rarity(index, stem);
      for (const [place, weight] of own) best.set(place, Math.max(best.get(place) ?? 0, weight * factor));
    }
    for (const [place, score] of best) {
      add(scores, place, score);
      add(covered, place, word.weight);
      if (word.share > shareOfWeak) strong.add(place);
    }
  }
  // What has only words that make a question is no answer, unless the query has no others.
  if (words.some(({ share }) => share > shareOfWeak)) {
    for (const place of scores.keys()) if (!strong.has(place)) scores.delete(place);
  }
  const whole = words.reduce((sum, word) => sum + word.weight, 0);
  for (const [place, score] of scores) scores.set(place, score * ((covered.get(place) ?? 0) / whole) ** lacking);
  return scores;
}

/** Raises documents in which neighbours of the query are neighbours. */
function addPhrases(index: SearchIndex, words: readonly QueryWord[], scores: Map<number, number>): void {
  if (words.length < 2) return;
  const order = new Map<string, number>();
  words.forEach((word, at) => word.meant.slice(0, 3).forEach(({ stem }) => order.set(stem, at)));
  const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, phraseDepth);
  for (const [place, score] of best) {
    const { title, text } = index.tokensOf(place);
    const pairs = new Set<number>();
    let last = -1;
    for (const token of contentTokens([...title, ...text])) {
      const at = order.get(token.stem);
      if (at !== undefined && last >= 0 && at === last + 1) pairs.add(at);
      last = at ?? -1;
    }
    scores.set(place, score * (1 + (phraseBonus * pairs.size) / (words.length - 1)));
  }
}

/** Headings that the query names: all words of a form are in the query. The share is how much of the query the form is, squared. */
function findNamed(index: SearchIndex, words: readonly QueryWord[], whole: number): ReadonlyMap<number, number> {
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
function addParents(index: SearchIndex, scores: Map<number, number>): void {
  const below = new Map<number, number[]>();
  for (const [place, score] of scores) {
    const document = index.documents[place];
    if (document?.parent === undefined || document.kind === 'example') continue;
    below.set(document.parent, [...(below.get(document.parent) ?? []), score]);
  }
  for (const [parent, children] of below) {
    const best = children.sort((a, b) => b - a).slice(0, parentDepth);
    add(scores, parent, parentShare * best.reduce((sum, score) => sum + score, 0));
  }
}

/** What the best answers point at is likely to be an answer, if it has a word of the query or stands above one that has. */
function addCited(index: SearchIndex, scores: Map<number, number>): void {
  const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, citingDepth);
  for (const [place, score] of best) {
    const cites = index.documents[place]?.cites ?? [];
    for (const cited of cites.slice(0, mostCited)) {
      if (scores.has(cited)) add(scores, cited, (score * citingShare) / Math.min(cites.length, mostCited));
    }
  }
}

function add(sums: Map<number, number>, place: number, amount: number): void {
  sums.set(place, (sums.get(place) ?? 0) + amount);
}
