/** The best of many, put in order: of thousands of places twenty are shown. */

export interface Scored {
  readonly place: number;
  readonly score: number;
}

/** So many of the places with the highest scores, best first; of equals what came first is the better. */
export function pickBest(places: Iterable<number>, scoreOf: (place: number) => number, count: number): readonly Scored[] {
  const best: Scored[] = [];
  let least = -Infinity;
  for (const place of places) {
    const score = scoreOf(place);
    if (best.length >= count && score <= least) continue;
    let low = 0;
    let high = best.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((best[middle]?.score ?? 0) < score) high = middle;
      else low = middle + 1;
    }
    best.splice(low, 0, { place, score });
    if (best.length > count) best.pop();
    least = best.at(-1)?.score ?? -Infinity;
  }
  return best;
}
