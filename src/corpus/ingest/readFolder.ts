/** Finding the files of a folder, whatever else lies in it. */
import { lstat, readdir, stat } from 'node:fs/promises';
import { isUtf8 } from 'node:buffer';
import { join, sep } from 'node:path';
import { errorCode } from '../store/corpusFiles.ts';
import type { PassedOver } from '../format.ts';
import { describeFailure, IngestFailure } from './failures.ts';
import { makePrintable } from './printableName.ts';
import type { FilePath } from './readBytes.ts';

export interface DocumentFolder {
  readonly path: string;
  /** What stands before the names of its files in the corpus: `content/documents/`, or nothing for folders given from outside. */
  readonly prefix: string;
}

export interface FoundFile {
  readonly path: FilePath;
  /**
   * Path below its folder with the folder's prefix, parts separated by `/`, printable (printableName.ts). What the corpus calls it: no
   * absolute path is ever stored.
   */
  readonly name: string;
  readonly bytes: number;
}

export interface FoundFiles {
  readonly files: readonly FoundFile[];
  readonly passedOver: readonly PassedOver[];
}

/** What is asked of the file system. Tests answer it with the failures that a disk has. */
export interface FolderAccess {
  /** Names in a folder; bytes where a name is no UTF-8. */
  readonly list: (path: FilePath) => Promise<readonly FilePath[]>;
  readonly look: (path: FilePath, follow: boolean) => Promise<Looked>;
}

export interface Looked {
  readonly kind: 'file' | 'folder' | 'link' | 'pipe' | 'socket' | 'device';
  readonly bytes: number;
  /** The same for two paths of one file. */
  readonly identity: string;
}

export const diskAccess: FolderAccess = {
  list: async (path) => (await readdir(path, { encoding: 'buffer' })).map((name) => (isUtf8(name) ? name.toString() : name)),
  look: async (path, follow) => {
    const found = await (follow ? stat(path) : lstat(path));
    const kind = found.isFile()
      ? 'file'
      : found.isDirectory()
        ? 'folder'
        : found.isSymbolicLink()
          ? 'link'
          : found.isFIFO()
            ? 'pipe'
            : found.isSocket()
              ? 'socket'
              : 'device';
    return { kind, bytes: found.size, identity: `${found.dev}:${found.ino}` };
  },
};

interface Step {
  readonly path: FilePath;
  readonly name: string;
}

/** `join` for names of which some are bytes. */
function joinPath(path: FilePath, name: FilePath): FilePath {
  if (typeof path === 'string' && typeof name === 'string') return join(path, name);
  return Buffer.concat([Buffer.from(path), Buffer.from(sep), Buffer.from(name)]);
}

/**
 * Finds every file below some folders. Guarantees:
 *
 * 1. Nothing is opened but folders: a pipe, a socket or a device is named and left alone.
 * 2. Links are followed, after everything that is there in its own right; each folder is read once, so a loop ends, and folders that lie
 *    in one another give each file once. A file with two names is found under both.
 * 3. What cannot be looked at is passed over with its reason, and everything else is found.
 * 4. Names that begin with a dot are no documents and are left out, and so are the folders of `leaveOut`: what we write is none either.
 *    Files and reasons come in order of name.
 *
 * @throws IngestFailure when one of the folders themselves cannot be read: a disk that is not there must not look like an empty one.
 */
export async function readFolders(
  folders: readonly DocumentFolder[],
  access: FolderAccess = diskAccess,
  leaveOut: readonly string[] = [],
): Promise<FoundFiles> {
  for (const folder of folders) await refuseUnreadable(folder, access);
  const walk = new Walk(access, await identify(leaveOut, access));
  // Outer folders before those that lie in them, whatever the order in which they were given.
  for (const { path, prefix } of folders.toSorted((left, right) => (left.path < right.path ? -1 : 1))) {
    // A folder from outside goes by its last part when it cannot be read: the place of a checkout is nobody's business.
    await walk.readFolder(
      { path, name: prefix },
      prefix === '' ? `${path.split(/[\\/]/).findLast((part) => part !== '') ?? path}/` : prefix,
    );
  }
  await walk.followLinks();
  return { files: walk.files.toSorted(byName), passedOver: walk.passedOver.toSorted((left, right) => (left.file < right.file ? -1 : 1)) };
}

