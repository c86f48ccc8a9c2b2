/** The effects that writing a corpus needs, and how they are done on a real disk. Tests put failing ones in their place. */
import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface CorpusFiles {
  /** Bytes of a file; undefined when there is none. */
  readonly readBytes: (path: string) => Promise<Uint8Array | undefined>;
  /** Names in a folder; empty when there is none. */
  readonly listNames: (folder: string) => Promise<readonly string[]>;
  readonly makeFolder: (path: string) => Promise<void>;
  /** Writes a new file of bytes in one piece or several; on return they are on the disk itself. */
  readonly writeBytes: (path: string, bytes: Uint8Array | readonly Uint8Array[]) => Promise<void>;
  /** Gives a file a second name without writing it again; where the file system cannot, copies it. */
  readonly linkFile: (from: string, to: string) => Promise<void>;
  readonly renamePath: (from: string, to: string) => Promise<void>;
  readonly removeAll: (path: string) => Promise<void>;
  /** Puts a folder's list of names on the disk itself. */
  readonly syncFolder: (path: string) => Promise<void>;
}

/** The code of a system error (`ENOENT`), if the value is one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncPath(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Makes a folder and those around it. One at a time: the system's own way of making all at once says of a disk that can only be read that
 * the folder is not there.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' && dirname(path) !== path) {
      await makeFolder(dirname(path));
      await mkdir(path).catch((again: unknown) => refuseUnlessThere(path, again));
    } else await refuseUnlessThere(path, error);
  }
}

/** A folder that is there already, or was made by somebody else meanwhile, is as good. */
async function refuseUnlessThere(path: string, error: unknown): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) throw error;
}

export const diskFiles: CorpusFiles = {
  readBytes: (path) => unlessMissing(readFile(path)),
  listNames: async (folder) => (await unlessMissing(readdir(folder))) ?? [],
  makeFolder,
  writeBytes: async (path, bytes) => {
    const handle = await open(path, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
  },
  linkFile: async (from, to) => {
    try {
      await link(from, to);
    } catch (error) {
      if (!['EPERM', 'EXDEV', 'EMLINK', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(errorCode(error) ?? '')) throw error;
      await copyFile(from, to);
      await syncPath(to, 'r+');
    }
  },
  renamePath: (from, to) => rename(from, to),
  removeAll: (path) => rm(path, { recursive: true, force: true }),
  syncFolder: async (path) => {
    // Windows cannot open a folder, and needs no such call.
    if (process.platform !== 'win32') await syncPath(path, 'r');
  },
};

/**
 * Writes one file as a whole or not at all: into a temporary file beside it, onto the disk, then under its name. A reader sees the
 * old bytes or the new ones. For files that stand alone; the corpus is published folder by folder.
 */
export async function writeWhole(path: string, bytes: Uint8Array | readonly Uint8Array[], files: CorpusFiles = diskFiles): Promise<void> {
  const temporary = `${path}.${process.pid}.part`;
  await files.makeFolder(dirname(path));
  try {
    await files.removeAll(temporary);
    await files.writeBytes(temporary, bytes);
    await files.renamePath(temporary, path);
  } catch (error) {
    await files.removeAll(temporary).catch(() => undefined);
    throw error;
  }
}
