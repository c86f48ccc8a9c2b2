/** Disks for tests: small ones, ones that can only be read, other ones. What the machine does not let us make is undefined. */
import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeTemporaryFolder, memory, temporaryPlace } from '../folders.ts';

const isRoot = process.getuid?.() === 0;

const mount = (folder: string, args: readonly string[]): void => void execFileSync('mount', [...args, folder], { stdio: 'ignore' });
const unmount = (folder: string): void => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' });

/** Whether this process may mount; only root may, and in many containers not even root. */
export const canMount = isRoot && tryToMount();

function tryToMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'concordance-disk-'));
  try {
    mount(folder, ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs']);
    unmount(folder);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk of so many kilobytes, for the test that calls. Needs `canMount`. */
export function makeSmallDisk(kilobytes: number): string {
  const folder = makeTemporaryFolder();
  mount(folder, ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs']);
  onTestFinished(() => unmount(folder));
  return folder;
}

/** Whether a folder can be made one that can only be read: root may write everywhere but on a disk that can only be read. */
export const canForbidWriting = canMount || !isRoot;

/** A folder that is filled and can then only be read: a disk of that kind, or one without permission. Needs `canForbidWriting`. */
export async function makeReadOnlyFolder(fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = canMount ? makeSmallDisk(1024) : makeTemporaryFolder();
  await fill(folder);
  if (canMount) mount(folder, ['-o', 'remount,ro']);
  else {
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
  }
  return folder;
}

const otherPlace = temporaryPlace === memory ? tmpdir() : memory;

/** Whether there is a disk beside that of temporary folders. */
export const hasOtherDisk = existsSync(otherPlace) && statSync(otherPlace).dev !== statSync(temporaryPlace).dev && isWritable(otherPlace);

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A temporary folder on another disk. Needs `hasOtherDisk`. */
export function makeFolderOnOtherDisk(): string {
  const folder = mkdtempSync(join(otherPlace, 'concordance-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
