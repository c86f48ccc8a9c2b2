import { defineConfig } from 'vitest/config';

/** Two projects: plain code, and the built pages in a real browser, which build a site of their own and so run one after the other. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/built-site/**'], testTimeout: 60_000 } },
      {
        test: {
          name: 'built-site',
          include: ['test/built-site/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
