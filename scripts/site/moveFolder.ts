/** Giving a finished folder another place, which may be on another disk. */
import { copyFile, link, mkdir, readdir, rename, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../src/corpus/store/corpusFiles.ts';

/**
 * Moves a folder to where an empty one is. On another disk it is copied, a file with several names once; the caller removes what was copied,
 * and after an error what was written. Throws what the system refuses.
 */
export async function moveFolder(from: string, to: string): Promise<void> {
  await rmdir(to);
  try {
    await rename(from, to);
  } catch (error) {
    if (errorCode(error) !== 'EXDEV') throw error;
    await copyFolder(from, to, new Map());
  }
}

/** `copied` is where files with several names were copied to, by what they are on their disk. */
async function copyFolder(from: string, to: string, copied: Map<bigint, string>): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await copyFolder(source, target, copied);
      continue;
    }
    const { ino, nlink } = await stat(source, { bigint: true });
    const first = copied.get(ino);
    if (first !== undefined && (await linkTo(first, target))) continue;
    await copyFile(source, target);
    if (nlink > 1n) copied.set(ino, target);
  }
}

/** False where the disk has no second names. */
function linkTo(path: string, name: string): Promise<boolean> {
  return link(path, name).then(
    () => true,
    () => false,
  );
}
