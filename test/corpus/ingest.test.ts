import { cpSync, mkdirSync, readdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ingest, type IngestOptions } from '../../src/corpus/ingest.ts';
import { IngestFailure } from '../../src/corpus/ingest/failures.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { diskFiles } from '../../src/corpus/store/corpusFiles.ts';
import { openCorpusRun } from '../../src/corpus/store/writeCorpus.ts';
import { makeTemporaryFolder, readTree } from '../folders.ts';

const paperReader = new URL('./ingest/paperReader.ts', import.meta.url);

const reader = { module: paperReader, decidedBy: [fileURLToPath(paperReader)], workers: 2 };

/** A desk with folders for documents and for what is made of them. */
class Bench {
  readonly root = makeTemporaryFolder();
  readonly documents = join(this.root, 'documents');
  readonly content = join(this.root, 'content');
  readonly corpus = join(this.root, 'build', 'corpus');
  readonly cache = join(this.root, 'build', 'readings');

  constructor(papers: Readonly<Record<string, string>> = {}) {
    mkdirSync(this.documents);
    mkdirSync(this.content);
    for (const [name, text] of Object.entries(papers)) this.write(name, text);
  }

  write(name: string, text: string | Uint8Array): void {
    mkdirSync(join(this.documents, name, '..'), { recursive: true });
    writeFileSync(join(this.documents, name), text);
  }

  ingest(more: Partial<IngestOptions> = {}) {
    return ingest({
      folders: [{ path: this.documents, prefix: '' }],
      contentFolder: this.content,
      corpusFolder: this.corpus,
      cacheFolder: this.cache,
      reader,
      ...more,
    });
  }
}

const early = 'paper comprehensive-rules 2001-01-01\n100.1 Sit at the table.\n100.2 Deal the cards.\n';
const late = 'paper comprehensive-rules 2011-01-01\n100.1 Sit at the table.\n100.2 Deal ten cards.\n';
const keysOf = ({ manifest }: Awaited<ReturnType<typeof ingest>>): string[] => manifest.editions.map(({ key }) => key);

describe('documents', () => {
  test('become editions, whatever their files are called', async () => {
    const bench = new Bench({ 'deep/down/late': late, 'early.jpg': early });
    const ingested = await bench.ingest();
    expect(keysOf(ingested)).toEqual(['comprehensive-rules/2001-01-01', 'comprehensive-rules/2011-01-01']);
    expect(ingested.manifest.editions.map(({ source }) => source.file)).toEqual(['early.jpg', 'deep/down/late']);
    expect(openCorpus(bench.corpus).loadEdition('comprehensive-rules/2011-01-01')).toHaveLength(2);
  });

  test('with the same bytes are read once and listed as copies', async () => {
    const ingested = await new Bench({ 'b.txt': early, 'a.txt': early }).ingest();
    expect(ingested.manifest.editions).toMatchObject([{ source: { file: 'a.txt' }, copies: ['b.txt'] }]);
    expect(ingested.read).toBe(1);
  });

  test('that claim one day are both there, the more complete under its plain key', async () => {
    const ingested = await new Bench({ 'a.txt': early, 'b.txt': `${early}100.3 Cut the deck.\n` }).ingest();
    expect(ingested.manifest.editions.map(({ source, mainSource }) => [source.file, mainSource])).toEqual([
      ['b.txt', undefined],
      ['a.txt', 'comprehensive-rules/2001-01-01'],
    ]);
  });

  test('in several pages are read as one, in the order of the pages', async () => {
    const bench = new Bench({ 'z.txt': `${early}page 1\n`, 'a.txt': 'page 2\n100.3 Cut the deck.\n', 'other.txt': late });
    const ingested = await bench.ingest();
    expect(keysOf(ingested)).toEqual(['comprehensive-rules/2001-01-01', 'comprehensive-rules/2011-01-01']);
    expect(openCorpus(bench.corpus).loadEdition('comprehensive-rules/2001-01-01')).toHaveLength(3);
    expect(ingested.manifest.passedOver).toMatchObject([{ file: 'a.txt', reason: expect.stringContaining('page of z.txt') as string }]);
    expect(await bench.ingest()).toMatchObject({ read: 0, changed: false });
  });

  test('of the handbook are read together', async () => {
    const bench = new Bench();
    mkdirSync(join(bench.content, 'handbook'));
    writeFileSync(join(bench.content, 'handbook', 'a.md'), 'paper handbook 2020-01-01\n100.1 Smile.\n');
    writeFileSync(join(bench.content, 'handbook', 'b.md'), 'paper handbook 2021-01-01\n100.1 Smile twice.\n');
    expect(keysOf(await bench.ingest())).toEqual(['handbook/2020-01-01', 'handbook/2021-01-01']);
    expect(await bench.ingest()).toMatchObject({ read: 0, reused: 1, changed: false });
  });
});

