/** Which files a corpus is made of: what tells a folder that `ingest` wrote from one that holds something else. */
import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './corpusFiles.ts';

/** Each file of a corpus, by its path below the corpus folder. Those of earlier versions are among them. */
const layout =
  /^(?:manifest\.json|wordings\/[0-9a-f]{2}\.json|lineages\/[a-z-]+\.json|(?:editions|alignments|witnesses)\/[a-z-]+\/\d{4}-\d\d-\d\d(?:~[\w-]+)?\.json)$/;

export const isCorpusPath = (path: string): boolean => layout.test(path);

/** What systems leave in any folder that someone looks at. Nobody misses it. */
export const litter: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * A name in a folder that is no part of a corpus; `''` when it is no folder at all; undefined when it is not there, empty, or a corpus,
 * whatever has become of single files of it.
 */
export async function findForeignInCorpus(folder: string): Promise<string | undefined> {
  const found = await listFiles(folder);
  if (found === undefined) return '';
  const foreign = found.find((path) => !isCorpusPath(path));
  if (foreign !== undefined) return foreign;
  // Names alone prove little: many programs have a manifest.json.
  return found.length === 0 || (await looksWritten(folder, found)) ? undefined : found[0];
}

/**
 * Paths of all files below a folder, sorted, parts separated by `/`; a link is a file. None when it is not there; undefined when it is no
 * folder.
 */
export async function listFiles(folder: string): Promise<string[] | undefined> {
  const found: string[] = [];
  const walk = async (below: string): Promise<void> => {
    for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory()) await walk(path);
      else if (!litter.has(entry.name)) found.push(path);
    }
  };
  try {
    await walk('');
  } catch (error) {
    if (errorCode(error) === 'ENOTDIR') return undefined;
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  return found.sort();
}

async function looksWritten(folder: string, paths: readonly string[]): Promise<boolean> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as { format?: unknown; editions?: unknown } | null;
    if (typeof manifest?.format === 'number' && Array.isArray(manifest.editions)) return true;
  } catch {
    // Damaged or lost: the shards of wordings tell.
  }
  for (const path of paths.filter((each) => each.startsWith('wordings/'))) {
    if ((await readStart(join(folder, path))).startsWith('{"format":')) return true;
  }
  return false;
}

async function readStart(path: string): Promise<string> {
  const handle = await open(path, 'r').catch(() => undefined);
  if (!handle) return '';
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } catch {
    return '';
  } finally {
    await handle.close();
  }
}
