import { describe, expect, it } from 'vitest';
import type { EditionView } from '../../../src/site/frame/library/edition.ts';
import type { DocumentHistories } from '../../../src/site/frame/library/lineages.ts';
import { findFormats, formatNamed } from '../../../src/site/policy/formats.ts';

describe('a title', () => {
  it.each([
    ['Meadow Format Deck Construction', 'Meadow'],
    ['Meadow (Type 2) Tournament Format', 'Meadow'],
    ['Block Constructed Deck Formats', 'Block Constructed'],
    ['Rules for Sealed-Deck Tournaments', 'Sealed-Deck'],
    ['Team Brook Draft Tournaments', 'Team Brook Draft'],
    ['Pack of Hounds Constructed Rules', 'Pack of Hounds Constructed'],
  ])('may be of a format: %s', (title, name) => {
    expect(formatNamed(title)).toBe(name);
  });

  it.each([
    'Deck Construction Restrictions',
    'Booster Draft Procedures',
    'Format and Prizes',
    'Unified Deck Construction Rules',
    'Slow Play',
    'Sanctioned Formats',
    'Supported Formats',
    'Tournament Formats',
    'Match Format',
  ])('may be of none: %s', (title) => {
    expect(formatNamed(title)).toBeUndefined();
  });
});

describe('a format', () => {
  const view = (date: string, ...sections: readonly [number: string, title: string][]): EditionView =>
    ({
      record: { date },
      entries: sections.map(([id, title]) => ({
        id,
        number: id,
        title,
        kind: 'subsection',
        wording: [{ kind: 'text', value: `${title}, said.` }],
      })),
      hrefOf: (id: string) => `/${date}/#${id}`,
    }) as unknown as EditionView;
  const days = ['2004-09-20', '2005-03-20', '2009-07-01', '2014-05-02'];
  const lineages = [['127', '6.5'], ['126'], ['6.1']];
  const histories = {
    placeOf: (date: string) => days.indexOf(date),
    index: { lineageOf: (_: number, id: string) => lineages.findIndex((ids) => ids.includes(id)) },
    hrefOf: (lineage: number) => `/history/${lineage}/`,
  } as unknown as DocumentHistories;
  const views = [
    view('2004-09-20', ['127', 'Type 1 Format Deck Construction'], ['126', 'Brook Format Deck Construction']),
    view('2005-03-20', ['127', 'Meadow Format Deck Construction'], ['126', 'Brook Format Deck Construction']),
    view('2009-07-01', ['6.1', 'Sitting'], ['6.5', 'Meadow Format Deck Construction']),
    view('2014-05-02', ['6.5', 'Meadow Format Deck Construction']),
  ];
  const summary = view('2005-10-23', ['801', 'Meadow Tournament Format'], ['802', 'Hill Tournament Format']);

  it('is followed through its numbers and names, and found in the summaries', () => {
    expect(findFormats(views, histories, [summary])).toMatchObject([
      {
        slug: 'meadow',
        name: 'Meadow',
        formerly: ['Type 1'],
        history: '/history/0/',
        runs: [
          { number: '6.5', from: '2009-07-01', to: '2014-05-02', hrefs: ['/2009-07-01/#6.5', '/2014-05-02/#6.5'] },
          { number: '127', from: '2004-09-20', to: '2005-03-20', hrefs: ['/2004-09-20/#127', '/2005-03-20/#127'] },
        ],
        newest: true,
        summaries: [
          { number: '801', date: '2005-10-23', href: '/2005-10-23/#801', view: summary, entries: [expect.objectContaining({ id: '801' })] },
        ],
      },
      {
        slug: 'brook',
        name: 'Brook',
        formerly: [],
        history: '/history/1/',
        runs: [{ number: '126', from: '2004-09-20', to: '2005-03-20', hrefs: ['/2004-09-20/#126', '/2005-03-20/#126'] }],
        newest: false,
        summaries: [],
      },
    ]);
  });

  it('is quoted once for neighbouring editions that say the same, the newest first', () => {
    const [meadow] = findFormats(views, histories, []);
    expect(meadow?.texts.map(({ from, to, view: { record }, entry }) => [from, to, record.date, entry.number])).toEqual([
      ['2005-03-20', '2014-05-02', '2014-05-02', '6.5'],
      ['2004-09-20', '2004-09-20', '2004-09-20', '127'],
    ]);
  });

  it('is quoted again where an edition between did not have it', () => {
    const between = [views[0], view('2005-03-20', ['126', 'Brook Format Deck Construction']), views[2], views[3]].flatMap(
      (each) => each ?? [],
    );
    const apart = findFormats(
      between.map((each) => ({
        ...each,
        entries: each.entries.map((entry) => ({ ...entry, wording: [{ kind: 'text', value: 'Same.' }] })),
      })),
      histories,
      [],
    );
    expect(apart[0]?.texts.map(({ from, to }) => [from, to])).toEqual([
      ['2009-07-01', '2014-05-02'],
      ['2004-09-20', '2004-09-20'],
    ]);
  });
});
