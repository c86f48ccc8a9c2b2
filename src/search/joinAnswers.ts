/** What several documents answer to one query, as one list. */
import type { SearchAnswer, SearchHit } from './searchEdition.ts';

export interface JoinedHit<Hit extends SearchHit> {
  readonly hit: Hit;
  /** Whose hit it is: the place of its answer. */
  readonly from: number;
}

export interface JoinedAnswer<Hit extends SearchHit> {
  readonly hits: readonly JoinedHit<Hit>[];
  readonly total: number;
  /** How many results each answer has; of a number none where that is missing, since the rest is what stands near it. */
  readonly totals: readonly number[];
  /** Stems of all words that were sought. */
  readonly sought: readonly string[];
}

/**
 * Joins answers to the same query whose hits begin with the first one. Scores are sums of how rare the words are that a hit has, so that what has
 * more of them goes first in whichever document it stands; a word is rarer in a large document, which is all that sets them apart. Of equals the
 * earlier answer goes first. What bears the very name that was typed, and is the best that its document has, goes before all: a heading without a
 * text of its own has few words. Of those the handbook's goes last, which tells of what others say.
 */
export function joinAnswers<Hit extends SearchHit>(
  answers: readonly (Pick<SearchAnswer, 'query' | 'total' | 'missing' | 'sought'> & {
    readonly hits: readonly Hit[];
    readonly isHandbook?: boolean;
  })[],
  { from = 0, limit = 20 }: { readonly from?: number; readonly limit?: number } = {},
): JoinedAnswer<Hit> {
  const isNear = ({ query, missing }: (typeof answers)[number]): boolean => query.kind === 'number' && missing !== undefined;
  const totals = answers.map((answer) => (isNear(answer) ? 0 : answer.total));
  const all = answers.flatMap((answer, at) => (isNear(answer) ? [] : answer.hits.map((hit): JoinedHit<Hit> => ({ hit, from: at }))));
  const named = answers.flatMap(({ hits, isHandbook = false }, from) => {
    const others = hits.findIndex(({ bearsName }) => !bearsName);
    return hits.slice(0, others < 0 ? hits.length : others).map((hit) => ({ hit, from, isHandbook }));
  });
  const isNamed = new Set(named.map(({ hit }) => hit));
  const ordered = [
    ...named.toSorted((a, b) => Number(a.isHandbook) - Number(b.isHandbook)).map(({ hit, from: at }) => ({ hit, from: at })),
    ...all.filter(({ hit }) => !isNamed.has(hit)).toSorted((a, b) => b.hit.score - a.hit.score || a.from - b.from),
  ];
  return {
    hits: ordered.slice(from, from + limit),
    total: totals.reduce((sum, total) => sum + total, 0),
    totals,
    sought: [...new Set(answers.flatMap(({ sought }) => sought))],
  };
}
