/** Writing the corpus: everything into a new folder, then that folder in the place of the old one. */
import { dirname, join } from 'node:path';
import { corpusFormat, type EditionKey, type EditionRecord, type Manifest, type PassedOver } from '../format.ts';
import type { Game } from '../games.ts';
import { makeCanonicalJson, makeCanonicalLines } from './canonicalJson.ts';
import { type CorpusFiles, diskFiles } from './corpusFiles.ts';
import { findForeignInCorpus, isCorpusPath } from './corpusLayout.ts';
import { type OpenRun, openRun } from './publishFolder.ts';
import { shardNames, shardOf } from './wordingId.ts';

/** The contents of one edition, as packEdition made them; loaded when they are written, so that few are in memory at once. */
export interface EditionContents {
  readonly body: Uint8Array;
  /** Those that it has, and maybe further ones of editions that were read with it; the same object for all of these. */
  readonly wordings: Uint8Array;
}

export interface CorpusContents {
  /** In the order of the manifest. */
  readonly editions: readonly { readonly record: EditionRecord; readonly load: () => Promise<EditionContents> }[];
  readonly missing?: Manifest['missing'];
  readonly passedOver: readonly PassedOver[];
  readonly games?: readonly Game[];
  /** Makes further files out of the editions, which lie complete in the folder that it is given. */
  readonly derive?: (folder: string) => Promise<readonly DerivedFile[]>;
}

/** A file of the corpus that is made from its editions. `path` is below the corpus folder. */
export interface DerivedFile {
  readonly path: string;
  readonly text: string;
}

export interface WrittenCorpus {
  readonly manifest: Manifest;
  /** Whether anything differs from the corpus that stood there before; if not, it was not touched. */
  readonly changed: boolean;
}

export interface WriteOptions {
  readonly files?: CorpusFiles;
  readonly report?: (done: number, of: number) => void;
}

/** Begins a run that will write a corpus. @throws PublishRefusal when another goes on, or the folder holds anything but a corpus. */
export function openCorpusRun(folder: string, files: CorpusFiles = diskFiles): Promise<OpenRun> {
  return openRun({ path: folder, kind: 'corpus', findForeign: findForeignInCorpus }, files);
}

/**
 * Writes a corpus and publishes it; see publishFolder for what holds when it fails or is killed on the way. Guarantees:
 *
 * 1. The bytes depend on the contents alone: not on what stood there before, the order of reading, the day or the place.
 * 2. Each distinct wording is stored once. Files that the manifest does not lead to are gone.
 * 3. A file whose bytes are as they were is not written again but linked.
 */
export async function writeCorpus(folder: string, contents: CorpusContents, options: WriteOptions = {}): Promise<WrittenCorpus> {
  const run = await openCorpusRun(folder, options.files);
  try {
    return await writeInRun(run, folder, contents, options);
  } finally {
    await run.close();
  }
}

/** The same within a run that was begun before. */
export async function writeInRun(run: OpenRun, folder: string, contents: CorpusContents, options: WriteOptions): Promise<WrittenCorpus> {
  const { files = diskFiles, report = () => undefined } = options;
  const step = new NextFolder(folder, run.next, files);
  const manifest = await fill(step, contents, report);
  for (const { path, text } of (await contents.derive?.(run.next)) ?? []) await step.put(path, Buffer.from(text, 'utf8'));
  if (!(await step.differs())) return { manifest, changed: false };
  await step.sync();
  await run.publish();
  return { manifest, changed: true };
}

/** Path of an edition's file below the corpus folder. */
export function editionPath(key: EditionKey): string {
  return `editions/${key}.json`;
}

async function fill(step: NextFolder, contents: CorpusContents, report: (done: number, of: number) => void): Promise<Manifest> {
  const total = contents.editions.length + shardNames.length + 1;
  let done = 0;
  const put = async (path: string, written: string | Uint8Array): Promise<void> => {
    await step.put(path, typeof written === 'string' ? Buffer.from(written, 'utf8') : written);
    report((done += 1), total);
  };
  const wordings = new Map<string, string>();
  let collected: Uint8Array | undefined;
  for (const { record, load } of contents.editions) {
    const { body, wordings: lines } = await load();
    if (lines !== collected) collectWordings(lines, wordings);
    collected = lines;
    const end = `,\n"format":${corpusFormat},"key":${JSON.stringify(record.key)}}\n`;
    await put(editionPath(record.key), Buffer.concat([Buffer.from('{'), body, Buffer.from(end)]));
  }
  const shards = [...inShards(wordings)];
  // Getting a file onto the disk is waiting, not work: sixteen small ones wait together.
  for (let at = 0; at < shards.length; at += 16) {
    await Promise.all(shards.slice(at, at + 16).map(([shard, lines]) => put(`wordings/${shard}.json`, makeShardText(lines))));
  }
  const manifest: Manifest = {
    format: corpusFormat,
    editions: contents.editions.map(({ record }) => record),
    ...(contents.missing === undefined || contents.missing.length === 0 ? {} : { missing: contents.missing }),
    passedOver: contents.passedOver,
    ...makeGames(contents.games),
  };
  await put('manifest.json', makeManifestText(manifest));
  return manifest;
}

