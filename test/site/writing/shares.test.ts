import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isMadeByEither, isOfSecond } from '../../../src/site/writing/shares.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const routes = globSync('src/pages/**/*.{ts,astro}', { cwd: root });

it('asks of each route whose list costs much whether it is made here by its own file, so that none is made by nobody', () => {
  const asked = routes.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/isMadeHere\('([^']*)'\)/g)].map(([, name]) => [file, name]),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter(([file, name]) => file !== name)).toEqual([]);
  expect(asked.map(([file]) => file)).toContain('src/pages/policy/banned/[card].astro');
  expect(routes.filter((file) => /\bisSecond\b/.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});

it('has the pages whose head names a feed made where the feeds are', () => {
  const other = 'src/pages/[...path].astro';
  const ofSecond = [
    ['src/pages/index.astro', '/'],
    // A route with one page has no slash at its end.
    ['src/pages/timeline/index.astro', '/timeline'],
    [other, '/7/'],
    [other, '/glossary/'],
    ['src/pages/feeds/[name].xml.ts', '/feeds/policy.xml'],
  ] as const;
  const ofFirst = ['/704/', '/2009-07-11/7/', '/2009-07-11/', '/2009-07-11/glossary/', '/handbook/7/'];
  expect(ofSecond.filter(([component, path]) => !isOfSecond(component, path))).toEqual([]);
  expect(ofFirst.filter((path) => isOfSecond(other, path))).toEqual([]);
  // A route that asks by its file alone has no path, and is not the home page.
  expect(isOfSecond('src/pages/data/rules/[name].json.ts')).toBe(false);
});

it('has pages of editions under their dates made by either, but what is kept first, or hangs on games, changes or feeds, by one', () => {
  const other = 'src/pages/[...path].astro';
  const ofEither = [
    [other, '/2009-07-11/7/'],
    [other, '/2009-07-11/'],
    [other, '2009-07-11/glossary'],
    [other, '/handbook/2009-10-01/7/'],
    [other, '/editions/2009-07-11/'],
  ] as const;
  const ofOne = [
    [other, '/704/'],
    [other, '/7/'],
    [other, '/glossary/'],
    [other, '/glossary/mana-cost/'],
    ['src/pages/[rule].html.ts', '/704.5j.html'],
    ['src/pages/index.astro', '/'],
    ['src/pages/history/[...path].astro', '/history/2009-07-11/704/'],
  ] as const;
  expect(ofEither.filter(([component, path]) => !isMadeByEither(component, path))).toEqual([]);
  expect(ofOne.filter(([component, path]) => isMadeByEither(component, path))).toEqual([]);
});