async function refuseUnreadable({ path }: DocumentFolder, access: FolderAccess): Promise<void> {
  let reason: string | undefined;
  try {
    if ((await access.look(path, true)).kind !== 'folder') reason = 'is no folder';
    else await access.list(path);
  } catch (error) {
    reason = describeFailure(error);
  }
  if (reason !== undefined) throw new IngestFailure(`The folder of documents ${makePrintable(path)} cannot be read: ${reason}`);
}

async function identify(paths: readonly string[], access: FolderAccess): Promise<ReadonlySet<string>> {
  const found = await Promise.all(paths.map((path) => access.look(path, true).catch(() => undefined)));
  return new Set(found.flatMap((each) => (each?.kind === 'folder' ? [each.identity] : [])));
}

const byName = (left: FoundFile, right: FoundFile): number => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0);

class Walk {
  readonly files: FoundFile[] = [];
  readonly passedOver: PassedOver[] = [];
  readonly #access: FolderAccess;
  readonly #seen = new Set<string>();
  readonly #leftOut: ReadonlySet<string>;
  #links: Step[] = [];

  constructor(access: FolderAccess, leftOut: ReadonlySet<string>) {
    this.#access = access;
    this.#leftOut = leftOut;
  }

  async readFolder(step: Step, called: string = step.name): Promise<void> {
    try {
      const { kind, identity } = await this.#access.look(step.path, true);
      if (kind !== 'folder') {
        this.#passOver(called, 'is no folder');
        return;
      }
      if (this.#seen.has(identity) || this.#leftOut.has(identity)) return;
      this.#seen.add(identity);
      for (const name of (await this.#access.list(step.path)).toSorted()) {
        const shown = makePrintable(name);
        if (!shown.startsWith('.')) await this.#readName({ path: joinPath(step.path, name), name: step.name + shown });
      }
    } catch (error) {
      this.#passOver(called, `this folder cannot be read: ${describeFailure(error)}`);
    }
  }

  async #readName(step: Step): Promise<void> {
    try {
      const looked = await this.#access.look(step.path, false);
      if (looked.kind === 'link') this.#links.push(step);
      else await this.#take(step, looked);
    } catch (error) {
      this.#passOver(step.name, describeFailure(error));
    }
  }

  async #take(step: Step, { kind, bytes }: Looked): Promise<void> {
    if (kind === 'folder') {
      await this.readFolder({ path: step.path, name: `${step.name}/` });
    } else if (kind !== 'file') {
      this.#passOver(step.name, `is a ${kind}, not a file; it was not opened`);
    } else {
      this.files.push({ ...step, bytes });
    }
  }

  /** Links lead to more folders, which hold more links; each folder is read once, so this ends. */
  async followLinks(): Promise<void> {
    for (let links = this.#links; links.length > 0; links = this.#links) {
      this.#links = [];
      for (const link of links) await this.#follow(link);
    }
  }

  async #follow(link: Step): Promise<void> {
    try {
      const looked = await this.#access.look(link.path, true);
      if (looked.kind === 'folder' && this.#seen.has(looked.identity)) {
        this.#passOver(link.name, 'is a link to a folder that is read already');
      } else await this.#take(link, looked);
    } catch (error) {
      this.#passOver(link.name, errorCode(error) === 'ENOENT' ? 'is a link that leads nowhere' : describeFailure(error));
    }
  }

  #passOver(file: string, reason: string): void {
    this.passedOver.push({ file, reason, problem: true });
  }
}
