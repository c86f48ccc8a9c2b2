/** How much each piece of evidence counts, and how likely a pair is with it. */
import type { Evidence } from './evidence.ts';

/** Coefficients of a logistic model. `cites` and `citedBy` are told from "none" by a base. */
interface Weights {
  readonly base: number;
  readonly words: number;
  readonly wordPairs: number;
  readonly contained: number;
  readonly wordsTelling: number;
  readonly identical: number;
  readonly number: number;
  readonly headword: number;
  readonly tail: number;
  readonly kind: number;
  readonly parents: number;
  readonly siblings: number;
  readonly children: number;
  readonly order: number;
  readonly cites: number;
  readonly citedBy: number;
  /** Nothing around speaks for it: other parents, other neighbours. */
  readonly astray: number;
}

const weights: Weights = {
  base: -6.2,
  words: 4,
  wordPairs: 2.5,
  contained: 1,
  wordsTelling: 3,
  identical: 2,
  number: 0.8,
  headword: 5,
  tail: 0.4,
  kind: 0.3,
  parents: 1.2,
  siblings: 1,
  children: 2,
  order: 1.8,
  cites: 0.8,
  citedBy: 1,
  astray: -1.2,
};

/** How likely it is that the two are one provision, from 0 to 1. */
export function judge(evidence: Evidence): number {
  return 1 / (1 + Math.exp(-logOdds(evidence)));
}

/** The same as the logarithm of the odds: positive where a pair is more likely than not. */
export function logOdds(evidence: Evidence): number {
  return (
    weights.base +
    weights.words * evidence.words +
    weights.wordPairs * evidence.wordPairs +
    weights.contained * evidence.contained +
    weights.wordsTelling * evidence.words * evidence.substance +
    weights.identical * evidence.identical +
    weights.number * evidence.number +
    weights.headword * evidence.headword +
    weights.tail * evidence.tail +
    weights.kind * evidence.kind +
    weights.parents * evidence.parents +
    weights.siblings * evidence.siblings +
    weights.children * evidence.children +
    weights.order * evidence.order +
    weights.cites * ((evidence.cites ?? 0.5) - 0.5) +
    weights.citedBy * ((evidence.citedBy ?? 0.5) - 0.5) +
    weights.astray * (isAstray(evidence) ? 1 : 0)
  );
}

function isAstray({ parents, siblings, children, order, number }: Evidence): boolean {
  return parents + siblings + children + number === 0 && order < 0.2;
}
