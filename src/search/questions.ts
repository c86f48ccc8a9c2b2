/** The questions that documents answer, one by one: who asks nearly one of them asks for its document. */
import type { Posting } from './postings.ts';
import { foldQuestions, placesOfQuestions, questionUnit, type IndexedQuestions } from './indexQuestions.ts';

export interface Questions {
  /** The document of each question. */
  readonly placeOf: Int32Array;
  /** How rare the words of each are together. */
  readonly weights: Float64Array;
  /** The questions that have a stem; of one of which that is not here yet, none. */
  readonly having: (stem: string) => Int32Array;
  /** Their documents, and how often these have it in all questions; undefined while that is not here. */
  readonly documentsOf: (stem: string) => readonly Posting[] | undefined;
  /** How much all questions of each document weigh: its length, as a field. */
  readonly lengths: readonly number[];
}

interface Standing {
  readonly questions: Int32Array;
  readonly documents: readonly Posting[];
}

/** Opens what was indexed; where stems stand may come later. */
export function openQuestions(
  { counts, weights }: IndexedQuestions,
  postingsOf: (stem: string) => readonly Posting[] | undefined,
): Questions {
  const placeOf = placesOfQuestions(counts);
  const lengths = counts.map(() => 0);
  placeOf.forEach((place, question) => (lengths[place] = (lengths[place] ?? 0) + (weights[question] ?? 0)));
  const known = new Map<string, Standing>();
  const find = (stem: string): Standing | undefined => {
    const found = known.get(stem);
    const postings = found ? undefined : postingsOf(stem);
    if (!postings) return found;
    const standing = { questions: Int32Array.from(postings, ([question]) => question), documents: foldQuestions(postings, placeOf) };
    known.set(stem, standing);
    return standing;
  };
  return {
    placeOf,
    weights: Float64Array.from(weights, (weight) => weight * questionUnit),
    having: (stem) => find(stem)?.questions ?? new Int32Array(0),
    documentsOf: (stem) => find(stem)?.documents,
    lengths,
  };
}
