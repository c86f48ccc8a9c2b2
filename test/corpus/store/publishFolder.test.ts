import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeWhole, diskFiles } from '../../../src/corpus/store/corpusFiles.ts';
import { openRun, PublishRefusal, recoverFolder, type ReplacedFolder } from '../../../src/corpus/store/publishFolder.ts';
import { makeTemporaryFolder, readTree } from '../../folders.ts';

/** No process has this number, here or anywhere. */
const dead = '4194400-1-1';

function makeFolder(path: string, content: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'file'), content);
}

/** A folder of files called `file`; any other name is foreign to it. */
const makeSite = (root: string): ReplacedFolder => ({
  path: join(root, 'site'),
  kind: 'site',
  findForeign: (path) => diskFiles.listNames(path).then((names) => names.find((name) => name !== 'file')),
});

/** What a run of a dead process left. */
function leave(root: string, { last, next, marked = true }: { last?: string; next?: string; marked?: boolean }): void {
  const run = join(root, `site.run-${dead}`);
  mkdirSync(run);
  if (marked) writeFileSync(join(run, 'concordance-run.json'), '{"since":"2026-01-01T00:00:00.000Z","alone":true}\n');
  if (last !== undefined) makeFolder(join(run, 'last'), last);
  if (next !== undefined) makeFolder(join(run, 'next'), next);
}

describe('publishing a folder', () => {
  test('puts it in the place of the old one and leaves nothing beside it', async () => {
    const root = makeTemporaryFolder();
    makeFolder(join(root, 'site'), 'old');
    const run = await openRun(makeSite(root));
    makeFolder(run.next, 'new');
    await run.publish();
    await run.close();
    expect(readTree(root)).toEqual({ 'site/file': 'new' });
  });

  test('puts the old one back when the new one cannot take its place', async () => {
    const root = makeTemporaryFolder();
    makeFolder(join(root, 'site'), 'old');
    const run = await openRun(makeSite(root), {
      ...diskFiles,
      renamePath: (from, to) => (from.endsWith('next') ? Promise.reject(new Error('EIO')) : diskFiles.renamePath(from, to)),
    });
    makeFolder(run.next, 'new');
    await expect(run.publish()).rejects.toThrow('EIO');
    await run.close();
    expect(readTree(root)).toEqual({ 'site/file': 'old' });
  });

  test('never loses the old one, even when it cannot be put back at once', async () => {
    const root = makeTemporaryFolder();
    makeFolder(join(root, 'site'), 'old');
    let failures = 2;
    const run = await openRun(makeSite(root), {
      ...diskFiles,
      renamePath: (from, to) =>
        !from.endsWith('site') && to.endsWith('site') && (failures -= 1) >= 0
          ? Promise.reject(new Error('EIO'))
          : diskFiles.renamePath(from, to),
    });
    makeFolder(run.next, 'new');
    await expect(run.publish()).rejects.toThrow('EIO');
    await run.close();
    expect(readTree(root)).toEqual({ 'site/file': 'old' });
  });

  test('replaces what a link leads to, and the link stays', async () => {
    const root = makeTemporaryFolder();
    makeFolder(join(root, 'real'), 'old');
    symlinkSync('real', join(root, 'site'));
    const run = await openRun(makeSite(root));
    makeFolder(run.next, 'new');
    await run.publish();
    await run.close();
    expect(readTree(root)).toEqual({ 'real/file': 'new', 'site/file': 'new' });
  });

  test('refuses a folder that holds anything else, at the beginning and at the end', async () => {
    const root = makeTemporaryFolder();
    makeFolder(join(root, 'site'), 'old');
    const run = await openRun(makeSite(root));
    makeFolder(run.next, 'new');
    writeFileSync(join(root, 'site', 'thesis.txt'), 'years');
    await expect(run.publish()).rejects.toThrow(PublishRefusal);
    await run.close();
    await expect(openRun(makeSite(root))).rejects.toThrow(/site holds "thesis\.txt", which is no part of a site; it is left as it is/);
    expect(readTree(root)).toEqual({ 'site/file': 'old', 'site/thesis.txt': 'years' });
  });
});

