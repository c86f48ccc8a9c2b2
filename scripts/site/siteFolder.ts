/** The folder of a built site: what tells it from a folder that holds something else. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../src/corpus/store/corpusLayout.ts';
import { errorCode, writeWhole } from '../../src/corpus/store/corpusFiles.ts';
import { parseAddress } from '../../src/site/frame/addresses/addresses.ts';

/** In the root of each site that was built: the path of every file of it. What is not in the list is somebody else's. */
export const listName = '.concordance-site';

const head = 'Files that `concordance build` wrote. A folder that holds any other is never replaced.';

/** Writes the list of a finished site into it. */
export async function listSite(folder: string): Promise<void> {
  const paths = (await listFiles(folder)) ?? [];
  // A file name can hold a line feed; none of ours does.
  await writeWhole(join(folder, listName), Buffer.from([head, ...paths.filter((path) => path !== listName), ''].join('\n')));
}

/**
 * A name in a folder that no build put there; `''` when it is no folder at all; undefined when it is not there, empty, or a built site,
 * also one from which files were lost.
 */
export async function findForeignInSite(folder: string): Promise<string | undefined> {
  const found = await listFiles(folder);
  if (found === undefined) return '';
  if (found.length === 0) return undefined;
  const list = await readList(folder);
  if (list) return found.find((path) => path !== listName && !list.has(path));
  return findForeignInUnlisted(folder, found);
}

async function readList(folder: string): Promise<ReadonlySet<string> | undefined> {
  try {
    const [first, ...paths] = (await readFile(join(folder, listName), 'utf8')).split('\n');
    return first === head ? new Set(paths) : undefined;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'EISDIR') return undefined;
    throw error;
  }
}

const ownTopNames: ReadonlySet<string> = new Set(['index.html', '404.html', '_astro', 'data', 'symbols', 'search']);

/** A site of an earlier version has no list: it is known by its data, and nothing may stand at its top that no page of ours could be. */
async function findForeignInUnlisted(folder: string, paths: readonly string[]): Promise<string | undefined> {
  const isOurs = await looksBuilt(folder);
  return paths.find((path) => {
    const [top = ''] = path.split('/');
    return !isOurs || (!ownTopNames.has(top) && (path === top || parseAddress(`/${top}/`) === undefined));
  });
}

async function looksBuilt(folder: string): Promise<boolean> {
  try {
    await readFile(join(folder, 'index.html'));
    const list = JSON.parse(await readFile(join(folder, 'data', 'editions.json'), 'utf8')) as object | null;
    return typeof list === 'object' && list !== null;
  } catch {
    return false;
  }
}
