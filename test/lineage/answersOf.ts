import type { DocumentLineages } from '../../src/lineage/store/readLineages.ts';
import type { Answers, GoldPair } from './goldScore.ts';

/** What the lineages of a document say about two of its editions. @throws RangeError when it has no such edition. */
export function answersOf({ index, placeOf }: DocumentLineages, pair: Pick<GoldPair, 'old' | 'new'>): Answers {
  const [old, young] = [placeOf(pair.old), placeOf(pair.new)];
  if (old === undefined || young === undefined) throw new RangeError(`no edition of ${pair.old} or ${pair.new}`);
  return {
    heirsOf: (id) => index.follow(old, id, young).map(({ entry }) => entry),
    ancestorsOf: (id) => index.follow(young, id, old).map(({ entry }) => entry),
  };
}
