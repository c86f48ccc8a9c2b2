/** The questions that the documents of an edition answer, as they are indexed: one by one, in the order of the documents. */
import type { Posting } from './postings.ts';
import { rarityOf } from './rarity.ts';
import { commonWords, weakWords, type Token } from './tokens.ts';
import { rankingWeights } from './weights.ts';

export interface IndexedQuestions {
  /** How many each document has. */
  readonly counts: readonly number[];
  /** How rare the words of each are together, in units of `questionUnit`, rounded up. */
  readonly weights: readonly number[];
}

/** A question of four rare words weighs some 25: it need not be known nearer, and travels to phones. */
export const questionUnit = 8;

/** The document of each question. */
export const placesOfQuestions = (counts: readonly number[]): Int32Array =>
  Int32Array.from(counts.flatMap((count, place) => Array.from({ length: count }, () => place)));

/** From questions that have a stem, in their order, to their documents. */
export function foldQuestions(questions: readonly Posting[], placeOf: Int32Array): readonly Posting[] {
  const folded: [place: number, count: number][] = [];
  for (const [question, count] of questions) {
    const place = placeOf[question] ?? 0;
    const last = folded.at(-1);
    if (last?.[0] === place) last[1] += count;
    else folded.push([place, count]);
  }
  return folded;
}

/** Weighs questions by the rarity of their words among so many documents; words that only make a question weigh less, as in a query. */
export function weighQuestions(
  questions: readonly (readonly Token[])[],
  documents: number,
  frequencyOf: (stem: string) => number,
): readonly number[] {
  const known = new Map<string, number>();
  const weigh = ({ word, stem }: Token): number => {
    const rarity = known.get(stem) ?? rarityOf(documents, frequencyOf(stem));
    known.set(stem, rarity);
    return rarity * (weakWords.has(word) ? rankingWeights.weak : 1);
  };
  return questions.map((tokens) => {
    const weight = tokens.filter(({ word }) => !commonWords.has(word)).reduce((sum, token) => sum + weigh(token), 0);
    return Math.ceil(weight / questionUnit);
  });
}
