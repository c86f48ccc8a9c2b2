/** Scores that can say where they come from. */

/** One step on the way to a score, which was 0 before the first: so much was added, then it was multiplied. */
export interface Reason {
  /**
   * A word found in fields; words of the query that it lacks; words that stand together; entries under it that answer; an answer that cites
   * it; a name that the query has; a name whose definition points at it; a heading or term that steps back; the heading
   * of a rule that the query does not name; a heading that goes behind what
   * stands under it; its kind; its number.
   */
  readonly what:
    'word' | 'lacks' | 'together' | 'below' | 'cited' | 'named' | 'defined' | 'stepsBack' | 'unnamed' | 'underBest' | 'kind' | 'number';
  /** The word with its fields, or the entry that gave; empty where there is no more to say. */
  readonly of: string;
  readonly adds: number;
  readonly times: number;
}

/** Scores by place. Reasons are kept only where they are asked for: there are thousands of places. */
export interface Ledger {
  readonly scores: ReadonlyMap<number, number>;
  readonly add: (place: number, amount: number, what: Reason['what'], of?: string) => void;
  readonly scale: (place: number, factor: number, what: Reason['what'], of?: string) => void;
  readonly remove: (place: number) => void;
  /** In the order in which they came: adding and multiplying them up gives the score. */
  readonly reasonsOf: (place: number) => readonly Reason[];
}

export function makeLedger(explains: boolean): Ledger {
  const scores = new Map<number, number>();
  const reasons = new Map<number, Reason[]>();
  const note = (place: number, reason: Reason): void => {
    const own = reasons.get(place);
    if (own) own.push(reason);
    else reasons.set(place, [reason]);
  };
  return {
    scores,
    add: (place, adds, what, of = '') => {
      scores.set(place, (scores.get(place) ?? 0) + adds);
      if (explains) note(place, { what, of, adds, times: 1 });
    },
    scale: (place, times, what, of = '') => {
      if (times === 1) return;
      scores.set(place, (scores.get(place) ?? 0) * times);
      if (explains) note(place, { what, of, adds: 0, times });
    },
    remove: (place) => {
      scores.delete(place);
      reasons.delete(place);
    },
    reasonsOf: (place) => reasons.get(place) ?? [],
  };
}
