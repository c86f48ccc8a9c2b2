/** Editions from the data files of the site: what the search needs of one, and the entries of one with their wordings. */
import type { WordingId } from '../../corpus/format.ts';
import type { LoadedEntry } from '../../corpus/loadedEntry.ts';
import type { Inline } from '../../model/wording.ts';
import { parseSearchFile } from '../../search/documents.ts';
import { cataloguePath, findInCatalogue, type Catalogue, type CatalogueEntry } from '../data/catalogue.ts';
import { dataFormat, readEditionList, type EditionList } from '../data/editionList.ts';
import type { WordingShard } from '../data/wordingShards.ts';
import { arrangeEdition } from '../edition.ts';
import { makeSearchFile, type SiteSearchFile } from '../searchFile.ts';
import { toLink } from '../siteRoot.ts';

/** The catalogue, as it is now: it names files whose names change with what is in them. */
export async function loadCatalogue(): Promise<Catalogue> {
  return (await fetchData(cataloguePath)) as Catalogue;
}

/** The search file of what an address names: fetched where the site has one, else made of the edition's entries. */
export async function loadSearchFile(value: string): Promise<SiteSearchFile> {
  const catalogue = await loadCatalogue();
  const entry = findInCatalogue(catalogue, value);
  if (entry?.search !== undefined) {
    const data = await fetchJson(entry.search);
    return { ...parseSearchFile(data), addresses: (data as Partial<SiteSearchFile>).addresses ?? [] };
  }
  if (entry?.list === undefined) throw new Error(`The site has nothing to search in for "${value}".`);
  const { key, entries } = await loadEntries(catalogue, entry);
  return makeSearchFile(key, arrangeEdition(entry, entries), catalogue.playerWords);
}

/** The entries of an edition, in its order, with their wordings: the list and the shards that it needs, all at once. */
export async function loadEntries(
  { shards: paths }: Catalogue,
  { list: path = '', shards = [] }: CatalogueEntry,
): Promise<{ readonly key: string; readonly entries: readonly LoadedEntry[] }> {
  const [list, ...loaded] = await Promise.all([
    fetchData(path) as Promise<EditionList>,
    ...shards.map((shard) => fetchData(paths[shard] ?? '') as Promise<WordingShard>),
  ]);
  const findWording = (id: WordingId): readonly Inline[] => {
    const shard = loaded.find(({ wordings }) => id in wordings);
    if (!shard) throw new Error(`${path}: the wording ${id} is missing.`);
    return shard.wordings[id] ?? [];
  };
  return { key: list.key, entries: readEditionList(list, findWording) };
}

async function fetchData(path: string): Promise<unknown> {
  const data = (await fetchJson(path)) as { readonly format?: unknown } | null;
  if (data?.format !== dataFormat) throw new Error(`${path} is not of format ${dataFormat}.`);
  return data;
}

async function fetchJson(path: string): Promise<unknown> {
  const response = await fetch(toLink(path));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
