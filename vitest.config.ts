import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'unit', include: ['test/**/*.test.ts'], exclude: ['test/built-site/**', 'test/bench/**'], testTimeout: 60_000 } }],
  },
});
