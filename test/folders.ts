/** Folders for tests: temporary ones, and what is in them. */
import { accessSync, constants, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The disk in memory that Linux has; in many containers it is small. */
export const memory = '/dev/shm';

/**
 * Where temporary folders are made. Tests that read papers write, sync and remove thousands of small files, which on a real disk is more than half
 * of what they cost; where there is room in memory they do it there.
 */
export const temporaryPlace = hasRoom(memory) ? memory : tmpdir();

function hasRoom(place: string): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > 2 ** 31;
  } catch {
    return false;
  }
}

/** An empty folder for tests of a file, which removes it. */
export const makeFolder = (): string => mkdtempSync(join(temporaryPlace, 'concordance-'));

/** An empty folder that is removed when the test is over. */
export function makeTemporaryFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every file below a folder with its content, for comparing two folders as wholes. */
export function readTree(folder: string, below = ''): Record<string, string> {
  return Object.fromEntries(
    readdirSync(join(folder, below))
      .toSorted()
      .flatMap((name) => {
        const path = below === '' ? name : `${below}/${name}`;
        return statSync(join(folder, path)).isDirectory()
          ? Object.entries(readTree(folder, path))
          : [[path, readFileSync(join(folder, path), 'utf8')] as [string, string]];
      }),
  );
}
