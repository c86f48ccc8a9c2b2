/**
 * Second names of pages. The pages of the newest edition of each document stand under its date as well: `/2026-01-16/704/` is the file of
 * `/704/`; and a page that superseded editions share stands under the date of each. No page is built or stored twice, anchors work without
 * script, and when a newer edition comes the address is that of the older one.
 */
import { copyFile, link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { loadManifest } from '../../corpus/readCorpus.ts';
import { parseAddress } from '../frame/addresses/addresses.ts';
import { chooseEditions } from '../frame/library/chooseEditions.ts';
import { pinAddress } from '../frame/addresses/permalinks.ts';

/** Gives each page of a newest edition its second name. `paths` are those of all pages, from the root; the contents page is not among them. */
export async function pinPages(folder: string, paths: readonly string[]): Promise<void> {
  const { shown } = chooseEditions(loadManifest().editions, process.env['CONCORDANCE_EDITIONS']);
  const newest = shown.filter(({ until }) => until === undefined);
  for (const path of paths) {
    const address = parseAddress(path);
    if (!address || !('edition' in address) || address.kind === 'contents' || address.edition.date !== undefined) continue;
    const edition = newest.find(({ address: { document } }) => document === address.edition.document);
    const pinned = edition && pinAddress(path, edition.record.date);
    if (pinned !== undefined) await nameAgain(fileOf(folder, path), fileOf(folder, pinned));
  }
}

/** Gives each shared page its names: src/pages/shared-pages.json.ts says which they are, the first being the one it was built under. */
export async function shareInSuperseded(folder: string): Promise<void> {
  const list = join(folder, 'shared-pages.json');
  const shared = JSON.parse(await readFile(list, 'utf8')) as readonly (readonly string[])[];
  for (const [built = '', ...others] of shared) {
    for (const other of others) await nameAgain(fileOf(folder, built), fileOf(folder, other));
  }
  await rm(list);
}

function fileOf(folder: string, path: string): string {
  return join(folder, decodeURIComponent(path), 'index.html');
}

/** Where the file system has no second names, a copy. */
async function nameAgain(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}
