/** Weights by which candidates are judged: of each alone, and of each following another. They are on one scale. */
export interface Weights<Candidate> {
  /** How much a candidate's own form speaks for it. */
  readonly form: (candidate: Candidate) => number;
  readonly step: (before: Candidate, after: Candidate) => number;
  /** How far back a predecessor is looked for. Beyond it only the best chain so far is gone on from. */
  readonly reach: number;
}

/**
 * The chain of candidates, in their order, with the greatest sum of forms and steps: dynamic programming over all of them (Viterbi, 1967),
 * so that one bad candidate cannot lead the rest astray. Any number of candidates may be left out, all of
 * them too when nothing speaks for any. Time grows with candidates times reach.
 */
export function bestPath<Candidate>(candidates: readonly Candidate[], { form, step, reach }: Weights<Candidate>): Candidate[] {
  const best: { readonly score: number; readonly from: number }[] = [];
  let top = -1;
  candidates.forEach((candidate, index) => {
    let score = 0;
    let from = -1;
    const consider = (earlier: number): void => {
      const before = candidates[earlier];
      const sum = best[earlier];
      if (before === undefined || !sum) return;
      const total = sum.score + step(before, candidate);
      if (total > score) {
        score = total;
        from = earlier;
      }
    };
    for (let earlier = index - 1; earlier >= Math.max(0, index - reach); earlier -= 1) consider(earlier);
    if (top >= 0 && top < index - reach) consider(top);
    const sum = score + form(candidate);
    best.push({ score: sum, from });
    if (sum > (best[top]?.score ?? 0)) top = index;
  });
  const path: Candidate[] = [];
  for (let at = top; at >= 0; at = best[at]?.from ?? -1) {
    const candidate = candidates[at];
    if (candidate !== undefined) path.push(candidate);
  }
  return path.reverse();
}
