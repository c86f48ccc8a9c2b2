import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listBearers } from '../../src/lineage/bearers.ts';
import { indexLineages } from '../../src/lineage/follow.ts';
import type { Lineage, Lineages } from '../../src/model/lineage.ts';
import { day } from './anyChain.ts';

const editions = ['2001-01-01', '2002-01-01', '2003-01-01', '2004-01-01', '2005-01-01'].map(day);
/** Steps as `0 100.1`, `2 -`. */
const lineage = (id: string, ...steps: readonly string[]): Lineage => ({
  id,
  steps: steps.map((step, at) => {
    const [edition = '', entry = ''] = step.split(' ');
    const gone = entry === '-';
    return {
      edition: Number(edition),
      entry: gone ? '' : entry,
      relation: at === 0 ? 'added' : gone ? 'removed' : 'edited',
      difference: 'none',
      score: 1,
      because: 'identical',
    };
  }),
});
const lineages: Lineages = {
  editions,
  lineages: [lineage('a', '0 100.1', '1 100.1', '2 100.2', '4 100.1'), lineage('b', '2 100.1', '3 -'), lineage('c', '0 100.2', '1 -')],
  flows: [],
};
const tell = (id: string): readonly string[] =>
  listBearers(lineages, id).map(({ lineage: at, first, last, place }) => `${at}: ${first.slice(0, 4)} to ${last.slice(0, 4)} (${place})`);

it('names each provision that bore a number, with the editions in which it did, the last first', () => {
  expect(tell('100.1')).toEqual(['0: 2005 to 2005 (4)', '1: 2003 to 2003 (2)', '0: 2001 to 2002 (1)']);
  expect(tell('100.2')).toEqual(['0: 2003 to 2004 (3)', '2: 2001 to 2001 (0)']);
  expect(tell('100.9')).toEqual([]);
  expect(tell('')).toEqual([]);
});

it('agrees with the index about who bears a number where', () => {
  const index = indexLineages(lineages);
  fc.assert(
    fc.property(fc.nat(editions.length - 1), fc.constantFrom('100.1', '100.2', '100.3'), (place, id) => {
      const there = listBearers(lineages, id).filter(
        ({ first, last }) => first <= (editions[place] ?? '') && (editions[place] ?? '') <= last,
      );
      expect(there.map((bearer) => bearer.lineage)).toEqual([index.lineageOf(place, id)].filter((found) => found !== undefined));
    }),
  );
});
