/** Loads what an address names for searching in it: the index that the site has of it, else one made of its entries. */
import type { Release } from '../../../model/calendar.ts';
import { isGame, type DocumentId } from '../../../model/edition.ts';
import { openParts } from '../../../search/pack/openParts.ts';
import { unpackWordsOverTime } from '../../../search/allEditions/packWordsOverTime.ts';
import type { WordsOverTime } from '../../../search/allEditions/wordsOverTime.ts';
import { toLink } from '../addresses/siteRoot.ts';
import { fetchBytes, fetchJson, loadModule } from '../browser/loading.ts';
import type { LoadedSearch } from './loadedSearch.ts';
import { loadSearchList } from './loadSearchList.ts';
import { textsOfBlock, unpackSearch } from './searchPack.ts';

/** So many parts are on their way at once that nobody waits for. */
const atOnce = 2;

export async function loadSearch(value: string): Promise<LoadedSearch> {
  const canUnpack = typeof DecompressionStream === 'function';
  if (canUnpack) {
    const { searches, releases, games = [] } = await loadSearchList();
    const listed = searches.find((each) => each.value === value) ?? (value === '' ? searches[0] : undefined);
    if (listed) return loadFinished(listed.search, { releases: chooseReleases(listed.document, releases), games });
  }
  const { findUnlisted } = await loadModule(() => import('./findUnlisted.ts'));
  const { document, search, releases, games, make } = await findUnlisted(value);
  const told = { releases: chooseReleases(document, releases), games };
  // What cannot be unpacked here is made of the entries, as of editions for which the site has none.
  if (search !== undefined && (canUnpack || !make)) return loadFinished(search, told);
  if (!make) throw new Error(`The site has nothing to search in for "${value}".`);
  return { ...(await make()), ...told };
}

/** What was released for Magic tells no time in another game. */
const chooseReleases = (document: DocumentId, releases: readonly Release[]): readonly Release[] => (isGame(document) ? [] : releases);

async function loadFinished(search: string, told: Pick<LoadedSearch, 'releases' | 'games'>): Promise<LoadedSearch> {
  const { edition, addresses, parts, texts, words } = unpackSearch(await fetchPacked(search));
  const known = openParts(edition, parts);
  const blocks = new Map<number, readonly string[]>();
  const blockOf = (place: number): number => Math.floor(place / textsOfBlock);
  const textOf = (place: number): string | undefined => blocks.get(blockOf(place))?.[place % textsOfBlock];
  const coming = new Map<number, Promise<void>>();
  const loadPart = (part: number): Promise<void> => {
    const loading = coming.get(part) ?? fetchPacked(`${words}/${part}.bin`).then((bytes) => known.add(part, bytes));
    coming.set(part, loading);
    loading.catch(() => coming.delete(part));
    return loading;
  };
  const loadBlock = async (block: number): Promise<void> => {
    blocks.set(block, (await fetchJson(toLink(`${texts}/${block}.json`))) as readonly string[]);
  };
  return {
    edition,
    addresses,
    ...told,
    postingsOf: known.postingsOf,
    textOf,
    load: async (lacking) => {
      const wanted = [...new Set(lacking.texts.map(blockOf))].filter((block) => !blocks.has(block));
      await Promise.all([...known.lackingFor(lacking.stems).map(loadPart), ...wanted.map(loadBlock)]);
      if (lacking.texts.some((place) => textOf(place) === undefined)) throw new Error('The site lacks texts of what can be searched.');
    },
    loadRest: async () => {
      const rest = known.lackingFor(edition.stems).values();
      const loadOthers = async (): Promise<void> => {
        for (const part of rest) await loadPart(part);
      };
      await Promise.all(Array.from({ length: atOnce }, loadOthers));
    },
  };
}

/** Undefined where this browser cannot unpack it. */
export async function loadWordsOverTime(path: string): Promise<WordsOverTime | undefined> {
  if (typeof DecompressionStream !== 'function') return undefined;
  return unpackWordsOverTime(await fetchPacked(path));
}

/** As the site sends it; or not compressed, as it is kept for offline (makePacks.ts): nothing of the search begins as gzip does (RFC 1952, 2.3.1). */
async function fetchPacked(path: string): Promise<Uint8Array> {
  const sent = await fetchBytes(toLink(path));
  if (sent[0] !== 0x1f || sent[1] !== 0x8b) return sent;
  const stream = new Blob([sent]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
