import { describe, expect, it } from 'vitest';
import type { LoadedEntry } from '../../../src/corpus/readCorpus.ts';
import type { IsoDate } from '../../../src/model/edition.ts';
import type { DocumentHistories } from '../../../src/site/frame/library/lineages.ts';
import { findSharedPages } from '../../../src/site/writing/sharedPages.ts';
import { makeTestLibrary } from '../library.fixtures.ts';
import { makeEntry, makeRecord, makeTerm } from '../fixtures.ts';

interface Changes {
  readonly nap?: string;
  readonly meal?: string;
  readonly mealTitle?: string;
  readonly term?: string;
}

const makeEntries = ({
  nap = 'A nap is short.',
  meal = 'See rule 101.1.',
  mealTitle = 'Meals',
  term = 'Sleep.',
}: Changes): readonly LoadedEntry[] => [
  makeEntry('1', 'section', { title: 'Cats' }),
  makeEntry('101', 'subsection', { title: 'Naps' }),
  makeEntry('101.1', 'rule', { text: nap }),
  makeEntry('2', 'section', { title: 'Bowls' }),
  makeEntry('202', 'subsection', { title: mealTitle }),
  makeEntry('202.1', 'rule', { text: meal }),
  makeTerm('Nap', term),
];

const days = ['2020-01-01', '2019-01-01', '2018-01-01', '2017-01-01'] as const;

/** The addresses of each page, of editions of which the newest comes first and is current. */
function findPaths(editions: readonly Changes[], wanted = 'all'): readonly (readonly string[])[] {
  const library = makeTestLibrary(
    editions.map((changes, at) => [makeRecord('comprehensive-rules', days[at] ?? ''), makeEntries(changes)] as const),
    wanted,
  );
  return findSharedPages(library).map(({ paths }) => paths);
}
const pathsOf = (name: string, editions: readonly Changes[], wanted?: string): readonly (readonly string[])[] =>
  findPaths(editions, wanted).filter(([path = '']) => path.endsWith(`/${name}/`));

describe('pages of superseded editions', () => {
  it('are shared by neighbours in which they are the same, and never with the current edition', () => {
    expect(pathsOf('101', [{}, {}, {}, {}])).toEqual([['/2019-01-01/101/', '/2018-01-01/101/', '/2017-01-01/101/']]);
  });

  it('are not shared past an edition that differs, even if an older one is the same again', () => {
    expect(pathsOf('101', [{}, {}, { nap: 'A nap is long.' }, {}])).toEqual([
      ['/2019-01-01/101/'],
      ['/2018-01-01/101/'],
      ['/2017-01-01/101/'],
    ]);
  });

  it('are not shared past an edition that the site does not show', () => {
    expect(pathsOf('101', [{}, {}, {}, {}], '2019-01-01,2017-01-01')).toEqual([['/2019-01-01/101/'], ['/2017-01-01/101/']]);
  });

  it.each<[string, string, Changes]>([
    ['its text', '101', { nap: 'A nap is long.' }],
    ['who cites it', '101', { meal: 'No more.' }],
    ['a heading beside it', '202', { mealTitle: 'Dinners' }],
    ['a heading of its section, in the tree', '2', { mealTitle: 'Dinners' }],
    ['where a link of it leads', '101', { nap: 'See rule 202.1.' }],
    ['a text of the glossary', 'glossary', { term: 'Rest.' }],
  ])('differ by %s', (_, name, changes) => {
    expect(pathsOf(name, [{}, {}, changes]).length).toBe(2);
  });

  it('do not differ by what they do not show', () => {
    expect(pathsOf('101', [{}, {}, { term: 'Rest.' }]).length).toBe(1);
    expect(pathsOf('202', [{}, {}, { nap: 'A nap is long.' }]).length).toBe(1);
  });

  it('differ by what their head says of their history', () => {
    const library = makeTestLibrary(days.map((day) => [makeRecord('comprehensive-rules', day), makeEntries({})] as const));
    const countPages = (changesOn: (date: IsoDate) => number): number => {
      const historyOf: DocumentHistories['historyOf'] = (date) => ({
        lineage: 0,
        href: '/history/2000-01-01/101/',
        since: '2000-01-01' as IsoDate,
        orBefore: false,
        changes: changesOn(date),
        lastChanged: '2001-01-01' as IsoDate,
      });
      const histories = new Map([['comprehensive-rules', { historyOf } as DocumentHistories]] as const);
      return findSharedPages({ ...library, histories }).filter(({ entry }) => entry?.id === '101').length;
    };
    expect(countPages(() => 2)).toBe(1);
    expect(countPages((date) => (date < '2018-01-01' ? 2 : 3))).toBe(2);
  });

  it('stand at one address each, all of every edition', () => {
    const paths = findPaths([{}, {}, { nap: 'A nap is long.' }, { term: 'Rest.' }]).flat();
    expect(new Set(paths).size).toBe(paths.length);
    for (const day of days.slice(1)) for (const name of ['1', '101', '2', '202', 'glossary']) expect(paths).toContain(`/${day}/${name}/`);
  });

  it('say from when until when they held, with links that stay in the edition of the address', () => {
    const library = makeTestLibrary(days.map((day) => [makeRecord('comprehensive-rules', day), makeEntries({})] as const));
    const nap = findSharedPages(library).find(({ entry }) => entry?.id === '101');
    expect(nap?.view.run).toMatchObject({ from: '2017-01-01', until: '2020-01-01' });
    expect(nap?.view.hrefOf('202.1')).toBe('../202/#202.1');
    expect(nap?.view.hrefOf('glossary:Nap')).toBe('../glossary/#term-nap');
  });
});
