/**
 * Putting a finished folder in the place of another. Guarantees, at whatever moment the process dies:
 *
 * 1. A folder beside the published one (`corpus.next-<process>`) holds everything that is being written; until it is complete and on
 *    the disk, the published one is not touched.
 * 2. The change is two renames: the old folder to `corpus.last-<process>`, the new one to `corpus`. Each of them is atomic.
 * 3. Between the two the old folder is whole, under its other name. `recoverFolder`, which everything that opens the folder calls
 *    first, gives it its name back. So there is always one good folder: the old one or the new one, never a mixture.
 *
 * A symbolic link would need one rename only, but `cp -r`, `find` and Windows treat a link unlike a folder. Files under names made
 * from their contents with a list written last would need none, but then a path could not be told from an edition's key.
 */
import { basename, dirname, join } from 'node:path';
import { type CorpusFiles, diskFiles, errorCode } from './corpusFiles.ts';

/** A folder that is published as a whole. */
export interface PublishedFolder {
  readonly path: string;
  /** What stands before `.next-…` and `.last-…`, on the same disk; by default the path itself. */
  readonly aside?: string;
}

const nextName = ({ path, aside = path }: PublishedFolder): string => `${aside}.next-${process.pid}`;
const lastName = ({ path, aside = path }: PublishedFolder): string => `${aside}.last-${process.pid}`;

/** Leftovers of a folder by their two names, with the process that made them. */
async function findLeftovers(
  { path, aside = path }: PublishedFolder,
  files: CorpusFiles,
): Promise<{ path: string; kind: string; owner: number }[]> {
  const prefix = `${basename(aside)}.`;
  return (await files.listNames(dirname(aside))).toSorted().flatMap((name) => {
    const match = name.startsWith(prefix) ? /^(next|last)-(\d+)$/.exec(name.slice(prefix.length)) : null;
    return match?.[1] === undefined ? [] : [{ path: join(dirname(aside), name), kind: match[1], owner: Number(match[2]) }];
  });
}

function isAlive(owner: number): boolean {
  // A folder that bears our own number was left by an earlier process of that number (in a container it is often the same).
  if (owner === process.pid) return false;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Repairs what a process that died left behind: a published folder that lost its name gets it back; folders that nobody is writing
 * any more are removed. Does nothing when all is well.
 */
export async function recoverFolder(folder: PublishedFolder, files: CorpusFiles = diskFiles): Promise<void> {
  const leftovers = (await findLeftovers(folder, files)).filter(({ owner }) => !isAlive(owner));
  if (leftovers.length === 0) return;
  let published = (await files.listNames(folder.path)).length > 0;
  for (const { path } of leftovers.filter(({ kind }) => kind === 'last')) {
    if (published) await files.removeAll(path);
    else await files.renamePath(path, folder.path);
    published = true;
  }
  for (const { path } of leftovers.filter(({ kind }) => kind === 'next')) await files.removeAll(path);
}

/** An empty folder beside the one to be published, for everything that is to stand in it. */
export async function openNext(folder: PublishedFolder, files: CorpusFiles = diskFiles): Promise<string> {
  const next = nextName(folder);
  await files.makeFolder(dirname(folder.path));
  await files.removeAll(next);
  await files.makeFolder(next);
  return next;
}

/**
 * Publishes a complete folder. On failure the old one is in its place again, and the error is thrown on.
 */
export async function publishFolder(next: string, folder: PublishedFolder, files: CorpusFiles = diskFiles): Promise<void> {
  const last = lastName(folder);
  await files.removeAll(last);
  let moved = false;
  try {
    await files.renamePath(folder.path, last);
    moved = true;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  try {
    await files.renamePath(next, folder.path);
  } catch (error) {
    if (moved) await files.renamePath(last, folder.path);
    throw error;
  }
  await files.syncFolder(dirname(folder.path));
  // It is published; if the old one cannot be removed now, recoverFolder does it another time.
  await files.removeAll(last).catch(() => undefined);
}
