import { describe, expect, it } from 'vitest';
import { readTextDate } from '../../src/citing/textDate.ts';

describe('the day of a text', () => {
  it.each([
    ['# Layers\n\n2008-02-14\n\nText.', '2008-02-14'],
    ['# Layers\r\n\r\n2008-02-14\r\nText.', '2008-02-14'],
    ['# Layers\r\r2008-02-14\rText.', '2008-02-14'],
    ['Published: July 11, 2009\nText.', '2009-07-11'],
    ['posted on 20 March 2001 by the editor', '2001-03-20'],
    ['Date: 1 December 2009', '2009-12-01'],
    ['---\ndate: 2020-06-05\n---\nText', '2020-06-05'],
    ['*Updated 3rd of May, 2016*', '2016-05-03'],
    ['Written on 25/7/2009', '2009-07-25'],
    ['Written on 7/25/2009', '2009-07-25'],
    ['Dated 31.12.2024', '2024-12-31'],
  ])('is read from %j', (text, date) => expect(readTextDate(text)).toMatchObject({ kind: 'day', said: { date } }));

  it.each([
    ['a day in a sentence', 'This changed on July 11, 2009, as we know.', ['2009-07-11']],
    ['two days of its own', 'Published 2009-07-11\nUpdated 2010-02-01', ['2009-07-11', '2010-02-01']],
  ])('is not taken from %s: it is asked for', (_, text, days) => {
    const read = readTextDate(text);
    expect(read.kind === 'unsure' && read.named.map(({ date }) => date)).toEqual(days);
  });

  it.each([['Published 7/11/2009'], ['Published 2009-02-30'], ['In 2009 all was better.'], ['Version 2009.07.11']])(
    'is not guessed from %j',
    (text) => expect(readTextDate(text)).toEqual({ kind: 'none' }),
  );
});
