/** Whatever the documentation names is there: files and folders of this repository, pages, commands of package.json. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../..');
const pages = ['*.md', 'docs/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root }));
const code = new Set(globSync('{src,test,scripts}/**/*.ts', { cwd: root }).map((path) => path.replace(/^.*\//, '')));

/** What a reader makes: it is named, and not here. */
const made = [
  /^content\/(site\.yaml|documents|games|overrides\/lineages\.yaml)/,
  /^src\/engine\/stateBasedActions\/roles\.ts$/,
  /^test\/engine\/stateBasedActions\/roles\.test\.ts$/,
  /^test\/engine\/unseen\/halfLibrary\.test\.ts$/,
];
const isThere = (path: string): boolean => made.some((own) => own.test(path)) || existsSync(join(root, path));

it.each<[what: string, pattern: RegExp, isThere: (named: string, page: string) => boolean]>([
  ['paths', /(?<![\w./-])((?:src|test|scripts|content|docs)\/[\w./-]*\w)(?![\w*])/g, isThere],
  ['files of code', /(?<![\w./-])(\w[\w.]*\.ts)\b/g, (file) => code.has(file) || isThere(file)],
  ['pages', /\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g, (link, page) => existsSync(join(root, dirname(page), link))],
  ['commands', /npm run (?:-s )?([a-z][\w:]*)/g, (command) => command in manifest.scripts],
])('the documentation names %s that are there', (_, pattern, exists) => {
  const named = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(pattern)].map(([, found = '']): [string, string] => [page, found]),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(([page, found]) => !exists(found, page))).toEqual([]);
});
