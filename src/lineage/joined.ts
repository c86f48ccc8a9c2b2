/**
 * Whole provisions that pairing left alone: an old one that went into the heir of another (a merge), a new one that says again what an
 * old one says that has its heir elsewhere (a split into parallel rules). What two rules of a kind share with all their like is no sign of
 * either: the words that set the lone one apart must have come along.
 */
import { cameAlong, shareCome } from './cameAlong.ts';
import { findByWords } from './candidates.ts';
import type { DividedLink } from './divide.ts';
import type { Evidence } from './evidence.ts';
import type { PairedUp } from './pairUp.ts';
import type { Prepared, PreparedEdition } from './preparedEdition.ts';
import { judge } from './weights.ts';

/** How likely a join must be. */
const likely = 0.4;
/** Words and pairs of words in common that two provisions need whatever else speaks for them, and how telling they must be. */
const merging: Likeness = { words: 0.4, wordPairs: 0.2 };
const parting: Likeness = { words: 0.6, wordPairs: 0.5 };
const telling = 0.5;

interface Likeness {
  readonly words: number;
  readonly wordPairs: number;
}

/** Finds for each lone provision the best partner that has one already. */
export function findJoined(old: PreparedEdition, young: PreparedEdition, paired: PairedUp): readonly DividedLink[] {
  const { heirs, ancestors } = paired.pairing;
  const { words } = paired.rarity;
  const loneOld = old.inGroup.numbered.filter((place) => (heirs[place] ?? -1) < 0);
  const loneYoung = young.inGroup.numbered.filter((place) => (ancestors[place] ?? -1) < 0);
  const merged = findByWords(old, young, loneOld, young.inGroup.numbered, words);
  const parted = findByWords(young, old, loneYoung, old.inGroup.numbered, words);
  const apart = (lone: Prepared | undefined, partner: Prepared | undefined, target: Prepared | undefined): number =>
    lone && target ? shareCome(lone.bags.words, partner?.bags.words, target.bags.words, words) : 0;
  const links: DividedLink[] = [];
  const consider = (left: number, right: number, share: number, least: Likeness): DividedLink | undefined => {
    const evidence = paired.weigh(left, right);
    const sure = judge(evidence);
    if (share < cameAlong || evidence.words < least.words || evidence.wordPairs < least.wordPairs || evidence.substance < telling)
      return undefined;
    if (sure < likely && !isPlain(evidence)) return undefined;
    return { old: left, young: right, share: sure };
  };
  const addBest = (found: readonly (DividedLink | undefined)[]): void => {
    const [best] = found.filter((link) => link !== undefined).toSorted((a, b) => b.share - a.share);
    if (best) links.push(best);
  };
  for (const left of loneOld) {
    addBest(
      (merged.get(left) ?? []).map((right) =>
        consider(left, right, apart(old.all[left], old.all[ancestors[right] ?? -1], young.all[right]), merging),
      ),
    );
  }
  for (const right of loneYoung) {
    addBest(
      (parted.get(right) ?? []).map((left) =>
        consider(left, right, apart(young.all[right], young.all[heirs[left] ?? -1], old.all[left]), parting),
      ),
    );
  }
  return links;
}

/** Texts so alike that they need no neighbours to speak for them. */
const isPlain = ({ words, wordPairs, contained, substance }: Evidence): boolean => words + wordPairs + contained >= 1.5 && substance >= 0.6;
