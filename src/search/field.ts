/**
 * One field of the documents (titles, bodies, places) in a FlexSearch index of its own, used as an impact-ordered inverted index: the slot of
 * FlexSearch's `resolution` that a document is filed under for a word *is* the weight of that word in that document, computed when it is
 * added and cut to 32 steps. So ranking by Okapi BM25 (Robertson and Zaragoza, 2009) costs no more than FlexSearch's own ranking by place,
 * which puts long entries before short ones whenever a word stands at their beginning.
 */
import { Index } from 'flexsearch';

const steps = 32;

/** How fast further mentions of a word stop counting, and how much a long field is held against its words: the usual values of BM25. */
const saturation = 1.2;
const lengthPenalty = 0.6;

export interface Field {
  /** Weight of a stem in each document that has it, 0 to 1, without regard to how rare the stem is. Empty for an unknown one. */
  readonly weights: (stem: string) => ReadonlyMap<number, number>;
  /** Number of documents that have the stem. */
  readonly frequency: (stem: string) => number;
}

/** Indexes the stems of each document (by place). A stem may hold letters, digits and apostrophes, no blank. */
export function makeField(stemsOf: readonly (readonly string[])[]): Field {
  const filled = stemsOf.filter((stems) => stems.length > 0);
  const averageLength = filled.reduce((sum, stems) => sum + stems.length, 0) / Math.max(1, filled.length);

  const countsOf = makeCounter();
  const index = new Index({
    tokenize: 'strict',
    resolution: steps,
    encode: (text) => text.split(' '),
    score: (content, stem) => slotOf(weigh(countsOf(content).get(stem) ?? 0, content.length, averageLength)),
  });
  stemsOf.forEach((stems, place) => {
    if (stems.length > 0) index.add(place, stems.join(' '));
  });

  const known = new Map<string, ReadonlyMap<number, number>>();
  const weights = (stem: string): ReadonlyMap<number, number> => {
    const found = known.get(stem) ?? readSlots(index, stem);
    known.set(stem, found);
    return found;
  };
  return { weights, frequency: (stem) => weights(stem).size };
}

function weigh(count: number, length: number, averageLength: number): number {
  return count / (count + saturation * (1 - lengthPenalty + (lengthPenalty * length) / averageLength));
}

/** Counts the stems of a text. FlexSearch asks for each stem of a text in turn, so the last counts are kept. */
function makeCounter(): (stems: readonly string[]) => ReadonlyMap<string, number> {
  let last: readonly string[] | undefined;
  let counts = new Map<string, number>();
  return (stems) => {
    if (stems === last) return counts;
    last = stems;
    counts = new Map();
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
    return counts;
  };
}

/** FlexSearch files the best under slot 0. */
function slotOf(weight: number): number {
  return steps - 1 - Math.min(steps - 1, Math.floor(weight * steps));
}

function readSlots(index: Index, stem: string): ReadonlyMap<number, number> {
  const weights = new Map<number, number>();
  // With `resolve: false` FlexSearch hands out the slots themselves; a slot nobody is filed under is a hole in the array.
  const slots = index.search(stem, { resolve: false, limit: 0 }).result as readonly (readonly number[] | undefined)[];
  for (const [slot, places] of slots.entries()) {
    for (const place of places ?? []) weights.set(place, (steps - slot - 0.5) / steps);
  }
  return weights;
}
