import { describe, expect, it } from 'vitest';
import type { ListedRun, SummaryPlace } from '../../../../src/site/policy/lists/cardHistories.ts';
import { drawRow, listRows, yearsOf } from '../../../../src/site/policy/lists/cardStrip.ts';

const run = (format: string, from: string, to: string): ListedRun =>
  ({ kind: 'banned', format, from, to, newest: false, ended: false, notes: [], hrefs: [undefined, undefined] }) as unknown as ListedRun;
const told = (format: string, date: string): SummaryPlace =>
  ({ kind: 'banned', format, view: { record: { date } }, entry: { number: '801.5' } }) as unknown as SummaryPlace;

describe('the strip of a card', () => {
  it('has a row for each kind and format, however it is set, those first that begin first', () => {
    const rows = listRows({
      runs: [
        run('Meadow', '2003-01-01', '2004-01-01'),
        run('MEADOW', '2006-01-01', '2007-01-01'),
        run('Brook', '2005-01-01', '2006-01-01'),
      ],
      summaries: [told('Hill', '1999-04-21'), told('Brook', '2005-10-23')],
    });
    expect(rows.map(({ format, runs, summaries }) => [format, runs.length, summaries.length])).toEqual([
      ['Hill', 0, 1],
      ['MEADOW', 2, 0],
      ['Brook', 1, 1],
    ]);
  });

  it('spans all years in which anything here lists any card', () => {
    expect(yearsOf([{ runs: [run('Meadow', '2003-05-01', '2011-01-01')], summaries: [told('Hill', '1999-04-21')] }])).toEqual({
      first: 1999,
      last: 2011,
    });
    expect(yearsOf([])).toBeUndefined();
  });

  it('draws a run from its first to its last edition, and one of a single edition so that it is seen, within the strip', () => {
    const years = { first: 2000, last: 2009 };
    const [row] = listRows({
      runs: [run('Meadow', '2000-01-01', '2005-01-01'), run('Meadow', '2009-12-31', '2009-12-31')],
      summaries: [told('Meadow', '2005-01-01')],
    });
    if (!row) return expect.fail('no row');
    const { bars, marks } = drawRow(row, years);
    expect(bars[0]).toEqual({ x: 0, width: 500 });
    expect(marks).toEqual([{ x: 500, width: 6 }]);
    expect(bars[1]?.x).toBeLessThanOrEqual(994);
    expect(bars[1]?.width).toBe(6);
  });
});
