/** The corpus of the real documents, read once in a run for all tests of the archive. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ingest } from '../../src/corpus/ingest.ts';
import { deriveLineages } from '../../src/lineage/store/deriveLineages.ts';
import { openDesk, packageFolder } from '../../scripts/cli/desk.ts';
import { folder } from './catalog.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the corpus; empty on a machine without documents. */
    archiveCorpus: string;
  }
}

/**
 * Readings and alignments are kept where `concordance ingest` keeps them, under the checksums of the documents and of the code that reads
 * them: what either has read, the other need not read again. The corpus itself is another, so that no test touches that of the site.
 */
export default async function ingestArchive(project: TestProject): Promise<(() => void) | undefined> {
  project.provide('archiveCorpus', '');
  if (folder === undefined) return undefined;
  const { contentFolder, cacheFolder, alignmentsFolder, aligningCode, reader } = openDesk();
  const corpusFolder = join(packageFolder, 'build', `archive-${process.pid}`);
  await ingest({
    folders: [{ path: folder, prefix: '' }],
    contentFolder,
    corpusFolder,
    cacheFolder,
    reader,
    derive: (path) => deriveLineages(path, { contentFolder, cacheFolder: alignmentsFolder, decidedBy: aligningCode }),
  });
  project.provide('archiveCorpus', corpusFolder);
  return () => rmSync(corpusFolder, { recursive: true, force: true });
}
