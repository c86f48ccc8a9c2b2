import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../../src/model/edition.ts';
import { makeDateText, sayFigure } from '../../../../src/site/frame/labels/figures.ts';

describe('counts and days in our sentences', () => {
  const figures = new Intl.NumberFormat('en-US');
  const days = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

  it.each([
    [0, '0'],
    [999, '999'],
    [1204, '1,204'],
    [1_234_567, '1,234,567'],
    [-1204, '-1,204'],
  ])('%i is %s', (count, said) => expect(sayFigure(count)).toBe(said));

  it('are those of the locale, for every whole number and every day', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(sayFigure(count)).toBe(figures.format(count));
      }),
    );
    const day = fc.date({ min: new Date('1993-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        expect(makeDateText(date.toISOString().slice(0, 10) as IsoDate)).toBe(days.format(date));
      }),
    );
  });

  it('are not asked of what is no day', () => {
    expect(() => makeDateText('second-sheet' as IsoDate)).toThrow(RangeError);
  });

  it('have no page read the data of a locale as it loads', () => {
    const files = globSync('src/{site,model,lineage,search,wording,demonstration,engine}/**/*.{ts,astro}');
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /^\S.*\bnew Intl\.|\btoLocale(?:Date|Time)?String\(\s*\)/m.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
