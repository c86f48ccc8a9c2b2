import { describe, expect, it } from 'vitest';
import { findNamed, type Shelved } from '../../src/search/findNamed.ts';
import { parseWords } from '../../src/search/parseQuery.ts';
import { readNamed, type NamedWork } from '../../src/search/readNamed.ts';
import type { DocumentId, IsoDate } from '../../src/model/edition.ts';

const day = (text: string): IsoDate => text as IsoDate;
const names = {
  releases: [
    { code: 'MRD', name: 'Mirrodin', date: day('2003-10-01') },
    { code: 'M10', name: 'Magic 2010 Core Set', date: day('2009-07-11') },
    { code: 'TLA', name: 'Avatar', date: day('2025-11-14') },
  ],
  games: [{ id: 'game-go' as const, title: 'The Rules of Go', short: 'Go' }],
};
const read = (query: string): readonly (string | undefined)[] | undefined => {
  const named = readNamed(parseWords(query).parts, names);
  return named && [named.work, named.day];
};

describe('a query that is a name', () => {
  it.each<[string, NamedWork | undefined, string | undefined]>([
    ['IPG', 'penalty-guide', undefined],
    ['ipg?', 'penalty-guide', undefined],
    ['the Infraction Procedure Guide', 'penalty-guide', undefined],
    ['penalty guide', 'penalty-guide', undefined],
    ['MTR', 'tournament-rules', undefined],
    ['Magic: The Gathering Tournament Rules', 'tournament-rules', undefined],
    ['CR', 'comprehensive-rules', undefined],
    ['comp rules', 'comprehensive-rules', undefined],
    ['JAR', 'judging-at-regular', undefined],
    ['handbook', 'handbook', undefined],
    ['plain rules', 'handbook', undefined],
    ['rulings summary', 'rulings-summary', undefined],
    ['rulebook', 'rulebook', undefined],
    ['go', 'game-go', undefined],
    ['in 2008', undefined, '2008-12-31'],
    ['2008', undefined, '2008-12-31'],
    ['2009-07-11', undefined, '2009-07-11'],
    ['July 2009', undefined, '2009-07-31'],
    ['July 11, 2009', undefined, '2009-07-11'],
    ['11th July 2009', undefined, '2009-07-11'],
    ['before July 11 2009', undefined, '2009-07-10'],
    ['M10', undefined, '2009-07-11'],
    ['before M10', undefined, '2009-07-10'],
    ['Mirrodin', undefined, '2003-10-01'],
    ['M10 rules', 'rules', '2009-07-11'],
    ['the rules of Magic 2010', 'rules', '2009-07-11'],
    ['IPG 2017', 'penalty-guide', '2017-12-31'],
    ['rulebook 1997', 'rulebook', '1997-12-31'],
    ['comprehensive rules before M10', 'comprehensive-rules', '2009-07-10'],
  ])('%j', (query, work, date) => {
    expect(read(query)).toEqual([work, date]);
  });

  it.each([
    '',
    'the',
    'rules',
    'trample',
    'IPG upgrade',
    'mulligan in 2008',
    '"IPG"',
    '-IPG',
    '2031',
    '1992',
    '2009-02-31',
    'July',
    'in play',
  ])('is not %j', (query) => {
    expect(read(query)).toBeUndefined();
  });

  it('tells the words of the name without what leads to it', () => {
    expect(readNamed(parseWords('the rules before M10').parts, names)).toMatchObject({ typed: 'the rules before M10', words: 'rules M10' });
  });
});

describe('the edition that a name leads to', () => {
  const shelved = (document: DocumentId, date: string, until?: string): Shelved => ({
    document,
    date: day(date),
    ...(until === undefined ? {} : { until: day(until) }),
  });
  const editions = [
    shelved('comprehensive-rules', '2009-07-11'),
    shelved('comprehensive-rules', '2008-02-01', '2008-05-02'),
    shelved('comprehensive-rules', '2007-02-01', '2007-05-01'),
    shelved('penalty-guide', '2010-01-01'),
  ];
  const shelf = {
    editions,
    missing: [{ document: 'comprehensive-rules' as const, date: day('2008-10-01') }],
    searched: 'penalty-guide' as const,
    main: 'comprehensive-rules' as const,
  };
  const find = (work: NamedWork | undefined, on?: string) =>
    findNamed(shelf, { ...(work === undefined ? {} : { work }), ...(on === undefined ? {} : { day: day(on) }) });
  it.each<[string, NamedWork | undefined, string | undefined, object]>([
    ['is the newest where no time is named', 'comprehensive-rules', undefined, { kind: 'edition', edition: editions[0], isNewest: true }],
    ['was in force on the day', 'comprehensive-rules', '2008-03-01', { kind: 'edition', edition: editions[1], isNewest: false }],
    ['is of what is searched where a time alone is named', undefined, '2011-01-01', { kind: 'edition', edition: editions[3] }],
    ['is of the main document where the rules of a time are', 'rules', '2008-03-01', { kind: 'edition', edition: editions[1] }],
    ['is not here on a day of a gap', 'comprehensive-rules', '2008-12-31', { kind: 'gap', before: editions[1], after: editions[0] }],
    ['is not here behind its end', 'comprehensive-rules', '2007-12-31', { kind: 'gap', before: editions[2], after: editions[1] }],
    ['is not here before the first', 'comprehensive-rules', '2000-01-01', { kind: 'gap', after: editions[2] }],
    ['is not here of a document that is not', 'rulebook', '1997-12-31', { kind: 'absent', work: 'rulebook' }],
    ['is never here of what no library holds', 'judging-at-regular', undefined, { kind: 'absent', work: 'judging-at-regular' }],
  ])('%s', (_, work, on, found) => {
    expect(find(work, on)).toMatchObject(found);
  });
});
