import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import {
  type DocumentData,
  makeDocumentFiles,
  makePolicyData,
  makeSchemaFiles,
  readDocuments,
  writeFile,
} from '../../src/site/data/makeFiles.ts';
import { makeDatabase } from '../../src/site/data/publicData.ts';
import { sampleQueries } from '../../src/site/data/queries.ts';
import { makeLibrary, type Library } from '../../src/site/frame/library/library.ts';
import { expectEditionsWhole, expectShapes } from '../site/data/publishedData.ts';
import { folder, title } from './catalog.ts';
import { makeFolder } from '../folders.ts';

describe.skipIf(folder === undefined)(`the public data ${title}`, () => {
  let library: Library;
  let documents: readonly DocumentData[];
  beforeAll(() => {
    library = makeLibrary(openCorpus(inject('archiveCorpus')), 'newest');
    documents = readDocuments(library);
  });

  it('has the shapes that it names, and no file that a host would refuse', () => {
    const { banned, penalties } = makePolicyData(library);
    const own = { credits: ['x'], terms: 'y' };
    const files = [
      ...documents.flatMap((document) => makeDocumentFiles(library, document)),
      ...(banned ? [writeFile('banned', '/data/v1/policy/banned.json', own, banned)] : []),
      ...(penalties ? [writeFile('penalties', '/data/v1/policy/penalties.json', own, penalties)] : []),
      ...makeSchemaFiles(),
    ];
    expectShapes(files);
    const bytes = files.map(({ json }) => Buffer.byteLength(json));
    expect(Math.max(...bytes)).toBeLessThan(5_000_000);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(18_500_000);
    expect(files.length).toBeLessThan(150);
  });

  it('gives every edition back, word for word and in the order of print', () => {
    for (const document of documents) expectEditionsWhole(library, document);
  });

  it('answers each question of the page from the SQLite file, which fits on the site', async (context) => {
    const bytes = await makeDatabase({ documents, ...makePolicyData(library) });
    if (!bytes) return context.skip(`Node ${process.versions.node} has no SQLite`);
    const { DatabaseSync } = await import('node:sqlite');
    const made = makeFolder();
    try {
      writeFileSync(join(made, 'data.sqlite'), bytes);
      const database = new DatabaseSync(join(made, 'data.sqlite'), { readOnly: true });
      // Without Examples, which are played when the site is built, nothing is said of them.
      const counts = sampleQueries.map(({ sql }) => database.prepare(sql).all().length);
      database.close();
      expect(
        counts.slice(0, 5).every((count) => count > 0),
        counts.join(' '),
      ).toBe(true);
      expect(bytes.length).toBeLessThan(25_000_000);
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  });
});
