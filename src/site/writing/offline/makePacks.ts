/**
 * Writes the packs of a built site into it: everything that a reader can keep, each choice as one compressed file, and the small file that
 * says what there is. Byte for byte the same for the same files.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { constants, gunzip as gunzipWith, zstdCompress } from 'node:zlib';
import type { IsoDate } from '../../../model/edition.ts';
import { cataloguePath, type Catalogue } from '../../frame/data/catalogue.ts';
import { bundle, makeChooser, type Choice } from '../../offline/choices.ts';
import { latestPath, type Latest, type Pack } from '../../offline/latest.ts';
import { makePackHead, packFormat, packWindow } from '../../offline/packFormat.ts';
import { findReached } from './findReached.ts';

const compress = promisify(zstdCompress);
const gunzip = promisify(gunzipWith);

type Parameters = Readonly<Record<number, number>>;

const quick: Parameters = { [constants.ZSTD_c_compressionLevel]: 12 };

/**
 * The first choice is what a phone loads in a hall, of which 3 MB are promised. The level below has 15 in a hundred more, two above win
 * 1.5 in a hundred in twice the time. It is full of long passages that stood before, which more of the memory finds; only the longest are taken
 * without weighing shorter ones, which costs no time and wins 2.6 in a hundred.
 */
const thorough: Parameters = {
  [constants.ZSTD_c_compressionLevel]: 16,
  [constants.ZSTD_c_hashLog]: 23,
  [constants.ZSTD_c_chainLog]: 25,
  [constants.ZSTD_c_ldmMinMatch]: 32,
  [constants.ZSTD_c_ldmHashRateLog]: 3,
  [constants.ZSTD_c_targetLength]: 999,
};

/** A smaller first choice, as that of a site without documents, is far below what is promised, and need not be waited for. */
const large = 40_000_000;

/** Of the second choice each level above wins a hundredth. */
const parametersOf = (choice: Choice, bytes: number): Parameters => (choice === 'edition' && bytes > large ? thorough : quick);

/**
 * The files of the first choice are there, those of the second when `made` resolves.
 * @returns What was written.
 */
export async function makePacks(folder: string, day: IsoDate, made: Promise<void> = Promise.resolve()): Promise<Latest> {
  const catalogue = JSON.parse(await readFile(join(folder, cataloguePath), 'utf8')) as Catalogue;
  const reached = await findReachedBy(folder, catalogue, await listPaths(folder));
  const choose = makeChooser(catalogue, (path) => reached.has(path.slice(bundle.length)));
  await mkdir(join(folder, 'offline'), { recursive: true });
  const read = async (choice: Choice): Promise<Whole> =>
    readWhole(folder, sortAlike((await listPaths(folder)).filter((path) => choose(path) === choice)));
  const edition = await read('edition');
  // One is read after the other: the first takes longest to be compressed, and is while the next is read.
  const written = await Promise.all([
    writePack(folder, 'edition', edition),
    made.then(async () => writePack(folder, 'archive', await read('archive'))),
  ]);
  const [newest] = catalogue.editions;
  const latest: Latest = {
    format: packFormat,
    build: digest(written.map(({ content }) => content).join(' ')).slice(0, 16),
    made: day,
    ...(newest ? { edition: { document: newest.document, date: newest.date } } : {}),
    packs: { edition: written[0].pack, archive: written[1].pack },
  };
  await writeFile(join(folder, latestPath), JSON.stringify(latest));
  return latest;
}

/** What the pages of the first choice load of the bundle. */
async function findReachedBy(folder: string, catalogue: Catalogue, paths: readonly string[]): Promise<ReadonlySet<string>> {
  const choose = makeChooser(catalogue, () => false);
  const readText = (path: string): Promise<string> => readFile(join(folder, path), 'utf8');
  async function* readPages(): AsyncGenerator<string> {
    for (const path of paths) if (path.endsWith('.html') && choose(path) === 'edition') yield await readText(path);
  }
  const names = new Set(paths.filter((path) => path.startsWith(bundle)).map((path) => path.slice(bundle.length)));
  return findReached(readPages(), names, (name) => readText(`${bundle}${name}`));
}

async function writePack(
  folder: string,
  choice: Choice,
  { head, whole, files }: Whole,
): Promise<{ readonly pack: Pack; readonly content: string }> {
  const sent = await compress(whole, {
    params: {
      ...parametersOf(choice, whole.length),
      [constants.ZSTD_c_windowLog]: packWindow,
      [constants.ZSTD_c_enableLongDistanceMatching]: 1,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
    pledgedSrcSize: whole.length,
  });
  const sha256 = digest(sent);
  // No host takes that ending for an encoding, which a browser would undo.
  const path = `/offline/${choice}-${sha256.slice(0, 16)}.bin`;
  await writeFile(join(folder, path), sent);
  return {
    pack: { path, bytes: sent.length, sha256, unpacked: whole.length - head, files },
    content: digest(whole),
  };
}

/** Compressed by itself (makeData.ts), since hosts leave such a file as it is. In a pack it is much like the others of its kind, and like the pages. */
const packedAlone = /^search\/.*\.bin$/;

interface Whole {
  readonly files: number;
  readonly head: number;
  readonly whole: Buffer;
}

/**
 * A pack before it is compressed, and how long its head is. Each file is read into its place: all of them beside the pack made of them would be
 * as much again.
 * @throws Error when a file is another than it was a moment ago
 */
async function readWhole(folder: string, paths: readonly string[]): Promise<Whole> {
  const sizes: number[] = [];
  const unpacked = new Map<string, Buffer>();
  for (const path of paths) {
    if (packedAlone.test(path)) unpacked.set(path, await gunzip(await readFile(join(folder, path))));
    sizes.push(unpacked.get(path)?.length ?? (await stat(join(folder, path))).size);
  }
  const head = makePackHead(paths.map((path, at) => [path, sizes[at] ?? 0]));
  const whole = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, head.length));
  whole.set(head);
  let at = head.length;
  for (const [place, path] of paths.entries()) {
    const bytes = unpacked.get(path) ?? (await readFile(join(folder, path)));
    if (bytes.length !== sizes[place]) throw new Error(`${path} was written while it was packed`);
    whole.set(bytes, at);
    at += bytes.length;
  }
  return { files: paths.length, head: head.length, whole };
}

const digest = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function listPaths(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll(sep, '/'));
}

/**
 * The order in which they are compressed: what is alike lies together, within the window. A rule stands on its page, on the pages of its
 * section and edition, and on a page under its date: these are neighbours.
 */
export function sortAlike(paths: readonly string[]): readonly string[] {
  return [...paths]
    .map((path) => [keyOf(path), path] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, path]) => path);
}

const dated = /^\d{4}-\d\d-\d\d\//;

function keyOf(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const isText = dated.test(path) || /^(?:\d+(?:\.\d+)?\/|all\/)/.test(path);
  const [folder = ''] = path.split('/');
  const name = folder === path ? ' ' : isText ? 'text' : folder;
  return [ending, name, isText ? path.replace(dated, '').replace(/^all\//, '9/all/') : path, path].join('\t');
}
