/** Editions from the data files of the site: the entries of one with their wordings, and their lineages. */
import type { WordingId } from '../../../corpus/format.ts';
import type { LoadedEntry } from '../../../corpus/loadedEntry.ts';
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import type { Lineages } from '../../../model/lineage.ts';
import type { Inline } from '../../../model/wording.ts';
import { learnGames } from '../labels/documentNames.ts';
import { cataloguePath, type Catalogue, type CatalogueEntry } from './catalogue.ts';
import { readEditionList, readEntryNames, type EditionList, type WordingList } from './editionList.ts';
import { fetchData } from './fetchData.ts';
import { readLineages, type LineagesData } from './lineagesData.ts';
import { findPlainWordsIn, shardOfPlainWords, type FoundPlainWords, type PlainWordsData } from './plainWordsData.ts';
import type { RewrittenData } from './rewrittenData.ts';
import { unpackWordings, type Wordings, type WordingShard } from './wordingShards.ts';

/** The catalogue, as it is now: it names files whose names change with what is in them. */
export async function loadCatalogue(): Promise<Catalogue> {
  const catalogue = (await fetchData(cataloguePath)) as Catalogue;
  learnGames(catalogue.games);
  return catalogue;
}

type LoadShard = (path: string) => Promise<Wordings>;

const loadShard: LoadShard = async (path) => unpackWordings(((await fetchData(path)) as WordingShard).wordings);

/** Loads each shard once: editions loaded with it have one and the same wording where they have the same text. */
export function shareShards(): LoadShard {
  const loading = new Map<string, Promise<Wordings>>();
  return (path) => {
    const shard = loading.get(path) ?? loadShard(path);
    loading.set(path, shard);
    shard.catch(() => loading.delete(path));
    return shard;
  };
}

/** The entries of an edition, in its order, with their wordings: its list, which it has, and the shards that hold them, all at once. */
export async function loadEntries(
  { shards: paths }: Catalogue,
  { list: path = '', wordings: wordingsPath = '', shards = [] }: CatalogueEntry,
  load: LoadShard = loadShard,
): Promise<{ readonly key: string; readonly entries: readonly LoadedEntry[] }> {
  const [list, wordings, ...loaded] = await Promise.all([
    fetchData(path) as Promise<EditionList>,
    fetchData(wordingsPath) as Promise<WordingList>,
    ...shards.map((shard) => load(paths[shard] ?? '')),
  ]);
  const findWording = (id: WordingId): readonly Inline[] => {
    const wording = loaded.find((shard) => id in shard)?.[id];
    if (!wording) throw new Error(`${wordingsPath}: the wording ${id} is missing.`);
    return wording;
  };
  return { key: list.key, entries: readEditionList(list, wordings, findWording) };
}

/** The entries of an edition without their texts. */
export const loadEntryNames = ({ list: path = '' }: CatalogueEntry): Promise<readonly LoadedEntry[]> =>
  loadNamed(path, (data) => readEntryNames(data as EditionList));

/** The lineages of a document; undefined when the site has none of it. */
export async function loadLineages({ lineages }: Catalogue, document: DocumentId): Promise<Lineages | undefined> {
  const path = lineages[document];
  return path === undefined ? undefined : readLineages((await fetchData(path)) as LineagesData);
}

/** When each lineage of a document was rewritten; undefined when the site has none of it. */
export async function loadRewritten({ rewritten }: Catalogue, document: DocumentId): Promise<RewrittenData['rewritten'] | undefined> {
  const path = rewritten[document];
  return path === undefined ? undefined : loadNamed(path, (data) => (data as RewrittenData).rewritten);
}

/** What the handbook says of an entry of a superseded edition; undefined when it says nothing of it for that day. */
export async function loadPlainWords({ plainWords }: Catalogue, id: EntryId, date: IsoDate): Promise<FoundPlainWords | undefined> {
  const path = plainWords[shardOfPlainWords(id)];
  return path === undefined ? undefined : findPlainWordsIn((await fetchData(path)) as PlainWordsData, id, date);
}

/** So many files that were read are kept: a page of a hundred bookmarks asks for the same ones over and over. */
const mostKept = 6;
const kept = new Map<string, Promise<unknown>>();

/** What a file says that is named by what is in it, read once. */
function loadNamed<Result>(path: string, read: (data: unknown) => Result): Promise<Result> {
  const loading = (kept.get(path) as Promise<Result> | undefined) ?? fetchData(path).then(read);
  // The last asked for goes last, so that the first is the one to forget.
  kept.delete(path);
  kept.set(path, loading);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  loading.catch(() => kept.delete(path));
  return loading;
}
