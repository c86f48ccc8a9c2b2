/** How much of a query an entry has. A saying is one thing: who has it as it was typed, or as the rules call it, has it whole. */
import type { QueryWord } from './readQuery.ts';

export interface Covered {
  /** An entry has this word of the query. */
  readonly add: (place: number, word: QueryWord) => void;
  /** The share of the query that an entry has, 0 to 1. */
  readonly shareOf: (place: number) => number;
}

interface Way {
  weight: number;
  readonly covered: Map<number, number>;
}

export function makeCovered(words: readonly QueryWord[]): Covered {
  const loose: Way = { weight: 0, covered: new Map() };
  const ways = new Map<string, Way>();
  const sayings = new Map<number, Way[]>();
  const wayOf = ({ saying }: QueryWord): Way => {
    if (!saying) return loose;
    const key = `${saying.at} ${saying.way}`;
    const known = ways.get(key);
    if (known) return known;
    const way: Way = { weight: 0, covered: new Map() };
    ways.set(key, way);
    sayings.set(saying.at, [...(sayings.get(saying.at) ?? []), way]);
    return way;
  };
  for (const word of words) wayOf(word).weight += word.weight;
  const weigh = (list: readonly Way[]): number => list.reduce((sum, { weight }) => sum + weight, 0);
  const whole = loose.weight + weigh([...ways.values()]) || 1;
  return {
    add: (place, word) => {
      const { covered } = wayOf(word);
      covered.set(place, (covered.get(place) ?? 0) + word.weight);
    },
    shareOf: (place) => {
      let has = loose.covered.get(place) ?? 0;
      for (const list of sayings.values()) {
        const best = Math.max(...list.map(({ weight, covered }) => (covered.get(place) ?? 0) / (weight || 1)));
        has += best * weigh(list);
      }
      return Math.min(1, has / whole);
    },
  };
}
