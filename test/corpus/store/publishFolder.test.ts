import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { writeWhole, diskFiles } from '../../../src/corpus/store/corpusFiles.ts';
import { openNext, publishFolder, recoverFolder } from '../../../src/corpus/store/publishFolder.ts';
import { makeTemporaryFolder, readTree } from '../../folders.ts';

const deadProcess = 4_194_400;

function makeFolder(path: string, content: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'file'), content);
}

describe('publishing a folder', () => {
  test('puts it in the place of the old one and leaves nothing beside it', async () => {
    const root = makeTemporaryFolder();
    const folder = { path: join(root, 'site') };
    makeFolder(folder.path, 'old');
    const next = await openNext(folder);
    makeFolder(next, 'new');
    await publishFolder(next, folder);
    expect(readTree(root)).toEqual({ 'site/file': 'new' });
  });

  test('puts the old one back when the new one cannot take its place', async () => {
    const root = makeTemporaryFolder();
    const folder = { path: join(root, 'site') };
    makeFolder(folder.path, 'old');
    await expect(publishFolder(join(root, 'not there'), folder)).rejects.toThrow(/ENOENT/);
    expect(readTree(root)).toEqual({ 'site/file': 'old' });
  });
});

describe('recovering a folder', () => {
  test.each([
    {
      case: 'between the two renames',
      left: { [`site.last-${deadProcess}`]: 'old', [`site.next-${deadProcess}`]: 'new' },
      expected: { 'site/file': 'old' },
    },
    { case: 'after them', left: { site: 'new', [`site.last-${deadProcess}`]: 'old' }, expected: { 'site/file': 'new' } },
    { case: 'while it was writing', left: { site: 'old', [`site.next-${deadProcess}`]: 'half' }, expected: { 'site/file': 'old' } },
    { case: 'at no time', left: { site: 'old' }, expected: { 'site/file': 'old' } },
    { case: 'in the first run of all', left: { [`site.next-${deadProcess}`]: 'half' }, expected: {} },
  ])('finds the good one when a process died $case', async ({ left, expected }) => {
    const root = makeTemporaryFolder();
    for (const [name, content] of Object.entries(left)) makeFolder(join(root, name), content);
    await recoverFolder({ path: join(root, 'site') });
    expect(readTree(root)).toEqual(expected);
  });

  test('leaves alone what a living process is writing', async () => {
    const root = makeTemporaryFolder();
    makeFolder(join(root, `site.next-${process.ppid}`), 'half');
    await recoverFolder({ path: join(root, 'site') });
    expect(readdirSync(root)).toEqual([`site.next-${process.ppid}`]);
  });
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
