import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { describeFailure } from './failures.ts';
import { refuseSize } from './sizes.ts';

export { largestDocument, refuseSize } from './sizes.ts';

/** Bytes where the name is not UTF-8, which systems allow: as text it would name another file. */
export type FilePath = string | Buffer;

export type ReadBytes =
  { readonly kind: 'bytes'; readonly bytes: Uint8Array } | { readonly kind: 'refused'; readonly reason: string; readonly problem: true };

const refuse = (reason: string): ReadBytes => ({ kind: 'refused', reason, problem: true });

/** Reads a file whole, if it is a file and of a size that a document can have. Never throws; a refusal says why in one line. */
export async function readBytes(path: FilePath): Promise<ReadBytes> {
  try {
    // Opening a pipe would wait for a writer for ever; this flag makes it return (where there is none of it, there are no pipes), and the look at what was opened decides.
    const handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const found = await handle.stat();
      if (found.isDirectory()) return refuse('is a folder, not a file');
      if (!found.isFile()) return refuse('is no ordinary file');
      const tooLarge = refuseSize(found.size);
      return tooLarge === undefined ? { kind: 'bytes', bytes: await handle.readFile() } : refuse(tooLarge);
    } finally {
      await handle.close();
    }
  } catch (error) {
    return refuse(describeFailure(error));
  }
}
