import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepCompiled } from './scripts/node24.mjs';

/** Files that change what all code of a process sees, as the methods of a class of Node's: each has a process to itself. */
const alone = ['test/corpus/ingest/readerThread.test.ts', 'test/sources/linearEdits.test.ts', 'test/site/writing/makeData.test.ts'];
keepCompiled();
// Vitest would leave one core to itself: on two that is half of them.
const maxWorkers = availableParallelism();

/**
 * Plain code; the same on the real documents, where there are any; and the built pages in a real browser, which build sites of their own and so
 * run one after the other. Files of plain code share a process, and so read the code that they test once; nothing of it may remember anything
 * that another test could see.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/slowFiles.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/archive/**', 'test/built-site/**', ...alone],
          testTimeout: 180_000,
          isolate: false,
          maxWorkers,
        },
      },
      { test: { name: 'alone', include: alone, testTimeout: 180_000, maxWorkers } },
      {
        test: {
          name: 'archive',
          include: ['test/archive/**/*.test.ts'],
          globalSetup: 'test/archive/ingestArchive.ts',
          testTimeout: 300_000,
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'built-site',
          include: ['test/built-site/**/*.test.ts'],
          globalSetup: 'test/built-site/shareBuilds.ts',
          testTimeout: 30_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
