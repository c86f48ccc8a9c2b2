/** Passages: sentences, and clauses of lists inside a sentence. The least that is carried from rule to rule. */
import { type Bags, weigh, weighCommon } from './bags.ts';
import type { Weighing } from './evidence.ts';
import type { PreparedEdition, Reading } from './preparedEdition.ts';

export interface Passage {
  /** Place of its provision. */
  readonly place: number;
  readonly stems: readonly string[];
  readonly bags: Bags;
  /** Weights of its words and of its pairs of words, by rarity. */
  readonly words: number;
  readonly wordPairs: number;
}

/** Passages with less than this are no sign of anything. */
const leastWords = 6;

/** The passages of a provision that say something; where else to look says nothing. */
export function toPassages(
  sentences: readonly (readonly string[])[],
  place: number,
  rarity: Weighing,
  bag: Reading['bag'],
): readonly Passage[] {
  return sentences.flatMap((stems): Passage[] => {
    if (stems[0] === 'see') return [];
    const passage = new WeighedPassage(place, stems, bag(stems), rarity);
    return passage.words < leastWords ? [] : [passage];
  });
}

/** Says of an edition's provisions which passages they have; a heading has none. */
export const makeLister =
  (edition: PreparedEdition, rarity: Weighing, bag: Reading['bag']) =>
  (place: number): readonly Passage[] =>
    edition.all[place]?.provision.title === undefined ? toPassages(edition.all[place]?.folded.sentences ?? [], place, rarity, bag) : [];

/** Weighs its pairs when they are asked for: most passages are like no other. */
class WeighedPassage implements Passage {
  readonly place: number;
  readonly stems: readonly string[];
  readonly bags: Bags;
  readonly words: number;
  readonly #rarity: Weighing;
  #wordPairs: number | undefined;

  constructor(place: number, stems: readonly string[], bags: Bags, rarity: Weighing) {
    this.place = place;
    this.stems = stems;
    this.bags = bags;
    this.#rarity = rarity;
    this.words = weigh(bags.words, rarity.words);
  }

  get wordPairs(): number {
    return (this.#wordPairs ??= weigh(this.bags.wordPairs, this.#rarity.wordPairs));
  }
}

export interface Likeness {
  /** 0 to 1; nearly as much where the one is a part of the other. */
  readonly alike: number;
  /** Weight of the words in common. */
  readonly common: number;
}

const partly = 0.85;

export function compare(left: Passage, right: Passage, rarity: Weighing): Likeness {
  if (isSame(left, right)) return { alike: 1, common: left.words };
  const common = weighCommon(left.bags.words, right.bags.words, rarity.words);
  const pairs = weighCommon(left.bags.wordPairs, right.bags.wordPairs, rarity.wordPairs);
  const whole = common / (left.words + right.words) + pairs / (left.wordPairs + right.wordPairs || 1);
  const part = (common / Math.min(left.words, right.words) + pairs / (Math.min(left.wordPairs, right.wordPairs) || 1)) / 2;
  return { alike: Math.max(whole, part * partly), common };
}

const isSame = ({ stems: one }: Passage, { stems: other }: Passage): boolean =>
  one === other || (one.length === other.length && one.every((stem, at) => stem === other[at]));

/** Share of a passage's words and pairs of words that a text has. */
export function shareOf(passage: Passage, text: Bags | undefined, rarity: Weighing): number {
  if (text === undefined) return 0;
  const words = weighCommon(passage.bags.words, text.words, rarity.words) / passage.words;
  const pairs = passage.wordPairs === 0 ? words : weighCommon(passage.bags.wordPairs, text.wordPairs, rarity.wordPairs) / passage.wordPairs;
  return (words + pairs) / 2;
}

/** A pair of words that stands in more passages than this leads nowhere. */
const commonest = 300;
/** Passages with fewer pairs of words are found by one of them, others by two. */
const few = 5;

/** Finds for passages of one edition those of another that have pairs of words in common with them. */
export function indexPassages(asked: readonly Passage[], passages: readonly Passage[]): (passage: Passage) => readonly Passage[] {
  const index = new Map<number, Passage[]>();
  for (const { bags } of asked) for (const id of bags.wordPairs.ids) if (!index.has(id)) index.set(id, []);
  for (const passage of passages) for (const id of passage.bags.wordPairs.ids) index.get(id)?.push(passage);
  return ({ bags: { wordPairs } }) => {
    const count = new Map<Passage, number>();
    for (const id of wordPairs.ids) {
      const holders = index.get(id) ?? [];
      if (holders.length <= commonest) for (const other of holders) count.set(other, (count.get(other) ?? 0) + 1);
    }
    const least = wordPairs.ids.length < few ? 1 : 2;
    return [...count].filter(([, pairs]) => pairs >= least).map(([other]) => other);
  };
}
