/**
 * What is read together is found together: the rule of the subrule that answers, its subrules and neighbours, the term that points at it, what it
 * cites and what cites it, in its own words or where the handbook tells of it. None of them goes before the best answer.
 */
import { pickBest } from './best.ts';
import type { Ledger } from './ledger.ts';
import type { SearchIndex } from './openIndex.ts';
import { rankingWeights as weights } from './weights.ts';

type Kinship = keyof typeof weights.kin;

/** Raises by a share of its own score what has one and is kin to one of the best answers, the more the nearer that comes to the first. */
export function raiseKin(index: SearchIndex, ledger: Ledger): void {
  const best = pickBest(ledger.places(), ledger.scoreOf, weights.kinDepth);
  const top = best[0]?.score ?? 0;
  if (top <= 0) return;
  const raised = new Map<number, { by: number; readonly of: string }>();
  for (const { place, score } of best) {
    const { id, kind, parent = place } = index.documents[place] ?? {};
    // An Example is read with its rule, for which it stands among the results.
    const own = kind === 'example' ? parent : place;
    for (const [kinship, other] of listKin(index, own)) {
      if (!ledger.has(other) || other === own) continue;
      const known = raised.get(other) ?? { by: 0, of: id ?? '' };
      known.by += weights.kin[kinship] * (score / top);
      raised.set(other, known);
    }
  }
  const most = top * weights.kinMost;
  for (const [place, { by, of }] of raised) {
    const score = ledger.scoreOf(place);
    if (score <= 0 || score >= most) continue;
    // Those that come up to the best answer keep their order among themselves.
    const highest = most * (1 - weights.kinOrder * (1 - score / most));
    ledger.scale(place, Math.min(1 + by, highest / score), 'kin', of);
  }
}

/** Each with how it is kin to an entry; what is so in two ways is named twice. */
function* listKin(index: SearchIndex, place: number): Iterable<readonly [Kinship, number]> {
  const { kind, parent, cites = [], toldCites = [] } = index.documents[place] ?? {};
  const beside = parent === undefined ? [] : (index.children.get(parent) ?? []);
  if (kind === 'subrule') {
    if (parent !== undefined) yield ['rule', parent];
    for (const other of beside) yield ['beside', other];
  }
  if (kind === 'rule') {
    const at = beside.indexOf(place);
    for (const other of [beside[at - 1], beside[at + 1]]) if (other !== undefined) yield ['beside', other];
    for (const other of index.children.get(place) ?? []) yield ['subrule', other];
  }
  for (const other of cites) yield ['cited', other];
  for (const other of index.citing.get(place) ?? []) yield [index.documents[other]?.kind === 'term' ? 'term' : 'citing', other];
  for (const other of toldCites) yield ['toldCited', other];
  for (const other of index.toldCiting.get(place) ?? []) yield ['toldCiting', other];
}
