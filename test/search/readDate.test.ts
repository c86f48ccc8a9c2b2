import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/model/edition.ts';
import { parseWords } from '../../src/search/parseQuery.ts';
import { readDate } from '../../src/search/readDate.ts';

const read = (query: string): readonly [typed: string, day: string, rest: string] | undefined => {
  const found = readDate(parseWords(query).parts);
  return found && [found.typed, found.day, found.rest.map(({ text }) => text).join(' ')];
};

describe('the time that a query names', () => {
  it.each([
    ['mulligan in 2008', ['in 2008', '2008-12-31', 'mulligan']],
    ['502.33 in 2006', ['in 2006', '2006-12-31', '502.33']],
    ['502.33 2006', ['2006', '2006-12-31', '502.33']],
    ['2006 502.33 suspend', ['2006', '2006-12-31', '502.33 suspend']],
    ['mana burn before 2009', ['before 2009', '2008-12-31', 'mana burn']],
    ['mana burn before July 2009', ['before July 2009', '2009-06-30', 'mana burn']],
    ['legend rule as of 2008-05-01', ['as of 2008-05-01', '2008-05-01', 'legend rule']],
    ['legend rule before 2008-05-01', ['before 2008-05-01', '2008-04-30', 'legend rule']],
    ['what was bury in feb 2000?', ['in feb 2000?', '2000-02-29', 'what was bury']],
    ['bury june 1999 destroy', ['june 1999', '1999-06-30', 'bury destroy']],
    ['since 2010-02 exile', ['since 2010-02', '2010-02-28', 'exile']],
  ])('%j', (query, found) => {
    expect(read(query)).toEqual(found);
  });

  it.each([
    'mulligan 2008',
    '502 2008',
    '2008',
    'in play',
    'deck of 1066 cards',
    'trample',
    '',
    'in "2008"',
    'in -2008',
    'as of 2008-13-01',
  ])('is not in %j', (query) => {
    expect(read(query)).toBeUndefined();
  });

  const releases = [
    { code: 'MRD', name: 'Mirrodin', date: '2003-09-26' },
    { code: 'MRD', name: 'Mirrodin', date: '2003-10-02' },
    { code: '10E', name: 'Tenth Edition', date: '2007-07-13' },
    { code: 'CON', name: 'Conflux', date: '2009-02-01' },
    { code: 'M10', name: 'Magic 2010 Core Set', date: '2009-07-11' },
    { code: 'ONE', name: 'Phyrexia: All Will Be One', date: '2023-02-03' },
    { code: 'AAA', name: 'Twin', date: '2001-01-01' },
    { code: 'BBB', name: 'Twin', date: '2002-01-01' },
  ].map((release) => ({ ...release, date: release.date as IsoDate }));
  it.each([
    ['mana burn before M10', 'before M10', '2009-07-10'],
    ['mana burn before m10', 'before m10', '2009-07-10'],
    ['burn in Magic 2010 please', 'in Magic 2010', '2009-07-11'],
    ['before 10th edition exile', 'before 10th edition', '2007-07-12'],
    ['exile as of tenth edition', 'as of tenth edition', '2007-07-13'],
    ['equip since Mirrodin', 'since Mirrodin', '2003-10-02'],
    ['equip before Mirrodin', 'before Mirrodin', '2003-09-25'],
    ['domain after CON', 'after CON', '2009-02-01'],
    ['poison in phyrexia: all will be one', 'in phyrexia: all will be one', '2023-02-03'],
  ])('%j is a release', (query, typed, day) => {
    expect(readDate(parseWords(query).parts, releases)).toMatchObject({ typed, day });
  });

  it.each(['Mirrodin', 'a trick in con', 'in one', 'before Twin', 'before "M10"', 'before the M10', 'of'])(
    'is no release in %j',
    (query) => {
      expect(readDate(parseWords(query).parts, releases)).toBeUndefined();
    },
  );

  it('is a day that there is, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('in', 'as', 'of', 'before', '2008', '2008-02-30', '1993-01-01', 'may', '2010-00', 'cat')),
        (words) => {
          const [, day = '2000-01-01'] = read(words.join(' ')) ?? [];
          expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
        },
      ),
    );
  });
});
