/**
 * Putting a finished folder in the place of another. Guarantees, at whatever moment the process dies:
 *
 * 1. Nothing is replaced but a folder that is empty, or holds nothing but what its kind is made of (`findForeign`).
 * 2. One run at a time: everything that a run makes lies in a folder of its own beside the published one (`corpus.run-<name>`), with a
 *    mark in it. While it lies there and its process lives, another run is refused; when the process is dead, the next run clears it.
 * 3. Until what is written is complete and on the disk, the published folder is not touched. The change is two renames: the old folder
 *    to `corpus.run-<name>/last`, the new one to `corpus`. Each of them is atomic. Between the two the old folder is whole, and
 *    `recoverFolder`, which everything that opens the folder calls first, gives it its name back.
 *
 * A symbolic link would need one rename only, but `cp -r`, `find` and Windows treat a link unlike a folder. Files under names made
 * from their contents with a list written last would need none, but then a path could not be told from an edition's key.
 */
import { lstat, realpath } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CorpusFiles, diskFiles, errorCode, writeWhole } from './corpusFiles.ts';
import { beginRun, endRun, isGoingOn, pidOf, type RunName } from './runName.ts';

/** A folder that is published as a whole. */
export interface PublishedFolder {
  readonly path: string;
  /** What stands before `.run-…`, on the same disk; by default the path itself. */
  readonly aside?: string;
}

export interface ReplacedFolder extends PublishedFolder {
  /** What it is, for messages: `corpus`. */
  readonly kind: string;
  /** A name in the folder that no run of ours put there; undefined when there is none. An empty folder has none. */
  readonly findForeign: (path: string) => Promise<string | undefined>;
}

/** What stands in the way is not ours to replace, or another run is at work. One line for whoever asked; nothing was touched. */
export class PublishRefusal extends Error {
  override readonly name = 'PublishRefusal';
}

/** A run that is writing. Only one goes on for a folder at a time. */
export interface OpenRun {
  /** An empty folder for everything that is to be published. */
  readonly next: string;
  /** Puts it in the place of the published folder. On failure the old one is in its place again, and the error is thrown on. */
  readonly publish: () => Promise<void>;
  /** Removes what the run made and was not published. To be called in any case; never throws. */
  readonly close: () => Promise<void>;
}

const markName = 'concordance-run.json';

interface Mark {
  readonly since: string;
  /** Whether it has made sure to be alone. */
  readonly alone: boolean;
}

interface FoundRun {
  readonly path: string;
  readonly name: RunName;
  readonly mark: Mark | undefined;
  readonly goesOn: boolean;
}

/** The folders of runs beside a published one. */
async function findRuns({ path, aside = path }: PublishedFolder, files: CorpusFiles): Promise<FoundRun[]> {
  const prefix = `${basename(aside)}.run-`;
  const names = (await files.listNames(dirname(aside))).toSorted().filter((each) => each.startsWith(prefix));
  const runs: FoundRun[] = [];
  for (const found of names) {
    const name = found.slice(prefix.length);
    if (pidOf(name) === undefined) continue;
    const run = join(dirname(aside), found);
    runs.push({ path: run, name, mark: await readMark(run, files), goesOn: isGoingOn(name) });
  }
  return runs;
}

