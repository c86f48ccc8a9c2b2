/**
 * What nothing else has found a partner for, on both sides and under one parent: "Second, the active player gets priority" is too common a
 * sentence to lead anywhere, but where the step it stands in has one such sentence left over before and after, it is the same one.
 */
import { chooseBestPairs, type WeighedPair } from './bestPairs.ts';
import type { DividedLink } from './divide.ts';
import type { PairedUp } from './pairUp.ts';
import type { PreparedEdition } from './preparedEdition.ts';
import { judge } from './weights.ts';

/** How likely such a pair must be, and how much of its pairs of words must have stayed: a place that was used again has none of them. */
const likely = 0.35;
const leastWordPairs = 0.2;

/** Finds the pairs of what no link names. */
export function findLeftOver(
  old: PreparedEdition,
  young: PreparedEdition,
  { pairing: { heirs }, weigh }: PairedUp,
  links: readonly (readonly [old: number, young: number])[],
): readonly DividedLink[] {
  const [linkedOld, linkedYoung] = [new Set(links.map(([left]) => left)), new Set(links.map(([, right]) => right))];
  const pairs = old.inGroup.numbered.flatMap((left): WeighedPair[] => {
    const home = linkedOld.has(left) ? -1 : (heirs[old.all[left]?.parent ?? -1] ?? -1);
    return (young.all[home]?.children ?? []).flatMap((right): WeighedPair[] => {
      if (linkedYoung.has(right) || young.all[right]?.group !== 'numbered') return [];
      const evidence = weigh(left, right);
      const weight = judge(evidence);
      return weight < likely || evidence.wordPairs < leastWordPairs ? [] : [{ old: left, new: right, weight }];
    });
  });
  return chooseBestPairs(pairs).map((pair) => ({ old: pair.old, young: pair.new, share: pair.weight }));
}
