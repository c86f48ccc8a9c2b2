/** What speaks for a pair. */
import { type Rarity, weigh, weighCommon } from './bags.ts';
import type { Surroundings } from './pairing.ts';
import type { Prepared } from './preparedEdition.ts';

/** All from 0 to 1. */
export interface Evidence extends Surroundings {
  /** Share of words and of pairs of neighbouring words in common, rare ones counting more (Dice's coefficient, weighted). */
  readonly words: number;
  readonly wordPairs: number;
  /** Share of the shorter one's words that the longer one has. */
  readonly contained: number;
  /** How much there is to go by: 0 for a bare word, near 1 for a long sentence. */
  readonly substance: number;
  /** Equal but for typography and citations. */
  readonly identical: number;
  /** The same number or headword, and the same number under its parent. */
  readonly number: number;
  /** The same headword: a definition may be written anew, the term stays the term. */
  readonly headword: number;
  readonly tail: number;
  readonly kind: number;
}

export interface Weighing {
  readonly words: Rarity;
  readonly wordPairs: Rarity;
}

/** A text of this weight (some dozen words) gives half of what a very long one gives. */
const someWords = 25;

export function gatherEvidence(left: Prepared, right: Prepared, rarity: Weighing, surroundings: Surroundings): Evidence {
  const [one, other] = [weigh(left.bags.words, rarity.words), weigh(right.bags.words, rarity.words)];
  const common = weighCommon(left.bags.words, right.bags.words, rarity.words);
  const pairs = weigh(left.bags.wordPairs, rarity.wordPairs) + weigh(right.bags.wordPairs, rarity.wordPairs);
  const commonPairs = weighCommon(left.bags.wordPairs, right.bags.wordPairs, rarity.wordPairs);
  const shorter = Math.min(one, other);
  return {
    ...surroundings,
    words: one + other === 0 ? 0 : (2 * common) / (one + other),
    wordPairs: pairs === 0 ? 0 : (2 * commonPairs) / pairs,
    contained: shorter === 0 ? 0 : common / shorter,
    substance: shorter / (shorter + someWords),
    identical: left.folded.typography === right.folded.typography ? 1 : 0,
    number: nameOf(left) === nameOf(right) ? 1 : 0,
    headword: left.headword !== '' && left.headword === right.headword ? 1 : 0,
    tail: left.tail === right.tail ? 1 : 0,
    kind: left.provision.kind === right.provision.kind ? 1 : 0,
  };
}

/** What a citation would call it. */
function nameOf({ provision: { kind, number, title, id } }: Prepared): string {
  if (kind === 'term') return (title ?? id).toLowerCase();
  return kind === 'example' ? id : number;
}
