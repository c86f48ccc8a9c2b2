import { errorCode } from '../store/corpusFiles.ts';

/** Work that could not be done at all, in one line for the person who asked for it. The last corpus is as it was. */
export class IngestFailure extends Error {
  override readonly name = 'IngestFailure';
}

const sayings: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'not there',
  ENOTDIR: 'not there (part of its path is a file, not a folder)',
  EISDIR: 'is a folder',
  ELOOP: 'is a link that leads back to itself',
  ENAMETOOLONG: 'its name is too long',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
  ENOSPC: 'no space left on the disk',
  EDQUOT: 'no space left within the quota',
  EFBIG: 'a file grew larger than the system allows',
  EROFS: 'the disk can only be read',
};

/** What went wrong with a file, in plain words without its path: `permission denied`. */
export function describeFailure(error: unknown): string {
  const code = errorCode(error);
  return (
    (code === undefined ? undefined : sayings[code]) ?? (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  );
}
