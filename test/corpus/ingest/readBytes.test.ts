import { execFileSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { largestDocument, readBytes } from '../../../src/corpus/ingest/readBytes.ts';
import { makeTemporaryFolder } from '../../folders.ts';

test('the bytes of a file are given as they are', async () => {
  const path = join(makeTemporaryFolder(), 'file');
  writeFileSync(path, Buffer.from([0xff, 0xfe, 0x00]));
  expect(await readBytes(path)).toEqual({ kind: 'bytes', bytes: Buffer.from([0xff, 0xfe, 0x00]) });
});

test.each([
  { case: 'an empty file', make: (path: string) => writeFileSync(path, ''), reason: 'is empty' },
  {
    case: 'a file too large for any document',
    make: (path: string) => {
      writeFileSync(path, '');
      truncateSync(path, largestDocument + 1);
    },
    reason: 'is too large for a rules document: 9 MB, at most 8 MB are read',
  },
  { case: 'a pipe that nobody writes to', make: (path: string) => void execFileSync('mkfifo', [path]), reason: 'is no ordinary file' },
  { case: 'a file that is not there', make: () => undefined, reason: 'not there' },
])('$case is refused with a reason', async ({ make, reason }) => {
  const path = join(makeTemporaryFolder(), 'file');
  make(path);
  expect(await readBytes(path)).toEqual({ kind: 'refused', reason, problem: true });
});

test('a folder is refused with a reason', async () => {
  expect(await readBytes(makeTemporaryFolder())).toMatchObject({ reason: 'is a folder, not a file' });
});
