import { afterEach, describe, expect, it, vi } from 'vitest';
import { cataloguePath, listSearched } from '../../../src/site/frame/data/catalogue.ts';
import { searchListPath } from '../../../src/site/frame/data/searchList.ts';
import { makeData } from '../../../src/site/writing/makeData.ts';
import { bagFields, indexEdition, openPostings } from '../../../src/search/indexedEdition.ts';
import { loadSearch } from '../../../src/site/frame/data/loadSearch.ts';
import { makeSearchFile } from '../../../src/site/frame/data/searchFile.ts';
import { makeEntry, makeRecord, makeTerm } from '../fixtures.ts';
import { makeTestLibrary } from '../library.fixtures.ts';

const makeEntries = (text: string) => [
  makeEntry('7', 'section', { title: 'Tails' }),
  makeEntry('701', 'subsection', { title: 'Keyword Actions' }),
  makeEntry('701.1', 'rule', { title: 'Groom' }),
  makeEntry('701.1a', 'subrule', { text, examples: ['A cat is combed. See rule 703.1.', 'Nobody combs a hedgehog.'] }),
  makeEntry('703', 'subsection', { title: 'Naps', text: 'Naps' }),
  makeEntry('703.1', 'rule', { text: 'A nap is short.' }),
  makeTerm('Groom', 'To comb with care. See rule 701.1, “Groom.”'),
];
const library = makeTestLibrary([
  [makeRecord('comprehensive-rules', '2026-01-16'), makeEntries('Comb it well.')],
  [makeRecord('comprehensive-rules', '2009-05-01'), makeEntries('Comb it, paying {2}.')],
  [makeRecord('comprehensive-rules', '2008-08-01'), makeEntries('Comb it.')],
  [makeRecord('handbook', '2026-01-16'), [makeEntry('703.1', 'rule', { text: 'Sleep.' })]],
  [makeRecord('handbook', '2009-05-01'), [makeEntry('703.1', 'rule', { text: 'Sleep long.' })]],
  [makeRecord('rulings-summary', '1999-04-21'), [makeEntry('A.1', 'ruling', { text: 'A kitten that sleeps is not groomed.' })]],
]);
const playerWords = [{ says: 'comb', means: 'groom' }];
const data = makeData(library, { playerWords, eraForms: [], releases: [] });
const served = new Map<string, string | Uint8Array<ArrayBuffer>>([
  [cataloguePath, JSON.stringify(data.catalogue)],
  ...[...data.lists, ...data.wordingLists, ...data.shards, ...data.texts].map(({ path, json }) => [path, json] as const),
  [searchListPath, JSON.stringify(data.searchList)],
  ...[...data.searches, ...data.standings].map(({ path, bytes }) => [path, bytes] as const),
]);
const asked: string[] = [];
const serve = (path: string): Promise<Response> => {
  asked.push(path);
  const body = served.get(path);
  return Promise.resolve(body === undefined ? new Response('', { status: 404 }) : new Response(body));
};

describe('the data files', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    asked.length = 0;
  });

  it.each(library.searches.map(({ value, record, view }) => ({ value, record, view })))(
    'give the browser the same search of "$value" as the build has',
    async ({ value, record, view }) => {
      vi.stubGlobal('fetch', serve);
      const { addresses, ...file } = makeSearchFile(record.key, view, playerWords);
      const loaded = await loadSearch(value);
      const indexed = indexEdition(file);
      expect(indexed).toMatchObject(loaded.edition);
      expect(loaded.addresses).toEqual(addresses);
      await loaded.load({ stems: indexed.stems, texts: [...file.documents.keys()] });
      for (const field of bagFields)
        for (const stem of [...indexed.stems, 'xyzzy'])
          expect(loaded.postingsOf(field, stem), stem).toEqual(openPostings(indexed)(field, stem));
      expect(file.documents.map((_, place) => loaded.textOf(place))).toEqual(file.documents.map(({ text }) => text));
    },
  );

  it('are asked for in four requests at most, when an edition has one shard, once it is known that it is not listed', async () => {
    vi.stubGlobal('fetch', serve);
    await loadSearch('2009-05-01');
    expect(asked.length).toBe(1 + 4);
  });

  it('begin with the list and the index of what has one, and get the rest when it is lacked', async () => {
    vi.stubGlobal('fetch', serve);
    const loaded = await loadSearch('');
    expect(asked).toEqual([searchListPath, data.catalogue.editions[0]?.search]);
    expect(loaded.postingsOf('body', 'comb')).toBeUndefined();
    await loaded.load({ stems: ['comb'], texts: [] });
    expect(loaded.postingsOf('body', 'comb')).not.toBeUndefined();
    await loaded.loadRest();
    const count = asked.length;
    expect(loaded.edition.stems.filter((stem) => loaded.postingsOf('body', stem) === undefined)).toEqual([]);
    await loaded.load({ stems: loaded.edition.stems, texts: [] });
    expect(asked.length).toBe(count);
  });

  it('are asked for again after a part did not come', async () => {
    let isAway = true;
    vi.stubGlobal('fetch', (path: string) =>
      isAway && path.includes('/words-') ? Promise.resolve(new Response('', { status: 503 })) : serve(path),
    );
    const loaded = await loadSearch('');
    await expect(loaded.load({ stems: ['comb'], texts: [] })).rejects.toThrow('503');
    isAway = false;
    await loaded.load({ stems: ['comb'], texts: [] });
    expect(loaded.postingsOf('body', 'comb')).not.toBeUndefined();
  });

  it('list what is searched with all documents at once', () => {
    const { searches } = data.searchList;
    expect(searches.map(({ search }) => search)).toEqual(data.catalogue.editions.flatMap(({ search }) => search ?? []));
    expect(searches.filter(({ isOfAll }) => isOfAll).map(({ value }) => value)).toEqual(
      listSearched(data.catalogue).map(({ value }) => value),
    );
  });

  it('give the current edition for a name that is not known', async () => {
    vi.stubGlobal('fetch', serve);
    expect((await loadSearch('1066-10-14')).edition.edition).toBe('comprehensive-rules/2026-01-16');
  });

  it('are made of the entries where a browser cannot unpack them', async () => {
    vi.stubGlobal('fetch', serve);
    vi.stubGlobal('DecompressionStream', undefined);
    expect((await loadSearch('')).edition.documents).toEqual((await loadSearch('2026-01-16')).edition.documents);
    expect(asked.some((path) => path.endsWith('.bin'))).toBe(false);
  });

  it('are refused when one is missing or of another format', async () => {
    vi.stubGlobal('fetch', (path: string) => (path.includes('wordings') ? Promise.resolve(new Response('{"format":99}')) : serve(path)));
    await expect(loadSearch('2009-05-01')).rejects.toThrow('not of format');
    vi.stubGlobal('fetch', (path: string) =>
      path.includes('wordings') ? Promise.resolve(new Response('', { status: 404 })) : serve(path),
    );
    await expect(loadSearch('2009-05-01')).rejects.toThrow('404');
  });

  it('hold each wording once, and are named by what they hold', () => {
    const ids = data.shards.flatMap(({ json }) => Object.keys((JSON.parse(json) as { wordings: object }).wordings));
    expect(ids.length).toBe(8 + 1);
    expect(makeData(library, { playerWords: [], eraForms: [], releases: [] }).lists.map(({ path }) => path)).toEqual(
      data.lists.map(({ path }) => path),
    );
  });
});
