/** No command removes, replaces or writes into a folder that it did not make, however it is named. */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { findForeignInCorpus } from '../../src/corpus/store/corpusLayout.ts';
import { openDesk } from '../../scripts/cli/desk.ts';
import { runCommandLine } from '../../scripts/cli/main.ts';
import { publishedSite } from '../../scripts/site/buildSite.ts';
import { findForeignInSite, listSite } from '../../scripts/site/siteFolder.ts';
import { makeTemporaryFolder, readTree } from '../folders.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const program = join(packageFolder, 'scripts', 'concordance.mjs');
const paper = 'paper comprehensive-rules 2001-01-01\n100.1 A lamp is lit.\n100.2 A lamp is put out.\n100.3 It is dark.\n';

/** A place with documents and with a folder that somebody else filled. */
function makePlace(): string {
  const root = makeTemporaryFolder();
  for (const name of ['documents', 'content', 'taken', 'work', 'empty']) mkdirSync(join(root, name));
  writeFileSync(join(root, 'documents', 'rules.txt'), paper);
  writeFileSync(join(root, 'taken', 'thesis.txt'), 'years of work');
  symlinkSync(join(root, 'taken'), join(root, 'link'));
  symlinkSync(join(root, 'nowhere'), join(root, 'broken'));
  return root;
}

const variablesOf = (root: string, more: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  CONCORDANCE_CONTENT: join(root, 'content'),
  CONCORDANCE_DOCUMENTS: join(root, 'documents'),
  CONCORDANCE_CORPUS: join(root, 'corpus'),
  CONCORDANCE_SITE: join(root, 'site'),
  ...more,
});

interface Ended {
  readonly code: number;
  readonly err: string;
}

/** On a busy machine a stage that takes longer than a second says so. */
const withoutProgress = (err: string): string => err.replace(/^.+ …\n/gm, '');

const paperReader = new URL('../corpus/ingest/paperReader.ts', import.meta.url);
const reader = { module: paperReader, decidedBy: [fileURLToPath(paperReader)], workers: 1 };

/** In this process, and with the reader of papers: to start a program costs as much as a hundred refusals. */
async function run(root: string, args: readonly string[], more: Readonly<Record<string, string>>): Promise<Ended> {
  const [out, err] = [new PassThrough(), new PassThrough()] as unknown as [NodeJS.WriteStream, NodeJS.WriteStream];
  const code = await runCommandLine(args, { ...openDesk(variablesOf(root, more)), out, err, reader, aligningCode: [] });
  return { code, err: withoutProgress(String((err.read() as Buffer | null) ?? '')) };
}

/** As a program in the working folder of the place. */
function runThere(root: string, args: readonly string[], more: Readonly<Record<string, string>>): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { env: variablesOf(root, more), cwd: join(root, 'work'), timeout: 50_000 };
    const child = execFile(process.execPath, [program, ...args], options, (_, _out, err) =>
      resolve({ code: child.exitCode ?? -1, err: withoutProgress(err) }),
    );
  });
}

describe.each(['CONCORDANCE_CORPUS', 'CONCORDANCE_SITE'])('%s that names', (variable) => {
  // What hangs on the working folder is seen with a program that works in one.
  test.each<{ readonly what: string; readonly path: (root: string) => string; readonly there?: true }>([
    { what: 'a folder with something else in it', path: (root: string) => join(root, 'taken') },
    { what: 'the same by a relative path', path: () => '../taken', there: true },
    { what: 'the same through a link', path: (root: string) => join(root, 'link') },
    { what: 'a link that leads nowhere', path: (root: string) => join(root, 'broken') },
    { what: 'a file', path: (root: string) => join(root, 'taken', 'thesis.txt') },
    { what: 'the folder of the documents', path: (root: string) => join(root, 'documents') },
    { what: 'a folder around them', path: (root: string) => root },
    { what: 'the content folder', path: (root: string) => join(root, 'content') },
    { what: 'a folder in the content folder', path: (root: string) => join(root, 'content', 'new') },
    { what: 'the working folder, empty as it is', path: () => '.', there: true },
    { what: 'the home folder', path: () => homedir() },
    { what: 'the root', path: () => '/' },
    { what: 'the package', path: () => packageFolder },
    { what: 'the code of the package', path: () => join(packageFolder, 'docs') },
  ])('$what is refused with one line, and nothing is touched', async ({ path, there }) => {
    const root = makePlace();
    const before = readTree(join(root, 'taken'));
    const args = variable === 'CONCORDANCE_CORPUS' ? ['ingest'] : ['build', '--ingest'];
    const { code, err } = await (there ? runThere : run)(root, args, { [variable]: path(root) });
    const said = err.split('\n').filter((line) => line.startsWith('concordance '));
    expect({ code, lines: said.length }, err).toEqual({ code: 2, lines: 1 });
    expect(err).not.toContain('fault of Concordance');
    expect(readTree(join(root, 'taken'))).toEqual(before);
    expect(readTree(join(root, 'documents'))).toEqual({ 'rules.txt': paper });
    expect(readdirSync(join(root, 'content'))).toEqual([]);
    expect(existsSync(join(packageFolder, 'docs', 'design.md'))).toBe(true);
  });
});

