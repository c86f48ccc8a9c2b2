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

/** What is known of questions before it is known where stems stand. */
export type PlacedQuestions = Pick<Questions, 'placeOf' | 'weights' | 'lengths'>;

/** Reads what was indexed. */
export function placeQuestions({ counts, weights }: IndexedQuestions): PlacedQuestions {
  const placeOf = placesOfQuestions(counts);
  const lengths = counts.map(() => 0);
  placeOf.forEach((place, question) => (lengths[place] = (lengths[place] ?? 0) + (weights[question] ?? 0)));
  return { placeOf, weights: Float64Array.from(weights, (weight) => weight * questionUnit), lengths };
}

/** Where stems stand may come later. */
export function openQuestions(placed: PlacedQuestions, postingsOf: (stem: string) => readonly Posting[] | undefined): Questions {
  const known = new Map<string, Standing>();
  const find = (stem: string): Standing | undefined => {
    const found = known.get(stem);
    const postings = found ? undefined : postingsOf(stem);
    if (!postings) return found;
    const questions = Int32Array.from(postings, ([question]) => question);
    const standing = { questions, documents: foldQuestions(postings, placed.placeOf) };
    known.set(stem, standing);
    return standing;
  };
  return {
    ...placed,
    having: (stem) => find(stem)?.questions ?? new Int32Array(0),
    documentsOf: (stem) => find(stem)?.documents,
  };
}
