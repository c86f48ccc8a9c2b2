/** Scores that can say where they come from. */

/** One step on the way to a score, which was 0 before the first: so much was added, then it was multiplied. */
export interface Reason {
  /**
   * A word found in fields; questions that are much like the query; words of the query that it lacks; words that stand together; entries under it that answer; an answer that cites
   * it; a name that the query has; a name whose definition points at it; a heading or term that steps back; the heading of a rule that the
   * query does not name; a heading that goes behind what stands under it; an answer that it is kin to; its kind; its number.
   */
  readonly what:
    | 'word'
    | 'asked'
    | 'lacks'
    | 'together'
    | 'below'
    | 'cited'
    | 'named'
    | 'defined'
    | 'stepsBack'
    | 'unnamed'
    | 'underBest'
    | 'kin'
    | 'kind'
    | 'number';
  /** The word with its fields, or the entry that gave; empty where there is no more to say. */
  readonly of: string;
  readonly adds: number;
  readonly times: number;
}

/** Scores by place. Reasons are kept only where they are asked for: there are thousands of places. */
export interface Ledger {
  /** Places that have a score, in the order in which they came. */
  readonly places: () => readonly number[];
  readonly has: (place: number) => boolean;
  /** 0 for a place without a score. */
  readonly scoreOf: (place: number) => number;
  readonly add: (place: number, amount: number, what: Reason['what'], of?: string) => void;
  readonly scale: (place: number, factor: number, what: Reason['what'], of?: string) => void;
  /** In the order in which they came: adding and multiplying them up gives the score. */
  readonly reasonsOf: (place: number) => readonly Reason[];
}

/** For so many places; a row of numbers, since a key that is pressed scores thousands of them. */
export function makeLedger(size: number, explains: boolean): Ledger {
  const scores = new Float64Array(size);
  const isThere = new Uint8Array(size);
  const places: number[] = [];
  const reasons = new Map<number, Reason[]>();
  const note = (place: number, reason: Reason): void => {
    const own = reasons.get(place);
    if (own) own.push(reason);
    else reasons.set(place, [reason]);
  };
  const scoreOf = (place: number): number => scores[place] ?? 0;
  return {
    places: () => places,
    has: (place) => isThere[place] === 1,
    scoreOf,
    add: (place, adds, what, of = '') => {
      if (isThere[place] !== 1) {
        isThere[place] = 1;
        places.push(place);
      }
      scores[place] = scoreOf(place) + adds;
      if (explains) note(place, { what, of, adds, times: 1 });
    },
    scale: (place, times, what, of = '') => {
      if (times === 1) return;
      scores[place] = scoreOf(place) * times;
      if (explains) note(place, { what, of, adds: 0, times });
    },
    reasonsOf: (place) => reasons.get(place) ?? [],
  };
}
