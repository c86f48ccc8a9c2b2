import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Two projects: plain code, and the built pages in a real browser, which build a site of their own and so run one after the other. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/built-site/**'],
          testTimeout: 180_000,
          // Vitest would leave one core to itself: on two that is half of them.
          maxWorkers: availableParallelism(),
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
