import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { diskAccess, type FolderAccess, readFolders } from '../../../src/corpus/ingest/readFolder.ts';
import { IngestFailure } from '../../../src/corpus/ingest/failures.ts';
import { readBytes } from '../../../src/corpus/ingest/readBytes.ts';
import { makeTemporaryFolder } from '../../folders.ts';

function makeTree(names: readonly string[]): string {
  const root = makeTemporaryFolder();
  for (const name of names) {
    mkdirSync(join(root, name, '..'), { recursive: true });
    writeFileSync(join(root, name), name);
  }
  return root;
}

const read = async (path: string, access?: FolderAccess) => {
  const { files, passedOver } = await readFolders([{ path, prefix: '' }], access);
  return { names: files.map(({ name }) => name), passedOver: passedOver.map(({ file, reason }) => `${file}: ${reason}`) };
};

const refuse = (code: string) => Promise.reject(Object.assign(new Error(`${code}: refused`), { code }));

describe('names of files', () => {
  test.skipIf(process.platform !== 'linux')(
    'that are no UTF-8, or would repaint a terminal, are shown as escapes, and their files are read',
    async () => {
      const root = makeTree(['\u001b[31mred.txt', 'forged\nproblem.txt', 'gpj.\u202etxt']);
      const latin = Buffer.concat([Buffer.from(`${root}/r`), Buffer.from([0xe9]), Buffer.from('gles')]);
      mkdirSync(latin);
      writeFileSync(Buffer.concat([latin, Buffer.from('/a.txt')]), 'lit');
      const { files, passedOver } = await readFolders([{ path: root, prefix: '' }]);
      expect(passedOver).toEqual([]);
      expect(files.map(({ name }) => name)).toEqual(['\\x1b[31mred.txt', 'forged\\x0aproblem.txt', 'gpj.\\u202etxt', 'r\\xe9gles/a.txt']);
      for (const { path } of files) expect((await readBytes(path)).kind).toBe('bytes');
    },
  );
});

describe('the files of a folder', () => {
  test('are found at every depth, in order of name, less those with a dot', async () => {
    const root = makeTree(['b.txt', 'a/z.txt', 'a/y/x.html', '.hidden', '.git/config']);
    expect(await read(root)).toEqual({ names: ['a/y/x.html', 'a/z.txt', 'b.txt'], passedOver: [] });
  });

  test('are found once when one folder lies in another, whatever their order', async () => {
    const root = makeTree(['a/one.txt', 'two.txt']);
    const folders = [
      { path: join(root, 'a'), prefix: '' },
      { path: root, prefix: '' },
    ];
    for (const order of [folders, folders.toReversed()]) {
      expect((await readFolders(order)).files.map(({ name }) => name)).toEqual(['a/one.txt', 'two.txt']);
    }
  });

  test('are found behind links too, and a loop ends with a word', async () => {
    const root = makeTree(['real/one.txt']);
    const outside = makeTree(['two.txt']);
    symlinkSync(outside, join(root, 'outside'));
    symlinkSync(join(root, 'real', 'one.txt'), join(root, 'same.txt'));
    symlinkSync('..', join(root, 'real', 'up'));
    symlinkSync('itself', join(root, 'itself'));
    symlinkSync('nowhere.txt', join(root, 'lost.txt'));
    expect(await read(root)).toEqual({
      names: ['outside/two.txt', 'real/one.txt', 'same.txt'],
      passedOver: [
        'itself: is a link that leads back to itself',
        'lost.txt: is a link that leads nowhere',
        'real/up: is a link to a folder that is read already',
      ],
    });
  });

  test.runIf(process.platform === 'linux')('are no pipes, sockets or devices: those are named and never opened', async () => {
    const root = makeTree(['one.txt']);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    symlinkSync('/dev/zero', join(root, 'zero'));
    const server = createServer().listen(join(root, 'socket'));
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    expect(await read(root)).toEqual({
      names: ['one.txt'],
      passedOver: [
        'pipe: is a pipe, not a file; it was not opened',
        'socket: is a socket, not a file; it was not opened',
        'zero: is a device, not a file; it was not opened',
      ],
    });
  });
});

describe('what cannot be looked at', () => {
  test.each([
    { case: 'a folder without permission', code: 'EACCES', reason: 'locked/: this folder cannot be read: permission denied' },
    { case: 'a disk that fails', code: 'EIO', reason: 'locked/: this folder cannot be read: the disk reports an error' },
  ])('is passed over with a line, and everything else is found: $case', async ({ code, reason }) => {
    const root = makeTree(['locked/one.txt', 'two.txt']);
    const access: FolderAccess = {
      ...diskAccess,
      list: (path) => (path.toString().endsWith('locked') ? refuse(code) : diskAccess.list(path)),
    };
    expect(await read(root, access)).toEqual({ names: ['two.txt'], passedOver: [reason] });
  });

  test.each([
    { case: 'is not there', path: 'gone', reason: 'not there' },
    { case: 'is a file', path: 'file.txt', reason: 'is no folder' },
    { case: 'is a link that leads nowhere', path: 'link', reason: 'not there' },
  ])('is a folder of documents that $case: nothing is read then', async ({ path, reason }) => {
    const root = makeTree(['file.txt']);
    symlinkSync(join(root, 'nowhere'), join(root, 'link'));
    await expect(read(join(root, path))).rejects.toThrow(
      new IngestFailure(`The folder of documents ${join(root, path)} cannot be read: ${reason}`),
    );
  });
});