describe('two runs at once', () => {
  test('are refused with a line that names the one that goes on, and the next may begin when it is over', async () => {
    const site = makeSite(makeTemporaryFolder());
    const first = await openRun(site);
    await expect(openRun(site)).rejects.toThrow(
      new RegExp(`another run is writing the site ${site.path} \\(process ${process.pid}, since 20`),
    );
    await first.close();
    await (await openRun(site)).close();
  });

  test('that begin at the same moment are never both let in, and one of them is', async () => {
    for (let round = 0; round < 10; round += 1) {
      const site = makeSite(makeTemporaryFolder());
      const runs = await Promise.allSettled([openRun(site), openRun(site), openRun(site)]);
      const open = runs.filter((run) => run.status === 'fulfilled');
      expect(open).toHaveLength(1);
      for (const { value } of open) await value.close();
    }
  });

  test('of another process count while it lives, and no longer', async () => {
    const root = makeTemporaryFolder();
    const program = `
      import { openRun } from ${JSON.stringify(new URL('../../../src/corpus/store/publishFolder.ts', import.meta.url).href)};
      await openRun({ path: ${JSON.stringify(join(root, 'site'))}, kind: 'site', findForeign: async () => undefined });
      console.log('open');
      setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    await expect(openRun(makeSite(root))).rejects.toThrow(new RegExp(`process ${child.pid ?? ''}, since`));
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    await (await openRun(makeSite(root))).close();
    expect(readdirSync(root)).toEqual([]);
  });

  test.skipIf(process.platform !== 'linux')('do not take a number that another process has by now for a run that goes on', async () => {
    const root = makeTemporaryFolder();
    const reused = join(root, `site.run-${process.ppid}-1-1`);
    makeFolder(join(reused, 'last'), 'old');
    writeFileSync(join(reused, 'concordance-run.json'), '{"since":"2026-01-01T00:00:00.000Z","alone":true}\n');
    await (await openRun(makeSite(root))).close();
    expect(readTree(root)).toEqual({ 'site/file': 'old' });
  });
});

describe('recovering a folder', () => {
  test.each([
    { case: 'between the two renames', published: undefined, left: { last: 'old', next: 'new' }, expected: { 'site/file': 'old' } },
    { case: 'after them', published: 'new', left: { last: 'old' }, expected: { 'site/file': 'new' } },
    { case: 'while it was writing', published: 'old', left: { next: 'half' }, expected: { 'site/file': 'old' } },
    { case: 'before it had begun', published: 'old', left: { marked: false }, expected: { 'site/file': 'old' } },
    { case: 'in the first run of all', published: undefined, left: { next: 'half' }, expected: {} },
  ])('finds the good one when a process died $case', async ({ published, left, expected }) => {
    const root = makeTemporaryFolder();
    if (published !== undefined) makeFolder(join(root, 'site'), published);
    leave(root, left);
    await recoverFolder({ path: join(root, 'site') });
    expect(readTree(root)).toEqual(expected);
    expect(readdirSync(root)).toEqual(Object.keys(expected).length > 0 ? ['site'] : []);
  });

  test('leaves alone what a living run is writing', async () => {
    const root = makeTemporaryFolder();
    const run = await openRun(makeSite(root));
    onTestFinished(() => run.close());
    makeFolder(run.next, 'half');
    await recoverFolder({ path: join(root, 'site') });
    expect(Object.values(readTree(root))).toContain('half');
  });

  test.each(['site.last-2024', 'site.next-2024', `site.run-${dead}`, 'site.run-2024', 'site.run-notes', 'site.bak'])(
    'leaves alone a folder of somebody else that is called %s',
    async (name) => {
      const root = makeTemporaryFolder();
      makeFolder(join(root, 'site'), 'old');
      makeFolder(join(root, name), 'years');
      const run = await openRun(makeSite(root));
      makeFolder(run.next, 'new');
      await run.publish();
      await run.close();
      await recoverFolder({ path: join(root, 'site') });
      expect(readTree(root)).toEqual({ 'site/file': 'new', [`${name}/file`]: 'years' });
    },
  );
});

describe('writing one file whole', () => {
  test('leaves the old file when the disk is full', async () => {
    const root = makeTemporaryFolder();
    const path = join(root, 'file');
    await writeWhole(path, Buffer.from('old'));
    const full = { ...diskFiles, writeBytes: () => Promise.reject(new Error('ENOSPC')) };
    await expect(writeWhole(path, Buffer.from('new'), full)).rejects.toThrow('ENOSPC');
    expect(readFileSync(path, 'utf8')).toBe('old');
    expect(readdirSync(root)).toEqual(['file']);
  });
});
