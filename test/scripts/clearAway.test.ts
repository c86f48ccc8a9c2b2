/** What is cleared away between two pages. It changes what all code of this process sees of garbage collection. */
import { getHeapSpaceStatistics } from 'node:v8';
import { afterEach, expect, it } from 'vitest';
import { clearAway } from '../../scripts/site/clearAway.ts';

const before = globalThis.gc;
afterEach(() => {
  globalThis.gc = before;
});

/** Makes objects until so many megabytes are new, held or not. */
function makeNew(megabytes: number): void {
  const made: object[] = [];
  const held = (): number => getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')?.space_used_size ?? 0;
  for (let tried = 0; held() < megabytes * 2 ** 20 && tried < 100_000; tried += 1) made.push(Array.from({ length: 20 }, () => ({ tried })));
}

it('is what is new alone, and that when it is much', () => {
  const asked: unknown[] = [];
  globalThis.gc = ((options: unknown) => void asked.push(options)) as typeof globalThis.gc;
  makeNew(7.5);
  clearAway();
  expect(asked).toEqual([{ type: 'minor' }]);
});

it('is nothing where Node does not offer it', () => {
  globalThis.gc = undefined;
  expect(() => clearAway()).not.toThrow();
});
