/** How much of a query an entry has. A saying is one thing: who has it as it was typed, or as the rules call it, has it whole. */
import type { QueryWord } from './readQuery.ts';

export interface Covered {
  /** Entries have this word of the query. */
  readonly add: (places: readonly number[], word: QueryWord) => void;
  /** The share of the query that an entry has, 0 to 1. */
  readonly shareOf: (place: number) => number;
}

interface Way {
  weight: number;
  readonly covered: Float64Array;
}

/** For so many entries. */
export function makeCovered(size: number, words: readonly QueryWord[]): Covered {
  const makeWay = (): Way => ({ weight: 0, covered: new Float64Array(size) });
  const loose = makeWay();
  const sayings = new Map<number, { readonly typed: Way; readonly meant: Way }>();
  const wayOf = ({ saying }: QueryWord): Way => {
    if (!saying) return loose;
    const known = sayings.get(saying.at) ?? { typed: makeWay(), meant: makeWay() };
    sayings.set(saying.at, known);
    return known[saying.way];
  };
  for (const word of words) wayOf(word).weight += word.weight;
  const both = [...sayings.values()];
  const whole = both.reduce((sum, { typed, meant }) => sum + typed.weight + meant.weight, loose.weight) || 1;
  const shareIn = ({ weight, covered }: Way, place: number): number => (weight > 0 ? (covered[place] ?? 0) / weight : 0);
  return {
    add: (places, word) => {
      const { covered } = wayOf(word);
      for (const place of places) covered[place] = (covered[place] ?? 0) + word.weight;
    },
    shareOf: (place) => {
      let has = loose.covered[place] ?? 0;
      for (const { typed, meant } of both) has += Math.max(shareIn(typed, place), shareIn(meant, place)) * (typed.weight + meant.weight);
      return Math.min(1, has / whole);
    },
  };
}
