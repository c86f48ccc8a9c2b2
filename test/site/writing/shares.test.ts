import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const routes = globSync('src/pages/**/*.{ts,astro}', { cwd: root });

it('asks of each route whose list costs much whether it is made here by its own file, so that none is made by nobody', () => {
  const asked = routes.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/isMadeHere\('([^']*)'\)/g)].map(([, name]) => [file, name]),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(([file, name]) => file !== name)).toEqual([]);
  expect(routes.filter((file) => /\bisSecond\b/.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
