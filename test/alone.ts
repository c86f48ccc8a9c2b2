/**
 * Files of tests that change what all code of a process sees, as the methods of a class of Node's: each has a process to itself. The others
 * share one (vitest.config.ts), and test/architecture/alone.test.ts holds that none of them does so.
 */
export const alone: readonly string[] = [
  'test/corpus/ingest/readerThread.test.ts',
  'test/sources/linearEdits.test.ts',
  'test/site/writing/makeData.test.ts',
];
