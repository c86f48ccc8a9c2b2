import { describe, expect, it } from 'vitest';
import { makeEditionView } from '../../../../src/site/frame/library/edition.ts';
import { makeCitation } from '../../../../src/site/frame/wording/citations.ts';
import { findCurrentOf, findNamesake, makePermalinks, pinAddress } from '../../../../src/site/frame/addresses/permalinks.ts';
import { makeEntry, makeRecord, makeTerm } from '../../fixtures.ts';

const record = makeRecord('comprehensive-rules', '2026-01-16');
const entries = [
  makeEntry('7', 'section', { title: 'Naps' }),
  makeEntry('703', 'subsection', { title: 'Short' }),
  makeEntry('703.1', 'rule', { text: 'A nap is short.' }),
  makeTerm('Nap', 'Sleep.'),
];
const newest = {
  ...makeEditionView({ record, address: {} }, entries),
  dated: makeEditionView({ record, address: { date: record.date } }, entries),
};
const oldRecord = makeRecord('comprehensive-rules', '2009-05-01');
const date = oldRecord.date;
const older = makeEditionView({ record: oldRecord, address: { date }, until: record.date }, [
  ...entries,
  makeEntry('703.2', 'rule', { text: 'A long nap is no nap.' }),
  makeEntry('203', 'subsection', { title: 'Gone' }),
]);

const keeps = (): boolean => true;

describe('permalinks', () => {
  it('of a heading whose number is another rule today lead nowhere, and leave out rules of which that is so', () => {
    expect(findCurrentOf('703', older, newest, () => false)).toEqual({});
    expect(findCurrentOf('703', older, newest, (id) => id !== '703.1')).toEqual({ current: '/703/', gone: '703.1 703.2' });
  });

  it('of a heading of an older edition are what has its number today, but for rules that no longer stand there', () => {
    expect(findCurrentOf('703', older, newest, keeps)).toEqual({ current: '/703/', gone: '703.2' });
    expect(findCurrentOf('203', older, newest, keeps)).toEqual({});
  });

  it('of a page of the newest edition are its address with the date, and its address', () => {
    expect(makePermalinks('/703/', record, newest, newest, keeps)).toEqual({
      work: 'CR',
      effective: '2026-01-16',
      pinned: '/2026-01-16/7/#703',
      current: '/703/',
    });
  });

  it.each([
    ['what has the number of its section today', '/2009-05-01/7/', { current: '/7/' }],
    ['nothing where no page has the number today', '/2009-05-01/203/', {}],
    ['nothing of the contents', '/2009-05-01/', {}],
  ])('of a page of an older edition are its address and %s', (_, path, current) => {
    expect(makePermalinks(path, oldRecord, older, newest, keeps)).toEqual({
      work: 'CR',
      effective: '2009-05-01',
      pinned: path,
      ...current,
    });
  });

  it.each([
    ['/7/all/', '/2026-01-16/7/'],
    ['/703/', '/2026-01-16/7/#703'],
    ['/glossary/', '/2026-01-16/glossary/'],
    ['/glossary/nap/', '/2026-01-16/glossary/#term-nap'],
    ['/changes/2026-01-16/', '/changes/2026-01-16/'],
    ['/', undefined],
    ['/editions/2009-05-01/', undefined],
    ['/search/', undefined],
  ])('%s is pinned as %s', (path, pinned) => {
    expect(pinAddress(path, newest)).toBe(pinned);
  });

  it.each([
    ['/2009-05-01/703/', '/703/'],
    ['/2009-05-01/7/all/', '/7/'],
    ['/2009-05-01/203/', undefined],
    ['/2009-05-01/glossary/', '/glossary/'],
    ['/2009-05-01/glossary/nap/', '/glossary/nap/'],
    ['/2009-05-01/', undefined],
  ])('what has the name of %s stands at %s', (path, today) => {
    expect(findNamesake(path, older, newest)).toBe(today);
  });
});

it.each([
  ['A “nap” is short.', 'A ‘nap’ is short.'],
  ['This is called the "sun rule."', "This is called the 'sun rule.'"],
  ['"Nap" and ("purr") are words; 3" is a length.', "'Nap' and ('purr') are words; 3' is a length."],
  ['„Schlaf“ is a nap.', '‚Schlaf‘ is a nap.'],
])('a citation names work, number, standing, text and address, and its quotes keep the shape that they have: %s', (text, quoted) => {
  expect(makeCitation({ work: 'CR', name: '703.1', standing: 'effective 2026-01-16', text, href: 'https://example.test/703/' })).toBe(
    `CR 703.1 (effective 2026-01-16): “${quoted}” https://example.test/703/`,
  );
});
