import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBestPairs, type WeighedPair } from '../../src/lineage/bestPairs.ts';

const worth = (pairs: readonly WeighedPair[]): number => pairs.reduce((sum, { weight }) => sum + weight, 0);

/** The same by trying everything. */
function bestWorth(pairs: readonly WeighedPair[]): number {
  const [first, ...rest] = pairs;
  if (!first) return 0;
  const without = bestWorth(rest);
  const others = rest.filter((pair) => pair.old !== first.old && pair.new !== first.new);
  return Math.max(without, first.weight + bestWorth(others));
}

const anyPairs = fc.uniqueArray(
  fc.record({ old: fc.nat(5), new: fc.nat(5), weight: fc.integer({ min: -3, max: 20 }).map((weight) => weight / 4) }),
  { maxLength: 12, selector: ({ old, new: heir }) => `${old} ${heir}` },
);

describe('the best pairs', () => {
  it('are worth as much as the best of all choices', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        expect(worth(chooseBestPairs(pairs))).toBeCloseTo(bestWorth(pairs), 9);
      }),
    );
  });

  it('name each old and each new one at most once, and only pairs that were offered', () => {
    fc.assert(
      fc.property(anyPairs, (pairs) => {
        const chosen = chooseBestPairs(pairs);
        expect(new Set(chosen.map(({ old }) => old)).size).toBe(chosen.length);
        expect(new Set(chosen.map((pair) => pair.new)).size).toBe(chosen.length);
        expect(chosen.every((pair) => pairs.includes(pair) && pair.weight > 0)).toBe(true);
      }),
    );
  });

  it('are the same whatever the order of the list', () => {
    fc.assert(
      fc.property(
        anyPairs.chain((pairs) => fc.tuple(fc.constant(pairs), fc.shuffledSubarray(pairs, { minLength: pairs.length }))),
        ([pairs, shuffled]) => {
          expect(chooseBestPairs(shuffled)).toEqual(chooseBestPairs(pairs));
        },
      ),
    );
  });

  it('give up a good pair for two that are better together', () => {
    const pairs = [
      { old: 1, new: 1, weight: 5 },
      { old: 1, new: 2, weight: 4 },
      { old: 2, new: 1, weight: 4 },
    ];
    expect(chooseBestPairs(pairs)).toEqual([pairs[1], pairs[2]]);
  });
});
