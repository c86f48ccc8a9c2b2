import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../../src/model/edition.ts';
import type { CatalogueEntry } from '../../../src/site/frame/data/catalogue.ts';
import { bundle, canBeFirst, makeChooser } from '../../../src/site/offline/choices.ts';

const editions: readonly CatalogueEntry[] = [
  {
    value: '',
    title: 'Newest',
    document: 'comprehensive-rules',
    date: '2026-01-16' as IsoDate,
    address: {},
    search: '/search/index-1.bin',
    texts: '/search/texts-1',
    words: '/search/words-1',
    list: '/data/editions/a.json',
  },
  {
    value: '2009-07-11',
    title: 'Older',
    document: 'comprehensive-rules',
    date: '2009-07-11' as IsoDate,
    address: { date: '2009-07-11' as IsoDate },
    until: '2026-01-16' as IsoDate,
    list: '/data/editions/b.json',
  },
  {
    value: 'handbook',
    title: 'Handbook',
    document: 'handbook',
    date: '2026-01-16' as IsoDate,
    address: { document: 'handbook' },
    search: '/search/index-2.json',
    list: '/data/editions/c.json',
  },
  {
    value: 'rulings-summary/1999-04-21',
    title: 'Summary',
    document: 'rulings-summary',
    date: '1999-04-21' as IsoDate,
    address: { document: 'rulings-summary', date: '1999-04-21' as IsoDate },
    search: '/search/index-3.bin',
    texts: '/search/texts-3',
    words: '/search/words-3',
  },
];
const policy = (date: string): CatalogueEntry => ({
  value: `tournament-rules/${date}`,
  title: 'Policy',
  document: 'tournament-rules',
  date: date as IsoDate,
  address: { document: 'tournament-rules', date: date as IsoDate },
  search: `/search/index-${date}.bin`,
  texts: `/search/texts-${date}`,
  list: `/data/editions/${date}.json`,
});
const choose = makeChooser({ editions: [...editions, policy('2021-06-14')] }, (path) => path.startsWith('_astro/Page'));

describe('what a reader keeps', () => {
  it.each([
    'index.html',
    '404.html',
    '404/index.html',
    '7/all/index.html',
    'all/index.html',
    '702.19/index.html',
    'glossary/index.html',
    'glossary/trample/index.html',
    'handbook/704/index.html',
    'handbook/glossary/trample/index.html',
    'search/index.html',
    'search/index-1.bin',
    'search/texts-1/3.json',
    'search/words-1/3.bin',
    'search/index-2.json',
    'search/anything-new-0123456789abcdef.bin',
    'where/index.html',
    'examples/index.html',
    'examples/gray-ogre/index.html',
    'examples/gray-ogre.json',
    'practice/basics/index.html',
    'learn/turn/index.html',
    'help/index.html',
    'offline/index.html',
    '_astro/Page.abc.js',
    'symbols/t.svg',
    'data/editions.json',
    'data/searches.json',
    'data/editions/b.json',
    'data/lineages/comprehensive-rules-0123456789abcdef.json',
    'data/rules/2009-07-11-0123456789abcdef.json',
    'manifest.webmanifest',
    'icons/192.png',
  ])('has %s with the edition in force, which is said before there is a catalogue', (path) => {
    expect(choose(path)).toBe('edition');
    expect(canBeFirst(path) || path.startsWith(bundle)).toBe(true);
  });

  it.each([
    '2009-07-11/7/index.html',
    'handbook/2009-10-01/704/index.html',
    'history/2009-07-11/502.9b/index.html',
    'editions/2009-07-11/index.html',
    'data/v1/editions.json',
    'data/wordings/wordings-0123456789abcdef.json',
    '704.5j.html',
    'no-such-page/index.html',
  ])('cannot have %s first', (path) => {
    expect(canBeFirst(path)).toBe(false);
  });

  it.each([
    'history/2009-07-11/502.9b/index.html',
    'changes/2026-01-16/index.html',
    'compare/index.html',
    'one-page/index.html',
    'timeline/index.html',
    'churn/index.html',
    'eras/index.html',
    'as-of/index.html',
    'editions/index.html',
    'editions/2009-07-11/index.html',
    'documents/rulings-summary/1999-04-21/index.html',
    'search/index-3.bin',
    'search/texts-3/0.json',
    'search/words-3/0.bin',
    'search/index-2021-06-14.bin',
    'search/texts-2021-06-14/12.json',
    'data/wordings/wordings-0123456789abcdef.json',
    'data/plain-words/7-0123456789abcdef.json',
    '_astro/readPdf-abc.js',
  ])('has %s with all history', (path) => {
    expect(choose(path)).toBe('archive');
  });

  it.each([
    '704.5j.html',
    '2009-07-11/index.html',
    '2009-07-11/704/index.html',
    '2009-07-11/glossary/index.html',
    '2026-01-16/704/index.html',
    'handbook/2009-10-01/704/index.html',
    'pictures/home.png',
    'offline/latest.json',
    'offline/edition-0123456789abcdef.bin',
    'sw.js',
    'data/v1/editions.json',
    'sitemap.xml',
    'opensearch.xml',
    'robots.txt',
    '.concordance-site',
  ])('does not have %s', (path) => {
    expect(choose(path)).toBeUndefined();
  });
});