describe('folders of ours', () => {
  test.each([
    { what: 'the site in the corpus', env: (root: string) => ({ CONCORDANCE_SITE: join(root, 'corpus', 'site') }) },
    { what: 'the corpus in the site', env: (root: string) => ({ CONCORDANCE_CORPUS: join(root, 'site', 'corpus') }) },
    { what: 'both the same', env: (root: string) => ({ CONCORDANCE_SITE: join(root, 'corpus') }) },
    { what: 'the site in what is kept between runs', env: (root: string) => ({ CONCORDANCE_SITE: join(root, 'corpus.cache', 'x') }) },
  ])('may not lie in one another: $what', async ({ env }) => {
    const root = makePlace();
    const { code, err } = await run(root, ['ingest'], env(root));
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringMatching(/^concordance ingest: the .* folder .*; nothing was written\nhint: .*\n$/) as string,
    });
    expect(readdirSync(root).toSorted()).toEqual(['broken', 'content', 'documents', 'empty', 'link', 'taken', 'work']);
  });

  test('are written where nothing is, and over themselves', async () => {
    const root = makePlace();
    for (const folder of ['empty', 'fresh/deep']) {
      expect(await run(root, ['ingest'], { CONCORDANCE_CORPUS: join(root, folder) })).toMatchObject({ code: 0 });
      writeFileSync(join(root, folder, 'manifest.json'), '');
      expect(await run(root, ['ingest'], { CONCORDANCE_CORPUS: join(root, folder) })).toMatchObject({ code: 0 });
      expect(JSON.parse(readTree(join(root, folder))['manifest.json'] ?? '')).toMatchObject({ format: 1 });
    }
  });

  test('lie beside folders of other people with names like theirs', async () => {
    const root = makePlace();
    const others = ['readings', 'alignments', 'corpus.last-2024', 'corpus.next-2024', 'corpus.run-2024'];
    for (const name of others) {
      mkdirSync(join(root, name));
      writeFileSync(join(root, name, 'diary.txt'), name);
    }
    expect(await run(root, ['ingest'], {})).toMatchObject({ code: 0 });
    expect(await run(root, ['ingest'], {})).toMatchObject({ code: 0 });
    for (const name of others) expect(readTree(join(root, name))).toEqual({ 'diary.txt': name });
  });
});

describe('documents that are named and not there', () => {
  test.each([
    { what: 'by CONCORDANCE_DOCUMENTS', args: [], documents: (root: string) => join(root, 'unmounted') },
    { what: 'as one of several', args: [], documents: (root: string) => `${join(root, 'documents')}:${join(root, 'unmounted')}` },
    { what: 'by a file', args: [], documents: (root: string) => join(root, 'taken', 'thesis.txt') },
    { what: 'by --from', args: ['--from', '/not/mounted'], documents: (root: string) => join(root, 'documents') },
    { what: 'by an empty --from', args: ['--from', ''], documents: (root: string) => join(root, 'documents') },
  ])('$what end the run with one line, and the corpus stays', async ({ args, documents }) => {
    const root = makePlace();
    await run(root, ['ingest'], {});
    const before = readTree(join(root, 'corpus'));
    const { code, err } = await run(root, ['ingest', ...args], { CONCORDANCE_DOCUMENTS: documents(root) });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(/^concordance ingest: .*(?:no such|is no) folder.*\n/) as string });
    expect(readTree(join(root, 'corpus'))).toEqual(before);
  });
});

describe('a built site', () => {
  function makeSite(): string {
    const site = join(makeTemporaryFolder(), 'site');
    for (const path of ['704/index.html', '_astro/page.js', 'data/editions.json', 'index.html', '404.html']) {
      mkdirSync(join(site, path, '..'), { recursive: true });
      writeFileSync(join(site, path), path.endsWith('json') ? '{"format":1}' : 'page');
    }
    return site;
  }

  test('is known by the list of its files', async () => {
    const site = makeSite();
    await listSite(site);
    expect(await findForeignInSite(site)).toBeUndefined();
    writeFileSync(join(site, '.DS_Store'), 'litter');
    expect(await findForeignInSite(site)).toBeUndefined();
    writeFileSync(join(site, '704', 'thesis.txt'), 'years');
    expect(await findForeignInSite(site)).toBe('704/thesis.txt');
  });

  test('of an earlier version is known by its data and the names at its top', async () => {
    const site = makeSite();
    expect(await findForeignInSite(site)).toBeUndefined();
    mkdirSync(join(site, '.git'));
    writeFileSync(join(site, '.git', 'config'), 'mine');
    expect(await findForeignInSite(site)).toBe('.git/config');
  });

  test('is prepared beside it unless it lies in the package, where each has a place of its own', () => {
    const aside = (siteFolder: string) => publishedSite({ packageFolder: '/x/concordance', siteFolder }).aside;
    expect(aside('/x/concordance/dist')).toMatch(/^\/x\/concordance\/build\/site-[0-9a-f]{8}$/);
    expect(aside('/x/concordance/other')).not.toBe(aside('/x/concordance/dist'));
    expect(aside('/x/concordance-site')).toBeUndefined();
  });
});

test.each([
  { what: 'a manifest of another program', files: { 'manifest.json': '{"name":"app","start_url":"/"}' }, foreign: 'manifest.json' },
  { what: 'a manifest and nothing else', files: { 'manifest.json': '{"format":1,"editions":[],"passedOver":[]}' }, foreign: undefined },
  { what: 'a corpus without its manifest', files: { 'wordings/00.json': '{"format":1,"wordings":{}}' }, foreign: undefined },
  {
    what: 'a corpus with a note in it',
    files: { 'manifest.json': '{"format":1,"editions":[]}', 'editions/notes.md': '' },
    foreign: 'editions/notes.md',
  },
  { what: 'a corpus of another format', files: { 'manifest.json': '{"format":7,"editions":[]}' }, foreign: undefined },
])('a folder with $what: $foreign', async ({ files, foreign }) => {
  const root = makeTemporaryFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  expect(await findForeignInCorpus(root)).toBe(foreign);
});
