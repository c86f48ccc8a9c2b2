import { describe, expect, it } from 'vitest';
import { drawStrip, listMostAmended, listNewest, type Lived } from '../../../../src/site/changes/churn/churn.ts';
import { drawTimeline, type TimelineEdition } from '../../../../src/site/changes/timeline/timeline.ts';
import { makeEntry, makeRecord } from '../../fixtures.ts';

const edition = (date: string, substance: number, entries = 100): TimelineEdition => ({
  record: makeRecord('comprehensive-rules', date),
  entries,
  substance,
});

describe('the chart of editions', () => {
  const chart = drawTimeline([edition('2000-01-01', 0), edition('2005-01-01', 100), edition('2010-01-01', 25, 200)]);

  it('puts time from left to right and every fifth year under it', () => {
    const [first, second, third] = chart.bars.map(({ x }) => x);
    expect(second! - first!).toBeCloseTo(third! - second!, 0);
    expect(chart.years.map(({ year }) => year)).toEqual([2005, 2010]);
    expect(chart.years[0]?.x).toBe(second);
  });

  it('draws the edition with most changes highest, one with a quarter of them half as high, one without changes not at all', () => {
    const [none, most, quarter] = chart.bars.map(({ height }) => height);
    expect(none).toBe(0);
    expect(quarter).toBeCloseTo(most! / 2, 0);
  });

  it('stays inside its box, for one edition too', () => {
    for (const { bars, width, height } of [chart, drawTimeline([edition('2000-01-01', 3)])])
      for (const bar of bars) {
        expect(bar.x).toBeGreaterThanOrEqual(0);
        expect(bar.x).toBeLessThanOrEqual(width);
        expect(bar.y).toBeGreaterThanOrEqual(0);
        expect(bar.y + bar.height).toBeLessThanOrEqual(height);
      }
  });
});

describe('what changed most', () => {
  const lived = (id: string, since: number, changes: readonly number[], parent?: string): Lived => ({
    entry: makeEntry(id, 'rule', { text: 'A cat sleeps here.', ...(parent === undefined ? {} : { parent }) }),
    history: `/history/2000-01-01/${id}/`,
    since,
    changes,
    steps: changes.length,
  });

  it('has most changes first, and of as many those changed last', () => {
    const list = [lived('1', 0, [1]), lived('2', 0, [1, 2]), lived('3', 0, [3]), lived('4', 0, [])];
    expect(listMostAmended(list, 9).map(({ entry }) => entry.id)).toEqual(['2', '3', '1']);
  });

  it('is newest first, without what came in together with what it stands under, or stood in the first edition', () => {
    const list = [lived('1', 0, [], ''), lived('2', 3, [], ''), lived('2a', 3, [], '2'), lived('2b', 5, [], '2')];
    expect(listNewest(list, 9).map(({ entry }) => entry.id)).toEqual(['2b', '2']);
  });

  it('draws an edition without changes nowhere, and each other in one shade', () => {
    const paths = drawStrip([0, 1, 2, 4, 5, 9, 10, 99]);
    expect(paths.map((path) => (path.match(/M(\d+)/g) ?? []).map((move) => Number(move.slice(1))))).toEqual([[1], [2, 3], [4, 5], [6, 7]]);
  });
});
