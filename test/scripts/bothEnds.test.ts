/** Pages that any of two processes can make. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BothEnds } from '../../scripts/site/bothEnds.ts';

const list = (from: number, to: number): readonly string[] => Array.from({ length: to - from }, (_, at) => `/${from + at}/`);

it('are made once each by one of them, whichever of them is how quick', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.integer({ min: 1, max: 20 }), fc.array(fc.boolean(), { maxLength: 80 }), (count, most, turns) => {
      const pages = new BothEnds(list(0, count));
      const taken = turns.flatMap((fromEnd) => pages.take(most, fromEnd));
      for (let more = pages.take(most, true); more.length > 0; more = pages.take(most, true)) taken.push(...more);
      expect(taken.toSorted()).toEqual([...list(0, count)].toSorted());
      expect([pages.take(most, true), pages.take(most, false)]).toEqual([[], []]);
    }),
  );
});

it('are taken in their order from both ends, fewer at once the fewer there are', () => {
  const pages = new BothEnds(list(0, 100));
  expect(pages.take(10, true)).toEqual(list(90, 100));
  expect(pages.take(80, false)).toEqual(list(0, 23));
  expect(pages.take(80, false)).toEqual(list(23, 40));
  expect(pages.take(5, true)).toEqual(list(85, 90));
  expect(pages.left).toBe(45);
});
