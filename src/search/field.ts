/**
 * One field of the documents (headings, texts, places, questions) as an inverted index: which documents have a stem, and how much it weighs
 * there by Okapi BM25 (Robertson and Zaragoza, 2009), whose rarity of words the ranking adds.
 */
import { invert, lengthOf, type Bag, type Posting } from './indexedEdition.ts';

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

/**
 * Opens a field by the number of its words in each document (by place) and by the documents that have a stem, which may come later: a stem is
 * unknown until they are there. Weights of a stem are worked out when it is first asked for.
 */
export function makeField(lengths: readonly number[], postingsOf: (stem: string) => readonly Posting[] | undefined): Field {
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  const known = new Map<string, ReadonlyMap<number, number>>();
  return {
    weights: (stem) => {
      const found = known.get(stem);
      if (found) return found;
      const list = postingsOf(stem);
      if (!list) return none;
      const weights = list.length === 0 ? none : new Map(list.map(([place, count]) => [place, weigh(count, lengths[place] ?? 0, average)]));
      known.set(stem, weights);
      return weights;
    },
    frequency: (stem) => postingsOf(stem)?.length ?? 0,
  };
}

/** A field of which all is here, by the words of each document. */
export function makeWholeField(bags: readonly Bag[]): Field {
  const postings = invert(bags);
  return makeField(bags.map(lengthOf), (stem) => postings.get(stem) ?? []);
}

function weigh(count: number, length: number, average: number): number {
  return count / (count + saturation * (1 - lengthPenalty + (lengthPenalty * length) / average));
}
