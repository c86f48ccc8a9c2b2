import { describe, expect, it } from 'vitest';
import { dateByWordings } from '../../src/corpus/dateByWordings.ts';
import type { IsoDate } from '../../src/model/edition.ts';

const date = (text: string): IsoDate => text as IsoDate;
const rules = (...texts: string[]) => texts.map((text, index) => ({ number: `101.${String(index + 1)}`, text }));
const six = ['Foxes run.', 'Owls fly by night.', 'Moles dig.', 'Hares leap over moles.', 'Bears sleep.', 'Wolves howl.'];
const edition = (day: string, ...texts: string[]) => ({ date: date(day), entries: rules(...texts) });

describe('the date of a part that bears none', () => {
  it('is that of the edition which has most of its wordings', () => {
    const known = [
      edition('2001-01-01', ...six.slice(0, 3), 'a', 'b', 'c'),
      edition('2002-01-01', ...six),
      edition('2003-01-01', ...six.slice(0, 5), 'c'),
    ];
    expect(dateByWordings(rules(...six), known)).toEqual({ date: '2002-01-01', from: '2002-01-01', matched: 6, of: 6 });
  });

  it('is that of the last of several editions which agree, and says from when they do', () => {
    const known = [edition('2001-01-01', ...six), edition('2002-01-01', ...six), edition('2003-01-01', 'x')];
    expect(dateByWordings(rules(...six), known)).toMatchObject({ date: '2002-01-01', from: '2001-01-01' });
  });

  it('does not depend on the typography of the copy', () => {
    const known = [edition('2001-01-01', 'The “old” fox — it’s sly.', ...six)];
    expect(dateByWordings(rules('The "old" fox - it\'s sly.', ...six), known)?.matched).toBe(7);
  });

  it.each([
    ['too few wordings agree to prove anything', rules(...six.slice(0, 4))],
    ['less than half of the wordings agree', rules(...six.slice(0, 5), 'p', 'q', 'r', 's', 't', 'u')],
    ['there is nothing to compare', []],
  ])('is left open when %s', (_, part) => {
    expect(dateByWordings(part, [edition('2001-01-01', ...six)])).toBeUndefined();
  });
});
