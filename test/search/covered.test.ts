import { expect, it } from 'vitest';
import { makeCovered } from '../../src/search/covered.ts';
import type { QueryWord } from '../../src/search/readQuery.ts';

const word = (weight: number, saying?: QueryWord['saying']): QueryWord => ({
  token: { word: 'nap', stem: 'nap', start: 0, end: 3 },
  meant: [],
  share: 1,
  weight,
  ...(saying && { saying }),
});

it('has a saying whole who has it as it was typed, or as it is called', () => {
  const [typed, first, second] = [
    word(2, { at: 0, way: 'typed' }),
    word(1, { at: 0, way: 'meant' }),
    word(3, { at: 0, way: 'meant' }),
  ] as const;
  const covered = makeCovered(4, [typed, first, second]);
  covered.add([0], typed);
  covered.add([1], first);
  covered.add([1, 2], second);
  expect([0, 1, 2, 3].map(covered.shareOf)).toEqual([1, 1, 0.75, 0]);
});

it('has of words that are no saying the share of their weights', () => {
  const [light, heavy] = [word(1), word(3)] as const;
  const covered = makeCovered(2, [light, heavy]);
  covered.add([0], heavy);
  covered.add([1], light);
  expect([0, 1].map(covered.shareOf)).toEqual([0.75, 0.25]);
});
