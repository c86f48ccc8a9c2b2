import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds, TooManyAnswers } from '../../../src/engine/state/bounds.ts';
import { combinations, divisions, permutations } from '../../../src/engine/state/combinations.ts';

const thrown = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};

describe('ways of choosing', () => {
  const few = fc.uniqueArray(fc.nat(), { maxLength: 7 });

  it('are all subsets of a size, each once, the smaller first', () => {
    fc.assert(
      fc.property(few, fc.nat({ max: 8 }), fc.nat({ max: 8 }), (items, least, most) => {
        const every = Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((__, at) => (mask >> at) % 2 === 1));
        const wanted = every.filter(({ length }) => length >= least && length <= most);
        const found = combinations(items, most, { least });
        const write = (sets: readonly (readonly number[])[]): readonly string[] => sets.map((set) => set.join()).toSorted();
        expect(write(found)).toEqual(write(wanted));
        expect(found.map(({ length }) => length)).toEqual(found.map(({ length }) => length).toSorted((a, b) => a - b));
      }),
    );
  });

  it('are all orders, each once, the given one first; what is the same is not told apart', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 6 }), (items) => {
        const all = (left: readonly string[]): readonly string[] =>
          left.length === 0 ? [''] : left.flatMap((item, at) => all(left.toSpliced(at, 1)).map((rest) => item + rest));
        const found = permutations(items).map((order) => order.join(''));
        expect(found[0]).toBe(items.join(''));
        expect(found.toSorted()).toEqual([...new Set(all(items))].toSorted());
      }),
    );
  });

  it('are all divisions among things', () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), fc.constantFrom(1, 2, 3), fc.constantFrom(0, 1), (total, count, least) => {
        const things = ['a', 'b', 'c'].slice(0, count);
        const found = divisions(total, things, least);
        const free = total - least * count;
        const wanted = free < 0 ? 0 : count === 1 ? 1 : count === 2 ? free + 1 : ((free + 1) * (free + 2)) / 2;
        expect(new Set(found.map((each) => JSON.stringify(each))).size).toBe(wanted);
        for (const each of found) expect(Object.values(each).reduce((sum, share) => sum + share, 0)).toBe(total);
      }),
    );
  });

  it.each<readonly [string, () => unknown]>([
    [
      'subsets of 200',
      () =>
        combinations(
          Array.from({ length: 200 }, (_, at) => at),
          200,
        ),
    ],
    [
      'halves of 60',
      () =>
        combinations(
          Array.from({ length: 60 }, (_, at) => at),
          30,
          { least: 30 },
        ),
    ],
    ['orders of 3,000', () => permutations(Array.from({ length: 3_000 }, (_, at) => at))],
    [
      'subsets of 60 of which few fit',
      () =>
        combinations(
          Array.from({ length: 60 }, (_, at) => at),
          60,
          { fits: (set) => set.includes(59) && set.length > 9 },
        ),
    ],
    ['divisions of a million', () => divisions(1_000_000, ['a', 'b', 'c'], 1)],
  ])('are not listed beyond the bound, but begun: %s', (_, list) => {
    const error = thrown(list);
    expect(error).toBeInstanceOf(TooManyAnswers);
    expect((error as TooManyAnswers).some.length).toBeLessThanOrEqual(bounds.answers);
    expect((error as TooManyAnswers).message).toMatch(/legal answers/);
  });
});