/** What readers of the corpus have to know of a game, and nothing of how it was read. */
function makeGames(games: readonly Game[] = []): Pick<Manifest, 'games'> {
  return games.length === 0 ? {} : { games: games.map(({ id, title, short, credits, terms }) => ({ id, title, short, credits, terms })) };
}

const makeShardText = (lines: readonly string[]): string =>
  `{"format":${corpusFormat},"wordings":{${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n`}}}\n`;

const makeManifestText = (manifest: Manifest): string =>
  `{"editions":${makeCanonicalLines(manifest.editions)},\n"format":${makeCanonicalJson(manifest.format)},${manifest.games ? `\n"games":${makeCanonicalLines(manifest.games)},` : ''}${manifest.missing ? `\n"missing":${makeCanonicalLines(manifest.missing)},` : ''}\n"passedOver":${makeCanonicalLines(manifest.passedOver)}}\n`;

/** Adds those lines whose id is new. The same id is the same text read by the same code, so the lines are the same too. */
function collectWordings(lines: Uint8Array, wordings: Map<string, string>): void {
  const bytes = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength);
  for (let start = 0; start < bytes.length;) {
    const lineFeed = bytes.indexOf(10, start);
    const end = lineFeed < 0 ? bytes.length : lineFeed;
    const id = bytes.toString('latin1', start + 1, start + 17);
    if (!wordings.has(id)) wordings.set(id, bytes.toString('utf8', start, end));
    start = end + 1;
  }
}

function inShards(wordings: ReadonlyMap<string, string>): Map<string, string[]> {
  const shards = new Map<string, string[]>(shardNames.map((name) => [name, []]));
  for (const id of [...wordings.keys()].toSorted()) shards.get(shardOf(id))?.push(wordings.get(id) ?? '');
  return shards;
}

/** The folder that is being written, beside the one that is published. */
class NextFolder {
  readonly #published: string;
  readonly #next: string;
  readonly #files: CorpusFiles;
  readonly #folders = new Set<string>();
  readonly #paths = new Set<string>();
  #written = 0;

  constructor(published: string, next: string, files: CorpusFiles) {
    this.#published = published;
    this.#next = next;
    this.#files = files;
    this.#folders.add(next);
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    // Otherwise the next run would take its own corpus for somebody else's folder.
    if (!isCorpusPath(path)) throw new Error(`${path} is no file of a corpus: corpusLayout.ts does not know it`);
    const from = join(this.#published, path);
    const to = join(this.#next, path);
    await this.#openFolder(dirname(to));
    this.#paths.add(path);
    const before = await this.#files.readBytes(from);
    if (before !== undefined && Buffer.compare(before, bytes) === 0) {
      await this.#files.linkFile(from, to);
    } else {
      await this.#files.writeBytes(to, bytes);
      this.#written += 1;
    }
  }

  async #openFolder(path: string): Promise<void> {
    if (this.#folders.has(path)) return;
    await this.#files.makeFolder(path);
    for (let at = path; at !== this.#next; at = dirname(at)) this.#folders.add(at);
  }

  /** Whether a file was written, or one of the published folder is not wanted any more. */
  async differs(): Promise<boolean> {
    if (this.#written > 0) return true;
    const walk = async (below: string): Promise<boolean> => {
      for (const name of await this.#files.listNames(join(this.#published, below))) {
        const path = below === '' ? name : `${below}/${name}`;
        if (this.#paths.has(path)) continue;
        if (!this.#folders.has(join(this.#next, path)) || (await walk(path))) return true;
      }
      return false;
    };
    return walk('');
  }

  /** Puts the folders' lists of names on the disk, innermost first. */
  async sync(): Promise<void> {
    for (const path of [...this.#folders].toSorted((left, right) => right.length - left.length)) await this.#files.syncFolder(path);
  }
}
