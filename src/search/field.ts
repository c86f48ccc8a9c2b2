/**
 * One field of the documents (headings, texts, places, questions) as an inverted index: which documents have a stem, and how much it weighs
 * there by Okapi BM25 (Robertson and Zaragoza, 2009), whose rarity of words the ranking adds.
 */
import type { Bag } from './indexedEdition.ts';

/** How fast further mentions of a word stop counting, and how much a long field is held against its words: the usual values of BM25. */
const saturation = 1.2;
const lengthPenalty = 0.6;

export interface Field {
  /** Weight of a stem in each document that has it, 0 to 1, without regard to how rare the stem is. Empty for an unknown one. */
  readonly weights: (stem: string) => ReadonlyMap<number, number>;
  /** Number of documents that have the stem. */
  readonly frequency: (stem: string) => number;
}

const none: ReadonlyMap<number, number> = new Map();

/** Indexes the words of each document (by place). Weights of a stem are worked out when it is first asked for. */
export function makeField(bags: readonly Bag[]): Field {
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0));
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  const counts = new Map<string, [place: number, count: number][]>();
  bags.forEach((bag, place) => {
    for (const [stem, count] of bag) {
      const list = counts.get(stem);
      if (list) list.push([place, count]);
      else counts.set(stem, [[place, count]]);
    }
  });
  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    weights: (stem) => {
      const list = counts.get(stem);
      if (!list) return none;
      const found = known.get(stem) ?? new Map(list.map(([place, count]) => [place, weigh(count, lengths[place] ?? 0, average)]));
      known.set(stem, found);
      return found;
    },
    frequency: (stem) => counts.get(stem)?.length ?? 0,
  };
}

function weigh(count: number, length: number, average: number): number {
  return count / (count + saturation * (1 - lengthPenalty + (lengthPenalty * length) / average));
}