async function readMark(run: string, files: CorpusFiles): Promise<Mark | undefined> {
  try {
    const mark = JSON.parse(Buffer.from((await files.readBytes(join(run, markName))) ?? []).toString('utf8')) as Partial<Mark> | null;
    return typeof mark?.since === 'string' ? { since: mark.since, alone: mark.alone === true } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Repairs what a process that died left behind: a published folder that lost its name gets it back, and what nobody is writing any more
 * is removed. Does nothing when all is well, or while a run goes on, which does it itself.
 */
export async function recoverFolder(folder: PublishedFolder, files: CorpusFiles = diskFiles): Promise<void> {
  const runs = await findRuns(folder, files);
  if (!runs.some(({ goesOn }) => goesOn)) await recoverFrom(runs, folder, files);
}

async function recoverFrom(runs: readonly FoundRun[], folder: PublishedFolder, files: CorpusFiles): Promise<void> {
  const dead = runs.filter(({ goesOn }) => !goesOn);
  if (dead.length === 0) return;
  const lost = (await files.listNames(folder.path)).length === 0;
  for (const { path, mark } of lost ? dead : []) {
    if (!mark || (await files.listNames(join(path, 'last'))).length === 0) continue;
    await files.renamePath(join(path, 'last'), folder.path);
    break;
  }
  for (const { path, mark } of dead) {
    // What only has such a name, and no mark in it, is somebody else's.
    if (mark || (await files.listNames(path)).every((name) => name.startsWith(markName))) await files.removeAll(path);
  }
}

/** How often two runs that begin at the same moment step back for each other. */
const tries = 40;

/**
 * Begins a run. @throws PublishRefusal when another goes on, or the folder is not ours to replace.
 */
export async function openRun(wanted: ReplacedFolder, files: CorpusFiles = diskFiles): Promise<OpenRun> {
  const folder = await followLinks(wanted);
  await refuseForeign(folder);
  const { path, aside = path } = folder;
  await files.makeFolder(dirname(path));
  await files.makeFolder(dirname(aside));
  const since = new Date().toISOString();
  for (let tried = 1; ; tried += 1) {
    const name = beginRun();
    const run = `${aside}.run-${name}`;
    const close = async (): Promise<void> => {
      // What cannot be removed now, on a disk that is full or gone, the next run clears.
      await removeRun(run, folder, files).catch(() => undefined);
      endRun(name);
    };
    const others = async () => (await findRuns(folder, files)).filter((each) => each.name !== name);
    try {
      await files.makeFolder(run);
      await writeWhole(join(run, markName), makeMark({ since, alone: false }), files);
      // Whoever made its folder later sees ours, and we see those of all who made theirs before: two can never both be alone.
      const living = (await others()).filter(({ goesOn }) => goesOn);
      const [rival] = living;
      if (rival === undefined) {
        await writeWhole(join(run, markName), makeMark({ since, alone: true }), files);
        await recoverFrom(await others(), folder, files);
        const next = join(run, 'next');
        await files.makeFolder(next);
        return { next, close, publish: () => publish(folder, run, files) };
      }
      await close();
      const settled = living.find(({ mark }) => mark?.alone);
      if (settled || tried >= tries) throw new PublishRefusal(describeRival(settled ?? rival, folder));
    } catch (error) {
      await close();
      throw error;
    }
    await wait(10 + Math.random() * 40);
  }
}

/** Removes the folder of a run, unless the only good copy of what was published lies in it: then that gets its name back first. */
async function removeRun(run: string, { path }: PublishedFolder, files: CorpusFiles): Promise<void> {
  const last = join(run, 'last');
  if ((await files.listNames(path)).length === 0 && (await files.listNames(last)).length > 0) await files.renamePath(last, path);
  await files.removeAll(run);
}

/** A folder that is a link stays one: what it leads to is replaced. */
async function followLinks(folder: ReplacedFolder): Promise<ReplacedFolder> {
  const isLink = await lstat(folder.path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
  if (!isLink) return folder;
  try {
    return { ...folder, path: await realpath(folder.path) };
  } catch {
    throw new PublishRefusal(`${folder.path} is a link that leads nowhere; it is left as it is`);
  }
}

const makeMark = (mark: Mark): Uint8Array => Buffer.from(`${JSON.stringify(mark)}\n`);

function describeRival({ name, mark }: { name: RunName; mark: Mark | undefined }, { path, kind }: ReplacedFolder): string {
  const since = mark === undefined ? '' : `, since ${mark.since.slice(0, 16).replace('T', ' ')} UTC`;
  return `another run is writing the ${kind} ${path} (process ${pidOf(name) ?? ''}${since}); wait for it, or end it`;
}

async function refuseForeign({ path, kind, findForeign }: ReplacedFolder): Promise<void> {
  const foreign = await findForeign(path);
  if (foreign === undefined) return;
  throw new PublishRefusal(
    foreign === ''
      ? `${path} is no folder, so no ${kind} is written there; it is left as it is`
      : `${path} holds "${foreign}", which is no part of a ${kind}; it is left as it is. Name an empty folder, or one that is not there yet`,
  );
}

async function publish(folder: ReplacedFolder, run: string, files: CorpusFiles): Promise<void> {
  // Hours may lie between the beginning of a run and its end.
  await refuseForeign(folder);
  const [next, last] = [join(run, 'next'), join(run, 'last')];
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
}
