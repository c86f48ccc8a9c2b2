/**
 * The second pass: what of a provision went elsewhere than to its heir, and what came to one from elsewhere than its ancestor. Splits and
 * merges are seen at the level of sentences, since one sentence is the least that is carried from rule to rule.
 */
import { type Bags, weigh, weighCommon } from './bags.ts';
import { cameAlong, shareCome } from './cameAlong.ts';
import type { Weighing } from './evidence.ts';
import type { PairedUp } from './pairUp.ts';
import type { PreparedEdition } from './preparedEdition.ts';

/** A link beside that of heir and ancestor. */
export interface DividedLink {
  readonly old: number;
  readonly young: number;
  /** How alike the best sentences of the two are, 0 to 1. */
  readonly share: number;
  readonly near: boolean;
}

interface Sentence {
  readonly place: number;
  readonly bags: Bags;
  readonly words: number;
  readonly wordPairs: number;
  /** Whether the counterpart of its provision has it too. */
  readonly kept: boolean;
}

/** A sentence is still there when its provision's heir has this share of its words and half as much of its pairs of words. */
const covered = 0.7;
/** How alike two sentences must be, and how much (in rarity) they must have in common: where one expects the other, and elsewhere. */
const near: Demand = { alike: 0.48, common: 14 };
const far: Demand = { alike: 0.62, common: 30 };
/** The same where one of the two is still where it was, so that the other repeats it or was taken up by it. */
const nearKept: Demand = { alike: 0.7, common: 18 };
const farKept: Demand = { alike: 0.8, common: 30 };
/** Sentences with less than this are no sign of anything. */
const leastWords = 8;
/** A short sentence that is carried on as it was, near by. */
const carried: Demand = { alike: 0.85, common: leastWords };

interface Demand {
  readonly alike: number;
  readonly common: number;
}

/** Finds the links of splits and merges among numbered provisions that pairing has left something of. */
export function findDivided(
  old: PreparedEdition,
  young: PreparedEdition,
  { pairing, rarity }: Pick<PairedUp, 'pairing' | 'rarity'>,
  bag: (stems: readonly string[]) => Bags,
): readonly DividedLink[] {
  const { heirs, ancestors } = pairing;
  const before = listSentences(old, young, heirs, rarity, bag);
  const after = listSentences(young, old, ancestors, rarity, bag);
  const gone = before.filter(({ kept }) => !kept);
  const best = new Map<string, DividedLink>();
  const consider = (left: Sentence, right: Sentence): void => {
    if (heirs[left.place] === right.place) return;
    const isNear = standsNear(old, young, pairing, left.place, right.place);
    const { alike, common } = compare(left, right, rarity);
    const meets = (demand: Demand): boolean => alike >= demand.alike && common >= demand.common;
    const enough = right.kept ? meets(isNear ? nearKept : farKept) : meets(isNear ? near : far) || (isNear && meets(carried));
    if (!enough) return;
    if (
      right.kept &&
      shareCome(left.bags.words, old.all[ancestors[right.place] ?? -1]?.bags.words, right.bags.words, rarity.words) < cameAlong
    )
      return;
    const key = `${left.place} ${right.place}`;
    if ((best.get(key)?.share ?? 0) < alike) best.set(key, { old: left.place, young: right.place, share: alike, near: isNear });
  };
  const amongAfter = indexByPair(after);
  for (const left of gone) for (const right of sharing(left, amongAfter)) consider(left, right);
  return [...best.values()].toSorted((a, b) => a.old - b.old || a.young - b.young);
}

/** The sentences of an edition, and whether each is kept in the counterpart of its provision. */
function listSentences(
  edition: PreparedEdition,
  other: PreparedEdition,
  counterparts: Int32Array,
  rarity: Weighing,
  bag: (stems: readonly string[]) => Bags,
): readonly Sentence[] {
  return edition.inGroup.numbered.flatMap((place): Sentence[] => {
    const own = edition.all[place];
    const counterpart = other.all[counterparts[place] ?? -1];
    if (!own) return [];
    const unchanged = own.folded.typography === counterpart?.folded.typography;
    return own.folded.sentences.flatMap((stems): Sentence[] => {
      const bags = bag(stems);
      const sentence = { place, bags, words: weigh(bags.words, rarity.words), wordPairs: weigh(bags.wordPairs, rarity.wordPairs) };
      if (sentence.words < leastWords) return [];
      return [{ ...sentence, kept: unchanged || (counterpart !== undefined && isCovered(sentence, counterpart.bags, rarity)) }];
    });
  });
}

function isCovered(sentence: Omit<Sentence, 'kept'>, by: Bags, rarity: Weighing): boolean {
  const words = weighCommon(sentence.bags.words, by.words, rarity.words) / sentence.words;
  const pairs = sentence.wordPairs === 0 ? 1 : weighCommon(sentence.bags.wordPairs, by.wordPairs, rarity.wordPairs) / sentence.wordPairs;
  return words >= covered && pairs >= covered / 2;
}

function indexByPair(sentences: readonly Sentence[]): ReadonlyMap<number, readonly Sentence[]> {
  const index = new Map<number, Sentence[]>();
  for (const sentence of sentences) {
    for (const id of sentence.bags.wordPairs.ids) {
      const list = index.get(id);
      if (list) list.push(sentence);
      else index.set(id, [sentence]);
    }
  }
  return index;
}

/** A pair of words that stands in more sentences than this leads nowhere. */
const commonest = 300;

/** Sentences that have two pairs of words in common with one. */
function sharing(sentence: Sentence, index: ReadonlyMap<number, readonly Sentence[]>): readonly Sentence[] {
  const count = new Map<Sentence, number>();
  for (const id of sentence.bags.wordPairs.ids) {
    const holders = index.get(id) ?? [];
    if (holders.length <= commonest) for (const other of holders) count.set(other, (count.get(other) ?? 0) + 1);
  }
  return [...count].filter(([, pairs]) => pairs >= 2).map(([other]) => other);
}

function compare(left: Sentence, right: Sentence, rarity: Weighing): { alike: number; common: number } {
  const common = weighCommon(left.bags.words, right.bags.words, rarity.words);
  const pairs = weighCommon(left.bags.wordPairs, right.bags.wordPairs, rarity.wordPairs);
  const whole = common / (left.words + right.words) + pairs / (left.wordPairs + right.wordPairs || 1);
  const part = (common / Math.min(left.words, right.words) + pairs / (Math.min(left.wordPairs, right.wordPairs) || 1)) / 2;
  return { alike: Math.max(whole, part * 0.85), common };
}

/** How far from where it is expected a part may stand and still be near. */
const reach = 6;

function standsNear(
  old: PreparedEdition,
  young: PreparedEdition,
  { heirs, ancestors }: PairedUp['pairing'],
  left: number,
  right: number,
): boolean {
  const leftParent = old.all[left]?.parent ?? -1;
  const rightParent = young.all[right]?.parent ?? -1;
  const heir = heirs[left] ?? -1;
  const ancestor = ancestors[right] ?? -1;
  if (leftParent >= 0 && heirs[leftParent] === rightParent && rightParent >= 0) return true;
  if (heir >= 0 && (young.all[heir]?.parent === rightParent || heir === rightParent)) return true;
  if (ancestor >= 0 && (old.all[ancestor]?.parent === leftParent || ancestor === leftParent)) return true;
  if (heir >= 0 && Math.abs((young.rank[heir] ?? 0) - (young.rank[right] ?? 0)) <= reach) return true;
  return ancestor >= 0 && Math.abs((old.rank[ancestor] ?? 0) - (old.rank[left] ?? 0)) <= reach;
}