describe('bad input', () => {
  test('is named with one reason each, and everything else is served', async () => {
    const bench = new Bench({ 'good.txt': early, 'empty.txt': '', 'list.csv': 'a,b\n', 'torn.txt': 'tear', 'shredded.txt': 'shred' });
    bench.write('picture.png', Buffer.from([0x89, 0x50, 0, 0]));
    bench.write('undated.txt', 'paper comprehensive-rules nowhen\n100.1 Sit.\n');
    bench.write('bare.txt', 'paper comprehensive-rules 2003-01-01\n');
    bench.write('noise.txt', 'x');
    truncateSync(join(bench.documents, 'noise.txt'), 50_000_000);
    bench.write('stalled.txt', 'stall');
    bench.write('swollen.txt', 'swell');
    const { manifest } = await bench.ingest({ reader: { ...reader, limits: { seconds: 0.5, megabytes: 24 } } });
    expect(manifest.editions.map(({ source }) => source.file)).toEqual(['good.txt']);
    expect(Object.fromEntries(manifest.passedOver.map(({ file, reason, problem }) => [file, problem ? reason : `(${reason})`]))).toEqual({
      'bare.txt': 'looks like comprehensive-rules, but holds no entry that can be read',
      'empty.txt': 'is empty',
      'list.csv': '(no paper)',
      'noise.txt': 'is too large for a rules document: 48 MB, at most 8 MB are read',
      'picture.png': 'no paper',
      'shredded.txt': 'could not be read; this is a fault of Concordance (its reader ended)',
      'stalled.txt': 'takes too long to read: more than 0.5 seconds, which no rules document does',
      'swollen.txt': 'takes too much memory to read, more than any rules document does',
      'torn.txt': 'could not be read; this is a fault of Concordance (torn paper)',
      'undated.txt': 'is comprehensive-rules, but says no date; give its sha256 a date in content/editions.yaml',
    });
  });

  test('that speaks of pages keeps no two other files from being read as the pages that they are', async () => {
    const bench = new Bench({ 'z.txt': `${early}page 1\n`, 'a.txt': 'page 2\n100.3 Cut the deck.\n', 'stalled.txt': 'stall page 3' });
    const { manifest } = await bench.ingest({ reader: { ...reader, limits: { seconds: 0.5, megabytes: 64 } } });
    expect(manifest.editions.map(({ counts, source }) => [source.file, counts.rules])).toEqual([['z.txt', 3]]);
    expect(manifest.passedOver.map(({ file }) => file)).toEqual(['a.txt', 'stalled.txt']);
  });

  test.each([
    { case: 'is not there', folder: 'nowhere', reason: 'not there' },
    { case: 'is a file', folder: 'documents/early.txt', reason: 'is no folder' },
  ])('in the form of a folder of documents that $case leaves the corpus as it is', async ({ folder, reason }) => {
    const bench = new Bench({ 'early.txt': early });
    await bench.ingest();
    const good = readTree(bench.corpus);
    const folders = [bench.documents, join(bench.root, folder)].map((path) => ({ path, prefix: '' }));
    await expect(bench.ingest({ folders })).rejects.toThrow(
      new IngestFailure(`The folder of documents ${join(bench.root, folder)} cannot be read: ${reason}`),
    );
    expect(readTree(bench.corpus)).toEqual(good);
  });

  test('that is all there is gives an empty corpus', async () => {
    const bench = new Bench({ 'empty.txt': '' });
    expect((await bench.ingest()).manifest.editions).toEqual([]);
    expect(openCorpus(bench.corpus).manifest.passedOver).toHaveLength(1);
  });
});

