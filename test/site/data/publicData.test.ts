import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '../../../src/corpus/ingest.ts';
import { openCorpus } from '../../../src/corpus/readCorpus.ts';
import type { DocumentId } from '../../../src/model/edition.ts';
import { deriveLineages } from '../../../src/lineage/store/deriveLineages.ts';
import { makeFeedId, writeFeed } from '../../../src/site/data/atom.ts';
import { nameFeed } from '../../../src/site/frame/addresses/feedName.ts';
import { makeFeeds, makeLineageFeed } from '../../../src/site/data/feeds.ts';
import { writeJsonLines } from '../../../src/site/data/jsonLines.ts';
import { asOf } from '../../../src/site/data/lineageRecords.ts';
import {
  type DocumentData,
  makeDataFiles,
  makeExamplesData,
  makePolicyData,
  type PublicFile,
  readDocuments,
} from '../../../src/site/data/makeFiles.ts';
import { makeDatabase } from '../../../src/site/data/publicData.ts';
import { allCredits, creditsOf } from '../../../src/site/data/terms.ts';
import { sampleQueries } from '../../../src/site/data/queries.ts';
import { makeDemonstrations } from '../../../src/site/examples/demonstrations.ts';
import { type Library, makeLibrary } from '../../../src/site/frame/library/library.ts';
import { historyPapers } from '../../built-site/historyPapers.ts';
import { policyPapers } from '../../built-site/policyPapers.ts';
import { TestDesk } from '../../scripts/testDesk.ts';
import { expectEditionsWhole, expectShapes, readFeed } from './publishedData.ts';
import { makeFolder } from '../../folders.ts';

