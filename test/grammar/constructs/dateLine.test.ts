import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDate, parseDate, statedDate } from '../../../src/grammar/constructs/dateLine.ts';
import { anyDate } from '../anyTree.ts';

describe('parseDate', () => {
  it.each([
    ['July 11, 2009', '2009-07-11'],
    ['July 11 2009', '2009-07-11'],
    ['July11, 2009', '2009-07-11'],
    ['JULY 1st, 2009', '2009-07-01'],
    ['Sept. 24, 2001', '2001-09-24'],
    ['Feb 3rd, 2006', '2006-02-03'],
    ['1 October 2010', '2010-10-01'],
    ['2nd of nothing, then 3rd May, 2011', '2011-05-03'],
    ['2010-10-01', '2010-10-01'],
    ['2005/10/23', '2005-10-23'],
    ['2005.1.3', '2005-01-03'],
    ['04/23/99', '1999-04-23'],
    ['4/3/05', '2005-04-03'],
    ['4/3/2005', '2005-04-03'],
  ])('reads %s', (text, date) => {
    expect(parseDate(`Harrow, ${text}, sedge`)).toBe(date);
  });

  it.each(['February 30, 2009', '2009-13-01', '13/13/99', '2009', 'July 2009', 'May 4', '101.1a', ''])('finds no day in "%s"', (text) => {
    expect(parseDate(text)).toBeUndefined();
  });

  it('reads back what is printed', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(parseDate(makeDate(date))).toBe(date);
      }),
    );
  });
});

describe('statedDate', () => {
  it.each([
    ['These words are effective as of July 11, 2009.', '2009-07-11'],
    ['This list is current as of Sept. 24, 2001', '2001-09-24'],
    ['In effect from 1 May 2003', '2003-05-01'],
    ['Effective: 2010-10-01', '2010-10-01'],
    ['Effective date July 11, 2009', '2009-07-11'],
    ['Comprehensive Rules   04/23/99', '1999-04-23'],
  ])('takes the day from "%s"', (line, date) => {
    expect(statedDate(line)).toBe(date);
  });

  it.each([
    'Posted on July 11, 2009',
    'July 11, 2009',
    'Last changed 2010-10-01',
    'An effective answer. Written on May 1, 2003.',
    'Effective as of now',
  ])('takes none from "%s"', (line) => {
    expect(statedDate(line)).toBeUndefined();
  });
});
