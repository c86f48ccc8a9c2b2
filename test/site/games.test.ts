/** Two invented games from their documents to the library of the site, beside rules for cats that stand for those of Magic. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest, type Ingested } from '../../src/corpus/ingest.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { changeKinds, countChanges, listChanges } from '../../src/lineage/changes.ts';
import { deriveLineages } from '../../src/lineage/store/deriveLineages.ts';
import type { GameId, IsoDate } from '../../src/model/edition.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { openFile } from '../../src/search/openIndex.ts';
import { makeDataFiles, makeExamplesData, readDocuments } from '../../src/site/data/makeFiles.ts';
import { makeDemonstrations } from '../../src/site/examples/demonstrations.ts';
import { parseAddress } from '../../src/site/frame/addresses/addresses.ts';
import { parseNumberAddress } from '../../src/site/frame/addresses/numberAddress.ts';
import { learnGames, nameDocument } from '../../src/site/frame/labels/documentNames.ts';
import { makeSearchFile } from '../../src/site/frame/data/searchFile.ts';
import { makeMenuDocuments } from '../../src/site/frame/library/documentTabs.ts';
import { listEditionGroups } from '../../src/site/frame/library/editionChoice.ts';
import { type Library, makeLibrary } from '../../src/site/frame/library/library.ts';
import { findStanding } from '../../src/site/frame/library/standing.ts';
import { linkEntry } from '../../src/site/frame/wording/linkWording.ts';
import { planPages } from '../../src/site/writing/planPages.ts';
import { historyPapers } from '../built-site/historyPapers.ts';
import { gameFiles } from '../fixtures/games/lanterns.ts';
import { expectEditionsWhole, expectShapes } from './data/publishedData.ts';
import { makeFolder } from '../folders.ts';

const made = makeFolder();
let ingested: Ingested;
let library: Library;
beforeAll(async () => {
  const [papers, contentFolder, corpus] = ['papers', 'content', 'corpus'].map((name) => join(made, name)) as [string, string, string];
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  for (const [name, text] of Object.entries(historyPapers)) write(join(papers, name), text);
  for (const [name, text] of Object.entries(gameFiles)) write(join(contentFolder, 'games', name), text);
  write(join(contentFolder, 'vocabulary.yaml'), 'eras: [[notices, feels]]\n');
  ingested = await ingest({
    // Whoever points to all of content/ does not have games read as rules of Magic.
    folders: [papers, contentFolder].map((path) => ({ path, prefix: '' })),
    contentFolder,
    corpusFolder: corpus,
    cacheFolder: join(made, 'readings'),
    reader: { module: new URL('../../src/corpus/reader.ts', import.meta.url), decidedBy: [], workers: 1 },
    derive: (folder) => deriveLineages(folder, { contentFolder, cacheFolder: join(made, 'alignments'), decidedBy: [] }),
  });
  library = makeLibrary(openCorpus(corpus), undefined);
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

const [lanterns, kites] = ['game-lanterns', 'game-kites-over-dunes'] as const satisfies readonly GameId[];
const viewOf = (document: GameId, date?: string) => {
  const view = library.editions.find(({ record }) => record.document === document && (date === undefined || record.date === date));
  if (!view) throw new Error(`no ${document}`);
  return view;
};
const changesOf = (document: GameId, date: string) => {
  const alignment = library.histories.get(document)?.loadAlignment(date as IsoDate);
  return alignment ? listChanges(alignment) : [];
};

describe('the rules of another game', () => {
  test('are editions behind those of Magic, the days of which they say themselves or are told', () => {
    expect(ingested.manifest.editions.map(({ key, dateFrom, set }) => [key, dateFrom, set]).slice(-4)).toEqual([
      [`${kites}/2018-06-01`, 'register', 'First Sheet'],
      [`${kites}/2020-06-01`, 'register', 'Second Sheet'],
      [`${lanterns}/2019-03-02`, 'document', undefined],
      [`${lanterns}/2021-05-04`, 'document', undefined],
    ]);
    expect(ingested.manifest.passedOver.map(({ file }) => file)).toEqual(['vocabulary.yaml']);
    expect(ingested.manifest.missing).toMatchObject([{ document: kites, date: '2022-06-01' }]);
    for (const { counts } of ingested.manifest.editions) expect(counts).toMatchObject({ unresolved: 0 });
  });

  test('never stand in the place of those of Magic', () => {
    expect(library.current?.record.document).toBe('comprehensive-rules');
    const alone = makeLibrary(
      { ...library.corpus, manifest: { ...library.corpus.manifest, editions: library.corpus.manifest.editions.slice(-4) } },
      undefined,
    );
    expect(alone.current).toBeUndefined();
  });

  test('have a contents page, a page for each heading and term, and their own line in the menu', () => {
    expect(makeMenuDocuments(library, false)).toEqual([
      ['Comprehensive Rules', '/'],
      ['Kites over Dunes', `/${kites}/`],
      ['Lanterns and Tides', `/${lanterns}/`],
    ]);
    const paths = planPages(library).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        `/${lanterns}/`,
        `/${lanterns}/100/`,
        `/${lanterns}/glossary/keeper/`,
        `/${lanterns}/2019-03-02/glossary/`,
        `/${kites}/1.2/`,
        `/${kites}/2018-06-01/2/`,
      ]),
    );
    // Every address is read back as what it was made of.
    for (const path of paths.filter((each) => each.includes('game-'))) expect(parseAddress(path), path).toBeDefined();
    expect(parseNumberAddress(`/${kites}/1.2.1a`)).toEqual({ document: kites, number: '1.2.1a' });
  });

  test('are followed through their editions', () => {
    const told = (document: GameId, date: string) =>
      changesOf(document, date).flatMap(({ kind, old, new: heirs }) =>
        old[0]?.includes('example') ? [] : [[kind, old.join(), heirs.join()]],
      );
    expect(told(lanterns, '2021-05-04')).toEqual(
      expect.arrayContaining([
        ['edited', '100.2', '100.2'],
        ['moved', '100.4', '101.3'],
        ['added', '', '101.4'],
      ]),
    );
    expect(told(kites, '2020-06-01')).toEqual(
      expect.arrayContaining([
        ['edited', '1.1.2', '1.1.2'],
        ['moved', '2.2.1a', '1.2.1a'],
      ]),
    );
    const counts = countChanges(changesOf(lanterns, '2021-05-04'));
    expect(changeKinds.filter((kind) => counts[kind] > 0)).toEqual(['added', 'edited', 'moved']);
  });

  test('can be chosen wherever editions are compared, under their title', () => {
    expect(listEditionGroups(library).map(({ title, editions }) => [title, editions.map(({ value }) => value)])).toContainEqual([
      'Lanterns and Tides',
      [`${lanterns}/2021-05-04`, `${lanterns}/2019-03-02`],
    ]);
  });

  test('are not said to be current or to have begun with the oldest edition here, since nobody knows all of them', () => {
    const { record } = viewOf(lanterns);
    expect(findStanding(library, record).states).toEqual([]);
    expect(findStanding(library, viewOf(kites).record).states).toEqual(['superseded']);
    const history = library.histories.get(lanterns)?.historyOf(record.date, '100.1');
    expect(history).toMatchObject({ since: '2019-03-02', orBefore: true });
    expect(library.histories.get(lanterns)?.historyOf(record.date, '101.4')).toMatchObject({
      since: record.date,
      sinceAfter: '2019-03-02',
    });
  });

  test('cite themselves, by either kind of number, and mark their own terms', () => {
    const linksIn = (document: GameId, id: string): readonly (readonly [string, string])[] => {
      const view = viewOf(document);
      const entry = view.findEntry(id);
      const pieces = entry ? linkEntry(view, entry).text.flat() : [];
      return pieces.flatMap((piece) =>
        piece.kind === 'citation' || piece.kind === 'term'
          ? [[piece.value, piece.href] as const]
          : piece.kind === 'range'
            ? [[piece.list?.entries.map(({ name }) => name).join(' ') ?? '', piece.mark] as const]
            : [],
      );
    };
    expect(linksIn(kites, '2.1.2')).toEqual([
      ['rules 2.1.1', `/${kites}/2.1/#2.1.1`],
      ['1.1.2', `/${kites}/1.1/#1.1.2`],
    ]);
    expect(linksIn(lanterns, '100.2a')).toEqual([
      ['keeper', `/${lanterns}/glossary/keeper/`],
      ['rule 101.1', `/${lanterns}/101/#101.1`],
    ]);
    expect(linksIn(lanterns, '201.1')).toContainEqual(['100.1 100.2 100.3', '-']);
  });
});

describe('what belongs to Magic alone is not said of another game', () => {
  test('what its editions called the same thing', () => {
    expect(changesOf(kites, '2020-06-01').filter(({ kind }) => kind === 'vocabulary')).toEqual([]);
    expect(changesOf(kites, '2020-06-01').find(({ new: heirs }) => heirs[0] === '1.1.2')?.kind).toBe('edited');
  });

  test('its symbols', () => {
    const view = viewOf(lanterns);
    const entry = view.findEntry('200.2');
    const kinds =
      entry &&
      linkEntry(view, entry)
        .text.flat()
        .map(({ kind }) => kind);
    expect(kinds?.filter((kind) => kind === 'symbol' || kind === 'cost')).toEqual([]);
  });

  test('what its players say', () => {
    const sayings = [{ says: 'light', means: 'lantern' }];
    const ask = (value: string) => {
      const view = library.searches.find((each) => each.value === value)?.view ?? viewOf(lanterns);
      return answerQuery(openFile(makeSearchFile(view.record.key, view, sayings)), 'light').followed.map(({ kind }) => kind);
    };
    expect(ask(lanterns)).not.toContain('said');
    const cats = [{ says: 'light', means: 'kitten' }];
    const view = library.current;
    expect(view && answerQuery(openFile(makeSearchFile(view.record.key, view, cats)), 'light').followed).toMatchObject([{ kind: 'said' }]);
  });

  test('its demonstrations: Examples of a game are in no list of what is played', () => {
    expect(makeDemonstrations(library, []).listed.map(({ document }) => document)).not.toContain(lanterns);
  });

  test('whose its texts are and on what terms', () => {
    const documents = readDocuments(library);
    const examples = makeExamplesData(library, makeDemonstrations(library, []));
    const files = makeDataFiles(library, documents, { examples, feeds: [], downloads: [] });
    expectShapes(files);
    for (const document of documents) expectEditionsWhole(library, document);
    for (const { path, json } of files.filter(({ path: each }) => each.startsWith(`/data/v1/${lanterns}/`))) {
      expect(json, path).not.toMatch(/Wizards|Magic/);
      expect(JSON.parse(json), path).toMatchObject({
        credits: ['Lanterns and Tides was thought up for a test.', expect.stringContaining('Concordance')],
        terms: 'It may be passed on by anybody to anybody.',
      });
    }
    expect(files.filter(({ path }) => path.startsWith(`/data/v1/${lanterns}/`)).length).toBeGreaterThan(3);
  });
});

describe('a search', () => {
  const ask = (document: GameId, query: string) => {
    const view = viewOf(document);
    const file = makeSearchFile(view.record.key, view, []);
    return answerQuery(openFile(file), query).hits.map(({ id }) => id);
  };
  test.each([
    [kites, '1.2.1', '1.2.1'],
    [kites, '1.2', '1.2'],
    [kites, 'rule 1.2.1a', '1.2.1a'],
    [kites, 'longest tail', '1.2.1'],
    [lanterns, '101.3', '101.3'],
    [lanterns, 'fewest wicks', '101.4'],
  ] as const)('in %s for %s finds %s first', (document, query, id) => {
    expect(ask(document, query)[0]).toBe(id);
  });
});

test('a game cannot bear the name of a document of Magic', () => {
  expect(() => learnGames([{ id: 'game-other', title: 'Handbook', short: 'Other' }])).toThrow(
    'content/games/other.yaml: expected a title and short that no document of Magic has, found Handbook',
  );
  expect(nameDocument('game-other')).toBe('game-other');
});
