/** From places to results: of a rule and its Examples only the better is given, unless Examples are asked for. */
import { isOfKind, type KindFilter } from './kinds.ts';
import type { SearchIndex } from './openIndex.ts';
import { hasOrder, type Has } from './readQuery.ts';

export interface ResultOptions {
  readonly kind?: KindFilter;
  /** Only what stands under the entry of this number, and that itself. One that the edition lacks has nothing under it. */
  readonly under?: string;
  /** Only what has all words of the query. */
  readonly allWords?: boolean;
}

export interface Results {
  /** Of each result the best place, in the edition's order. */
  readonly places: readonly number[];
  /** How many there are without `allWords`. */
  readonly any: number;
  /** How many have of the words what one of their places has. */
  readonly counts: Readonly<Record<Has, number>>;
}

/** Folds places by their scores, each of which has of the words what `hasOf` says by its place in `hasOrder`. */
export function foldResults(
  index: SearchIndex,
  places: readonly number[],
  scores: Float64Array,
  hasOf: Uint8Array,
  options: ResultOptions,
): Results {
  const size = index.documents.length;
  const isAsked = makeResultFilter(index, options);
  const resultOf = makeResultOf(index, options);
  const best = new Int32Array(size).fill(-1);
  const most = new Uint8Array(size).fill(hasOrder.length);
  for (const place of places) {
    if (!isAsked(place)) continue;
    const has = hasOf[place] ?? hasOrder.length;
    const result = resultOf(place);
    if (has < (most[result] ?? 0)) most[result] = has;
    if (options.allWords === true && has > 0) continue;
    const known = best[result] ?? -1;
    const score = scores[place] ?? 0;
    const other = known < 0 ? -Infinity : (scores[known] ?? 0);
    if (score > other || (score === other && place < known)) best[result] = place;
  }
  const counts = { all: 0, some: 0, begun: 0, none: 0 };
  let any = 0;
  for (const has of most) {
    const known = hasOrder[has];
    if (known === undefined) continue;
    counts[known] += 1;
    any += 1;
  }
  const found: number[] = [];
  for (const place of best) if (place >= 0) found.push(place);
  return { places: found, any, counts };
}

/** Keeps of places in their order the first of each result. */
export function foldInOrder(index: SearchIndex, places: readonly number[], options: ResultOptions): readonly number[] {
  const seen = new Set<number>();
  const isAsked = makeResultFilter(index, options);
  const resultOf = makeResultOf(index, options);
  return places.filter((place) => {
    const result = resultOf(place);
    if (seen.has(result) || !isAsked(place)) return false;
    seen.add(result);
    return true;
  });
}

/** The place that stands for a result. */
function makeResultOf({ rows }: SearchIndex, { kind }: ResultOptions): (place: number) => number {
  return kind === 'example' ? (place) => place : (place) => rows.results[place] ?? place;
}

/** Of the kind and the section that are asked for. */
function makeResultFilter(index: SearchIndex, { kind, under }: ResultOptions): (place: number) => boolean {
  if (kind === undefined && under === undefined) return () => true;
  const top = under === undefined ? undefined : (index.byId.get(under.toLowerCase()) ?? -1);
  return (place) => {
    const document = index.documents[place];
    return document !== undefined && (kind === undefined || isOfKind(document, kind)) && (top === undefined || isUnder(index, place, top));
  };
}

function isUnder({ documents }: SearchIndex, place: number, top: number): boolean {
  for (let at: number | undefined = place; at !== undefined; at = documents[at]?.parent) if (at === top) return true;
  return false;
}
