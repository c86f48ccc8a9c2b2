/** Who asks when, how or by whom something is done seeks the rule: what the word means does not say it. */
import type { Ledger } from './ledger.ts';
import type { SearchIndex } from './openIndex.ts';
import type { Token } from './tokens.ts';
import { rankingWeights as weights } from './weights.ts';

/** What such a question begins with: `when do I untap`, `can I block`; not `what is ward`. */
const howWords: ReadonlySet<string> = new Set('when how who whose where can may do does did must should'.split(' '));

/** Puts the best rule before all terms, where the words that were typed ask so. */
export function putRuleFirst({ rows }: SearchIndex, typed: readonly Token[], ledger: Ledger): void {
  if (typed.length < 2 || !howWords.has(typed[0]?.word ?? '')) return;
  const isTerm = (place: number): boolean => rows.kinds[place] === 'term';
  const places = ledger.places();
  const best = weights.underBest * places.reduce((most, place) => (isTerm(place) ? most : Math.max(most, ledger.scoreOf(place))), 0);
  if (best === 0) return;
  for (const place of places) {
    const score = isTerm(place) ? ledger.scoreOf(place) : 0;
    if (score > best) ledger.scale(place, best / score, 'underBest');
  }
}
