/**
 * One field of the documents (headings, texts, places, questions) as an inverted index: which documents have a stem, and how much it weighs
 * there by Okapi BM25 (Robertson and Zaragoza, 2009), whose rarity of words the ranking adds.
 */
import { invert, lengthOf, type Bag, type Posting } from './postings.ts';

/** How fast further mentions of a word stop counting, and how much a long field is held against its words: the usual values of BM25. */
const saturation = 1.2;
const lengthPenalty = 0.6;

/** The documents that have a stem, in their order, and how much it weighs in each: rows of numbers, since a key that is pressed reads thousands. */
export interface Weights {
  readonly places: Int32Array;
  /** 0 to 1, without regard to how rare the stem is. */
  readonly amounts: Float64Array;
}

export interface Field {
  /** Of a stem; of an unknown one in no document. */
  readonly weights: (stem: string) => Weights;
  /** Number of documents that have the stem. */
  readonly frequency: (stem: string) => number;
}

const none: Weights = { places: new Int32Array(0), amounts: new Float64Array(0) };

/** Whether a document has the stem. */
export function hasPlace({ places }: Weights, place: number): boolean {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return places[low] === place;
}

/**
 * Opens a field by the number of its words in each document (by place) and by the documents that have a stem, which may come later: a stem is
 * unknown until they are there. Weights of a stem are worked out when it is first asked for.
 */
export function makeField(lengths: readonly number[], postingsOf: (stem: string) => readonly Posting[] | undefined): Field {
  const filled = lengths.filter((length) => length > 0);
  const average = filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length);
  const known = new Map<string, Weights>();
  return {
    weights: (stem) => {
      const found = known.get(stem);
      if (found) return found;
      const list = postingsOf(stem);
      if (!list) return none;
      const weights = weighAll(list, (count, place) => weigh(count, lengths[place] ?? 0, average));
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

/** Weighs a stem wherever it stands, by how often it does. */
export function weighAll(list: readonly Posting[], weighOne: (count: number, place: number) => number): Weights {
  if (list.length === 0) return none;
  const weights = { places: new Int32Array(list.length), amounts: new Float64Array(list.length) };
  list.forEach(([place, count], at) => {
    weights.places[at] = place;
    weights.amounts[at] = weighOne(count, place);
  });
  return weights;
}

function weigh(count: number, length: number, average: number): number {
  return count / (count + saturation * (1 - lengthPenalty + (lengthPenalty * length) / average));
}
