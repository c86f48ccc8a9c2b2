import { expect, it } from 'vitest';
import { shareOut } from '../../src/lineage/store/shareOut.ts';

it('gives each worker its own stretch in order, and one that is done the second half of the longest left', () => {
  const next = shareOut([
    [0, 1, 2, 3, 4],
    [5, 6],
  ]);
  expect([next(0), next(1), next(1)]).toEqual([0, 5, 6]);
  expect([next(1), next(1), next(0), next(0)]).toEqual([3, 4, 1, 2]);
});

it('halves the longest of several, and leaves what cannot be halved to whoever asks', () => {
  const next = shareOut([[0], [1, 2], [3, 4, 5, 6]]);
  expect([next(0), next(0)]).toEqual([0, 5]);
  const single = shareOut([[0], [1]]);
  expect([single(0), single(0), single(1)]).toEqual([0, 1, undefined]);
});

it('gives every place once, whoever asks how often, and then nothing', () => {
  const next = shareOut([[0, 1, 2, 3, 4, 5, 6, 7], [], [8]]);
  const given = Array.from({ length: 12 }, (_, at) => next(at % 3 === 0 ? 0 : 2));
  expect(given.filter((place) => place !== undefined).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect([next(0), next(1), next(2)]).toEqual([undefined, undefined, undefined]);
});