const made = makeFolder();
let library: Library;
let documents: readonly DocumentData[];
let files: readonly PublicFile[];
beforeAll(async () => {
  const [papers, contentFolder] = [join(made, 'papers'), join(made, 'content')];
  for (const folder of [papers, contentFolder]) mkdirSync(folder);
  for (const [name, text] of Object.entries({ ...historyPapers, ...policyPapers })) writeFileSync(join(papers, name), text);
  const corpus = join(made, 'corpus');
  await ingest({
    folders: [{ path: papers, prefix: '' }],
    contentFolder,
    corpusFolder: corpus,
    cacheFolder: join(made, 'readings'),
    reader: { module: new URL('../../../src/corpus/reader.ts', import.meta.url), decidedBy: [], workers: 1 },
    derive: (folder) => deriveLineages(folder, { contentFolder, cacheFolder: join(made, 'alignments'), decidedBy: [] }),
  });
  library = makeLibrary(openCorpus(corpus), 'all');
  documents = readDocuments(library);
  files = makeAll();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

const makeAll = (): readonly PublicFile[] =>
  makeDataFiles(library, documents, {
    ...makePolicyData(library),
    examples: makeExamplesData(library, makeDemonstrations(library, [])),
    feeds: [],
    downloads: [],
  });

const fileAt = (path: string): Record<string, unknown> =>
  JSON.parse(files.find((file) => file.path === `/data/v1/${path}`)?.json ?? 'null') as Record<string, unknown>;

describe('the files', () => {
  test('each has the shape of the schema that it names', () => {
    expect(documents.map(({ document }) => document)).toEqual(['comprehensive-rules', 'tournament-rules', 'penalty-guide']);
    expectShapes(files);
  });

  test('a file that lacks what its schema asks for is refused by it', () => {
    const spoilt = files.map((file) =>
      file.path.endsWith('/newest.json') ? { ...file, json: file.json.replace('"kind":"', '"sort":"') } : file,
    );
    expect(() => expectShapes(spoilt)).toThrow();
  });

  test('every edition comes out of its lineages word for word, in the order of print', () => {
    for (const document of documents) expectEditionsWhole(library, document);
  });

  test('what the index and the editions name is there, and nothing else is', () => {
    const named = new Set(files.flatMap(({ json }) => [...json.matchAll(/"(\/data\/v1\/[^"]+)"/g)].map(([, path = '']) => path)));
    expect([...named].toSorted()).toEqual(
      files
        .map(({ path }) => path)
        .filter((path) => path !== '/data/v1/index.json')
        .toSorted(),
    );
  });

  test('an old number is found in one of the parts that hold its first digits', () => {
    for (const { document, records } of documents) {
      const { parts } = fileAt(`${document}/editions.json`) as { parts: { lineages: string; holds?: string[] }[] };
      const lineagesOf = new Map(
        parts.map(({ lineages }) => [lineages, JSON.stringify(fileAt(lineages.slice(lineages.indexOf('/v1/') + '/v1/'.length)))]),
      );
      for (const { id: lineage, steps } of records)
        for (const digits of steps.flatMap(({ id }) => /^\d{1,3}/.exec(id ?? '')?.[0] ?? [])) {
          const holding = parts.filter(({ holds = [] }) => holds.includes(digits));
          expect(
            holding.some(({ lineages }) => lineagesOf.get(lineages)?.includes(`{"id":"${lineage}",`)),
            `${lineage} ${digits}`,
          ).toBe(true);
        }
    }
  });

  test('they say whose the text is and on what terms, and the same documents give the same bytes', () => {
    for (const { path, json } of files.filter((file) => !file.path.includes('/schema/'))) {
      const file = JSON.parse(json) as { readonly document?: DocumentId; readonly credits: readonly string[] };
      expect(file, path).toMatchObject({ version: 1, terms: expect.stringContaining('Fan Content') as string });
      expect(file.credits, path).toEqual(
        file.document === undefined ? file.credits.filter((line) => allCredits([]).includes(line)) : creditsOf(file.document),
      );
      expect(file.credits.length, path).toBeGreaterThan(0);
    }
    expect(fileAt('examples.json')).toMatchObject({ credits: allCredits([]) });
    expect(makeAll()).toEqual(files);
  });

  test('the newest edition stands whole in one file, with what it cites', () => {
    const newest = fileAt('comprehensive-rules/newest.json') as {
      edition: string;
      entries: { id: string; cites?: { targets: string[] }[] }[];
    };
    const entries = library.corpus.loadEdition(`comprehensive-rules/${newest.edition}`);
    expect(newest.entries.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(newest.entries.some(({ cites }) => (cites?.[0]?.targets.length ?? 0) > 0)).toBe(true);
  });
});

describe('the downloads', () => {
  test('JSON lines hold every edition and every lineage, a line each', () => {
    const lines = [...writeJsonLines(documents)].map((line) => JSON.parse(line) as { is: string });
    const count = (is: string): number => lines.filter((line) => line.is === is).length;
    expect(lines[0]).toMatchObject({ is: 'about', version: 1 });
    expect(count('edition')).toBe(documents.reduce((sum, { editions }) => sum + editions.length, 0));
    expect(count('lineage')).toBe(documents.reduce((sum, { records }) => sum + records.length, 0));
  });

  test('SQLite holds every edition entry by entry, and answers the questions of the page', async (context) => {
    const content = { documents, ...makePolicyData(library), examples: makeExamplesData(library, makeDemonstrations(library, [])) };
    const bytes = await makeDatabase(content);
    if (!bytes) return context.skip(`Node ${process.versions.node} has no SQLite`);
    const { DatabaseSync } = await import('node:sqlite');
    const path = join(made, 'data.sqlite');
    writeFileSync(path, bytes);
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      for (const { document, editions, records } of documents)
        for (const { date } of editions) {
          const rows = database.prepare('SELECT id, text FROM entry_in_edition WHERE document = ? AND edition = ?').all(document, date);
          const told = records.flatMap((record) => asOf(record, date) ?? []);
          expect(new Map(rows.map(({ id, text }) => [id, text]))).toEqual(new Map(told.map(({ id, text }) => [id, text])));
        }
      for (const { asks, sql } of sampleQueries) expect(() => database.prepare(sql).all(), asks).not.toThrow();
      const word = /[a-z]{6,}/.exec(asOf(documents[0]!.records.at(-1)!, '9999')?.text ?? '')?.[0] ?? 'rule';
      expect(database.prepare('SELECT rowid FROM found WHERE found MATCH ?').all(word).length).toBeGreaterThan(0);
      expect(await makeDatabase(content)).toEqual(bytes);
    } finally {
      database.close();
    }
  });
});

describe('the feeds', () => {
  test('are Atom, with ids and days that no later build and no other address changes', () => {
    const feeds = makeFeeds(library, documents, makePolicyData(library).banned);
    expect(feeds.map(({ name }) => name)).toEqual(expect.arrayContaining(['editions', 'policy']));
    for (const feed of feeds) {
      const read = readFeed(writeFeed(feed));
      const days = documents.flatMap(({ editions }) => editions.map(({ date }) => `${date}T00:00:00Z`));
      for (const day of read.updated) expect(days).toContain(day);
      expect(readFeed(writeFeed(feed, 'https://rules.example')).ids).toEqual(read.ids);
      expect(writeFeed(feed, 'https://rules.example')).toContain(`href="https://rules.example/feeds/${feed.name}.xml"`);
    }
    expect(makeFeedId('feed/editions')).toBe('urn:uuid:a9019306-293d-5f06-b565-78efe7fe23b4');
  });

  test('that of one provision has an entry for each step that said something new', () => {
    for (const { records, document } of documents) {
      const record = records.find(({ steps }) => steps.filter(({ text }) => text !== undefined).length > 1)!;
      const { texts, updated } = readFeed(writeFeed(makeLineageFeed(record, '100.1', document)!));
      const told = record.steps.filter(({ id, difference }) => id !== undefined || difference === 'substance' || difference === 'list');
      expect(texts.length).toBe(told.length);
      expect(updated.slice(1)).toEqual(told.map(({ edition }) => `${edition}T00:00:00Z`).toReversed());
      expect(texts[0]).toBe(asOf(record, told.at(-1)!.edition)?.text ?? 'It is gone.');
    }
  });

  test('whatever a text holds is read back from them, but for what XML forbids', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const feed = {
          key: 'k',
          title: 't',
          rights: 'r',
          author: 'a',
          entries: [{ key: 'e', title: 't', day: '2020-01-01', text }] as const,
        };
        // Carriage returns are line ends to a reader of XML.
        const plain = text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
        expect(readFeed(writeFeed(feed)).texts).toEqual([plain]);
      }),
      { numRuns: 30 },
    );
  });

  test('pages name the feed that tells of what they show, and no others do', () => {
    expect(['/', '/timeline/', '/7/', '/glossary/', '/policy/', '/policy/banned/'].map(nameFeed)).toEqual([
      ...['editions', 'editions', 'section-7', 'glossary', 'policy', 'lists'],
    ]);
    expect(['/704/', '/2009-07-11/', '/2009-07-11/7/', '/handbook/7/', '/policy/penalties/', '/help/'].map(nameFeed)).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('the command line', () => {
  const openDesk = (): TestDesk => {
    const desk = new TestDesk();
    cpSync(join(made, 'corpus'), join(desk.root, 'build', 'corpus'), { recursive: true });
    return desk;
  };

  test('feed writes the feed of a number, and says when there is none', async () => {
    const desk = openDesk();
    const id = documents[0]!.records.flatMap((record) => asOf(record, '9999') ?? []).find(({ kind }) => kind === 'rule')!.id;
    const { code, out } = await desk.run('feed', id);
    expect(code).toBe(0);
    expect(readFeed(out).ids.length).toBeGreaterThan(1);
    expect(await desk.run('feed', '999.99')).toMatchObject({ code: 1, out: '' });
    expect(await desk.run('feed')).toMatchObject({ code: 2, out: '' });
  });

  test('export writes one file whole, and refuses what it does not know', async () => {
    const desk = openDesk();
    const file = join(desk.root, 'all.jsonl');
    expect(await desk.run('export', 'jsonl', file)).toMatchObject({ code: 0, out: '' });
    expect(await desk.run('export', 'csv', file)).toMatchObject({ code: 2, err: expect.stringContaining('sqlite or jsonl') as string });
    expect(await desk.run('export', 'jsonl')).toMatchObject({ code: 2 });
    expect(await desk.run('export', 'jsonl', join(desk.root, 'nowhere', 'x'))).toMatchObject({
      code: 2,
      err: expect.stringContaining('ENOENT') as string,
    });
  });
});

test('the schemas are of JSON Schema 2020-12', () => {
  for (const { path, json } of files.filter((file) => file.path.includes('/schema/')))
    expect(JSON.parse(json), path).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
});
