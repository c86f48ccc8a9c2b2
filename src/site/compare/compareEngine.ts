/** The comparison of two editions in the browser: loads them once, and compares them as the command line does. */
import { compareEditions } from '../../lineage/compareEditions.ts';
import { listParts, type ComparePart } from './comparedParts.ts';
import { openEditions } from './openedEditions.ts';

export interface CompareEngine {
  /** Editions by the value that addresses have for them. Rejects when they cannot be had. */
  readonly compare: (from: string, to: string) => AsyncGenerator<ComparePart, void>;
}

export function makeCompareEngine(): CompareEngine {
  const { open, openChainOf } = openEditions();
  return {
    async *compare(from, to) {
      const [old, young, chain] = await Promise.all([open(from), open(to), openChainOf(from)]);
      yield* listParts(old, young, compareEditions(old, young, chain, chain.index));
    },
  };
}
