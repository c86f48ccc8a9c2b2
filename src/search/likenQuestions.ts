/** How much a query is like the questions that documents answer. A bag of all their words has no question in it that was asked. */
import type { SearchIndex } from './openIndex.ts';
import type { Questions } from './questions.ts';
import { rarity, type HeardWord, type ReadQuery } from './readQuery.ts';

/** Documents with a question that has words of the query, and how much their questions are like it: by place. */
export interface Likeness {
  readonly places: readonly number[];
  readonly amounts: Float64Array;
}

interface QuestionRows {
  readonly shared: Float64Array;
  readonly own: Float64Array;
}

/** Rows by question, 0 everywhere between two queries: there are many thousands of questions, of which a query touches few. */
const kept = new WeakMap<Questions, QuestionRows>();

function rowsOf(questions: Questions): QuestionRows {
  const { length } = questions.placeOf;
  const rows = kept.get(questions) ?? { shared: new Float64Array(length), own: new Float64Array(length) };
  kept.set(questions, rows);
  return rows;
}

/**
 * Of each question the words that it has in common with the query, by how rare they are, in relation to all words of both (Dice, 1945): 1 for the
 * query itself. The third power of that, so that one question which is nearly the query counts for more than many that share a word with it; and all
 * of a document added up. What players alone say is had beside what the rules call it, and makes the query no longer.
 */
export function likenQuestions(index: SearchIndex, { words, heard }: Pick<ReadQuery, 'words' | 'heard'>): Likeness {
  const { placeOf, weights, having } = index.questions;
  const { shared, own } = rowsOf(index.questions);
  const touched: number[] = [];
  let whole = 0;
  const isHeard = new Set<HeardWord>(heard);
  for (const word of [...words, ...heard]) {
    const { meant, share } = word;
    const from: number[] = [];
    let best = 0;
    for (const { stem, sureness } of meant) {
      const weight = sureness * share * rarity(index, stem);
      best = Math.max(best, weight);
      for (const question of having(stem)) {
        const before = own[question] ?? 0;
        if (before === 0) from.push(question);
        if (weight > before) own[question] = weight;
      }
    }
    if (!isHeard.has(word)) whole += best;
    for (const question of from) {
      const before = shared[question] ?? 0;
      if (before === 0) touched.push(question);
      shared[question] = before + (own[question] ?? 0);
      own[question] = 0;
    }
  }
  const places: number[] = [];
  const amounts = new Float64Array(index.documents.length);
  for (const question of touched) {
    const place = placeOf[question] ?? 0;
    // Words that only make a question weigh more in a query that has no others.
    const like = Math.min(1, (2 * (shared[question] ?? 0)) / (whole + (weights[question] ?? 0)));
    const before = amounts[place] ?? 0;
    if (before === 0) places.push(place);
    amounts[place] = before + like * like * like;
    shared[question] = 0;
  }
  return { places, amounts };
}
