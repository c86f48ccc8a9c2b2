import { describe, expect, it } from 'vitest';
import type { Flow } from '../../src/model/lineage.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { toPlaces } from '../../src/rulings/places.ts';
import { type Carried, isFlagged, standsAt } from '../../src/rulings/ruling.ts';
import { makeEntry } from '../site/fixtures.ts';
import { makeOfficial, type Step } from './makeOfficial.ts';

const dates = ['2001-01-01', '2003-03-03', '2005-05-05', '2007-07-07'];
const day = '2001-02-02' as IsoDate;
const flow = (edition: number, from: number, to: number, score: number): Flow => ({ edition, from, to, score, because: 'wording' });

/** Entries of each edition as the lineages have them: what stood under a heading is read from the edition. */
function makeEditions(steps: readonly (readonly Step[])[]) {
  return dates.map((_, edition) =>
    steps.flatMap((own) => {
      const entry = own.findLast(([from]) => from <= edition)?.[1] ?? '';
      return entry === '' ? [] : [makeEntry(entry, /[a-z]$/.test(entry) ? 'subrule' : entry.includes('.') ? 'rule' : 'subsection')];
    }),
  );
}

function placeOn(entry: string, steps: readonly (readonly Step[])[], flows: readonly Flow[] = []) {
  const official = makeOfficial(dates, steps, { flows, entries: makeEditions(steps) });
  return toPlaces(official, [{ edition: 0, entry, proof: 'wording' }], day);
}

const carriedFrom = (...given: Parameters<typeof placeOn>): readonly Carried[] | undefined => placeOn(...given)[0]?.carried;

describe('a ruling whose rule did not stay one', () => {
  const host: readonly Step[] = [
    [0, '500.1'],
    [2, '600.1'],
  ];
  const merged: readonly Step[] = [
    [0, '502.9'],
    [1, ''],
  ];

  it('goes with its rule into the one that took it over, as that is called today, with how sure that is', () => {
    expect(carriedFrom('502.9', [merged, host], [flow(1, 0, 1, 0.9)])).toEqual([
      { lineage: 1, entry: '600.1', since: 1, score: 0.9, because: 'wording' },
    ]);
  });

  it('goes with a part of its rule too, that was split off', () => {
    const whole: readonly Step[] = [[0, '502.9']];
    const part: readonly Step[] = [[2, '502.10']];
    expect(carriedFrom('502.9', [whole, part], [flow(2, 0, 1, 0.8)])).toEqual([
      { lineage: 1, entry: '502.10', since: 2, score: 0.8, because: 'wording' },
    ]);
    expect(placeOn('502.9', [whole, part], [flow(2, 0, 1, 0.8)])[0]?.standing.is).toBe('unchanged');
  });

  it('goes nowhere where that is less likely than not, and where what took it over is gone', () => {
    expect(carriedFrom('502.9', [merged, host], [flow(1, 0, 1, 0.4)])).toBeUndefined();
    const gone: readonly Step[] = [
      [0, '500.1'],
      [3, ''],
    ];
    expect(carriedFrom('502.9', [merged, gone], [flow(1, 0, 1, 0.9)])).toBeUndefined();
  });

  it('does not go with matter that came into the rule after it', () => {
    expect(carriedFrom('502.9', [merged, host], [{ ...flow(1, 0, 1, 0.9), since: 1 }])).toBeUndefined();
  });

  describe('of a heading that is gone', () => {
    const heading: readonly Step[] = [
      [0, '404'],
      [2, ''],
    ];
    const moved = (from: string, to: string): readonly Step[] => [
      [0, from],
      [2, to],
    ];
    it('goes where what stood under it stands today, with the count', () => {
      const steps = [
        heading,
        moved('404.1', '603.1'),
        moved('404.1a', '603.1a'),
        moved('404.2', '603.7'),
        moved('404.3', '112.4'),
        [[0, '603']] as const,
      ];
      expect(carriedFrom('404', steps)).toEqual([{ lineage: 5, entry: '603', since: 2, below: { stand: 3, of: 4 } }]);
    });

    it('goes to the one rule, where all of it stands in that', () => {
      const steps = [heading, merged, moved('404.1', '603.1a'), moved('404.2', '603.1b'), [[0, '603']] as const, [[0, '603.1']] as const];
      expect(carriedFrom('404', steps)).toEqual([{ lineage: 5, entry: '603.1', since: 2, below: { stand: 2, of: 2 } }]);
    });

    it('goes nowhere where what stood under it is scattered, and where it is gone', () => {
      const scattered = ['300', '301', '302', '303'].flatMap((head, at) => [
        [[0, head]] as readonly Step[],
        moved(`404.${String(at + 1)}`, `${head}.1`),
      ]);
      expect(carriedFrom('404', [heading, ...scattered])).toBeUndefined();
      expect(carriedFrom('404', [heading, moved('404.1', '')])).toBeUndefined();
    });
  });

  it('stands where it was carried, and stays marked', () => {
    const places = placeOn('502.9', [merged, host], [flow(1, 0, 1, 0.9)]);
    expect([standsAt({ places }), isFlagged({ places })]).toEqual([1, true]);
  });

  it('stands at what else it speaks of, where its rule went nowhere; and at what is gone, where there is nothing else', () => {
    const [gone] = placeOn('502.9', [merged, host]);
    const [term] = placeOn('500.1', [merged, host]);
    if (!gone || !term) expect.fail('two places');
    expect(standsAt({ places: [gone, term] })).toBe(1);
    expect(standsAt({ places: [gone] })).toBe(0);
    expect(standsAt({ places: [] })).toBeUndefined();
  });
});
