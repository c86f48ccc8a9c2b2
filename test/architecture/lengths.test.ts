/** Sheets and pages have one idea each, as code has: eslint counts the lines of that (`max-lines`). */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it.each(['css', 'astro'])('no file of the site that ends in .%s has more than 400 lines', (ending) => {
  const files = globSync(`src/**/*.${ending}`, { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 401)).toEqual([]);
});
