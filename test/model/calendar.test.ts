import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCalendar, type KnownEdition } from '../../src/model/calendar.ts';
import type { IsoDate } from '../../src/model/edition.ts';

const day = (text: string): IsoDate => text as IsoDate;
const known = (...dates: readonly string[]): readonly KnownEdition[] =>
  dates.map((date) => ({ document: 'comprehensive-rules', date: day(date) }));
const calendarOf = (here: readonly string[], missing: readonly string[]) => makeCalendar(here.map(day), known(...missing));

describe('the calendar of a document', () => {
  const calendar = calendarOf(['2010-01-01', '2014-01-01', '2015-01-01'], ['2013-01-01', '2009-01-01', '2012-01-01', '2016-01-01']);

  it.each([
    ['2008-12-31', 'none'],
    ['2009-01-01', 'missing 2009-01-01, between nothing and 2010-01-01'],
    ['2010-01-01', 'edition 2010-01-01'],
    ['2011-12-31', 'edition 2010-01-01'],
    ['2012-01-01', 'missing 2012-01-01, between 2010-01-01 and 2014-01-01'],
    ['2013-12-31', 'missing 2013-01-01, between 2010-01-01 and 2014-01-01'],
    ['2014-01-01', 'edition 2014-01-01'],
    ['2016-05-05', 'missing 2016-01-01, between 2015-01-01 and nothing'],
  ])('says of %s: %s', (date, said) => {
    const found = calendar.on(day(date));
    const { before, until } = found.kind === 'gap' ? found.gap : {};
    expect(
      found.kind === 'edition'
        ? `edition ${found.date}`
        : found.kind === 'none'
          ? 'none'
          : `missing ${found.edition.date}, between ${before ?? 'nothing'} and ${until ?? 'nothing'}`,
    ).toBe(said);
  });

  it('ends an edition with the next one that is known, here or not', () => {
    expect(calendar.here.map(calendar.endOf)).toEqual(['2012-01-01', '2015-01-01', '2016-01-01']);
  });

  it('gives the edition behind a gap the gap, and no other', () => {
    expect(calendar.here.map((date) => calendar.gapBefore(date)?.missing.map((edition) => edition.date))).toEqual([
      ['2009-01-01'],
      ['2012-01-01', '2013-01-01'],
      undefined,
    ]);
  });

  it('has no gaps where nothing is here: a fresh clone knows of a hundred editions and misses none', () => {
    expect(calendarOf([], ['2012-01-01']).gaps).toEqual([]);
    expect(calendarOf([], ['2012-01-01']).on(day('2013-01-01'))).toEqual({ kind: 'none' });
  });

  it('says of each day what was in force by the last of all known editions, whatever is here', () => {
    const dates = fc
      .uniqueArray(fc.date({ min: new Date('1999-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }))
      .map((all) => [...new Set(all.map((date) => date.toISOString().slice(0, 10)))]);
    fc.assert(
      fc.property(dates, dates, (here, missing) => {
        const made = calendarOf(here, missing);
        const all = [...here, ...(here.length === 0 ? [] : missing)];
        for (const asked of [...all, '2001-02-03', '2029-12-31']) {
          const last = all
            .filter((date) => date <= asked)
            .toSorted()
            .at(-1);
          const found = made.on(day(asked));
          expect(found.kind).toBe(last === undefined ? 'none' : here.includes(last) ? 'edition' : 'gap');
          if (found.kind === 'gap') {
            const { before, until, missing: inside } = found.gap;
            expect(here.filter((date) => date > (before ?? '') && date < (until ?? '9999'))).toEqual([]);
            expect(inside.every(({ date }) => date > (before ?? '') && date < (until ?? '9999'))).toBe(true);
          }
        }
        expect(made.gaps.flatMap((gap) => gap.missing).length).toBe(
          here.length === 0 ? 0 : missing.filter((date) => !here.includes(date)).length,
        );
      }),
    );
  });
});