describe('a second run', () => {
  test('reads nothing when nothing has changed, and only what is new when something has', async () => {
    const bench = new Bench({ 'early.txt': early });
    expect(await bench.ingest()).toMatchObject({ read: 1, reused: 0, changed: true });
    expect(await bench.ingest()).toMatchObject({ read: 0, reused: 1, changed: false });
    bench.write('late.txt', late);
    expect(await bench.ingest()).toMatchObject({ read: 1, reused: 1, changed: true });
    renameSync(join(bench.documents, 'late.txt'), join(bench.documents, 'newest.txt'));
    const renamed = await bench.ingest();
    expect(renamed).toMatchObject({ read: 0, reused: 2, changed: true });
    expect(renamed.manifest.editions.at(-1)?.source.file).toBe('newest.txt');
  });

  test('gives the same bytes as one run from nothing, by whatever way it came there', async () => {
    const [bench, fresh] = [new Bench({ 'z.txt': early }), new Bench({ 'early.txt': early, 'late.txt': late, 'empty.txt': '' })];
    await bench.ingest();
    rmSync(join(bench.documents, 'z.txt'));
    bench.write('late.txt', early.replace('cards', 'dice'));
    await bench.ingest();
    cpSync(fresh.documents, bench.documents, { recursive: true });
    await bench.ingest();
    await fresh.ingest();
    expect(readTree(bench.corpus)).toEqual(readTree(fresh.corpus));
  });

  test('reads everything anew when what decides the reading has changed, and throws the old readings away', async () => {
    const bench = new Bench({ 'early.txt': early });
    await bench.ingest();
    writeFileSync(join(bench.content, 'editions.yaml'), '[]\n');
    expect(await bench.ingest()).toMatchObject({ read: 1, reused: 0, changed: false });
    expect(readdirSync(bench.cache).filter((name) => name !== 'CACHEDIR.TAG')).toHaveLength(1);
  });

  test.each([
    { case: 'cut off', harm: (path: string) => truncateSync(path, 3) },
    { case: 'lost', harm: (path: string) => rmSync(path) },
  ])('reads a document again whose kept reading is $case', async ({ harm }) => {
    const bench = new Bench({ 'early.txt': early });
    await bench.ingest();
    const good = readTree(bench.corpus);
    for (const name of Object.keys(readTree(bench.cache))) harm(join(bench.cache, name));
    expect(await bench.ingest()).toMatchObject({ read: 1, changed: false });
    expect(readTree(bench.corpus)).toEqual(good);
  });
});

describe('where it writes', () => {
  test('is refused when it holds anything but a corpus, and nothing in it is touched', async () => {
    const bench = new Bench({ 'early.txt': early });
    mkdirSync(bench.corpus, { recursive: true });
    writeFileSync(join(bench.corpus, 'thesis.txt'), 'years');
    await expect(bench.ingest()).rejects.toThrow(/holds "thesis\.txt", which is no part of a corpus/);
    expect(readTree(join(bench.root, 'build'))).toEqual({ 'corpus/thesis.txt': 'years' });
  });

  test('what it keeps between runs never takes the place of a folder of the same name', async () => {
    const bench = new Bench({ 'early.txt': early });
    mkdirSync(bench.cache, { recursive: true });
    writeFileSync(join(bench.cache, 'diary.txt'), 'days');
    await expect(bench.ingest()).rejects.toThrow(/holds "diary\.txt", which Concordance did not put there/);
    expect(readTree(join(bench.root, 'build'))).toEqual({ 'readings/diary.txt': 'days' });
  });

  test('is written by one run at a time', async () => {
    const bench = new Bench({ 'early.txt': early });
    const run = await openCorpusRun(bench.corpus);
    await expect(bench.ingest()).rejects.toThrow(/^another run is writing the corpus .*\(process \d+, since /);
    await run.close();
    expect(await bench.ingest()).toMatchObject({ read: 1 });
  });

  test('is no folder of documents, wherever it lies', async () => {
    const bench = new Bench({ 'early.txt': early });
    const corpusFolder = join(bench.documents, 'built', 'corpus');
    const first = await bench.ingest({ corpusFolder, leaveOut: [corpusFolder] });
    const second = await bench.ingest({ corpusFolder, leaveOut: [corpusFolder] });
    expect(second).toMatchObject({ changed: false, manifest: first.manifest });
    expect(second.manifest.passedOver).toEqual([]);
  });
});

describe('a disk that is full', () => {
  test('ends the run with one line and leaves the last corpus', async () => {
    const bench = new Bench({ 'early.txt': early });
    await bench.ingest();
    const good = readTree(bench.corpus);
    bench.write('late.txt', late);
    const full = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }));
    const run = bench.ingest({ files: { ...diskFiles, writeBytes: full } });
    await expect(run).rejects.toThrow(
      new IngestFailure('The corpus could not be written: no space left on the disk. The last one is as it was.'),
    );
    expect(readTree(bench.corpus)).toEqual(good);
  });

  test('is told from a reader that cannot be loaded', async () => {
    const bench = new Bench({ 'early.txt': early });
    const none = { module: new URL('./noReader.ts', import.meta.url), decidedBy: [] };
    await expect(bench.ingest({ reader: none })).rejects.toThrow(/Reading stopped: Cannot find module/);
  });
});
