import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepCompiled } from './scripts/node24.mjs';
import { alone } from './test/alone.ts';
import Schedule from './test/schedule.ts';

keepCompiled();
// Vitest would leave one core to itself: on two that is half of them. One more than there are, since of those with a browser some always wait.
const maxWorkers = availableParallelism() + 1;

/**
 * Plain code; the same on the real documents, where there are any; and the built pages in a real browser. Files of a project share processes, and so
 * read the code that they test once in each; nothing of it may remember anything that another test could see.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/slowFiles.ts'],
    sequence: { sequencer: Schedule },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/archive/**', 'test/built-site/**', ...alone],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          isolate: false,
          maxWorkers,
        },
      },
      { test: { name: 'alone', include: [...alone], testTimeout: 180_000, hookTimeout: 180_000, maxWorkers } },
      {
        test: {
          name: 'archive',
          include: ['test/archive/**/*.test.ts'],
          globalSetup: 'test/archive/ingestArchive.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
          isolate: false,
          maxWorkers,
        },
      },
      {
        test: {
          name: 'built-site',
          include: ['test/built-site/**/*.test.ts'],
          globalSetup: 'test/built-site/shareBuilds.ts',
          testTimeout: 60_000,
          // A build waits for its turn behind those of others.
          hookTimeout: 600_000,
          // Only what never comes takes so long: one second, as it is otherwise, is little on a busy machine.
          expect: { poll: { timeout: 20_000 } },
          isolate: false,
          maxWorkers,
        },
      },
    ],
  },
});
