/** Loads what an address names for searching in it: the index that the site has of it, else one made of its entries. */
import type { Release } from '../../../model/calendar.ts';
import { isGame } from '../../../model/edition.ts';
import { indexEdition, type IndexedEdition, type TextOf } from '../../../search/indexedEdition.ts';
import { unpackWordsOverTime } from '../../../search/allEditions/packWordsOverTime.ts';
import type { WordsOverTime } from '../../../search/allEditions/wordsOverTime.ts';
import { toLink } from '../addresses/siteRoot.ts';
import { fetchBytes, fetchJson } from '../browser/loading.ts';
import { findInCatalogue } from './catalogue.ts';
import { loadCatalogue, loadEntries } from './loadEdition.ts';
import { arrangeEdition } from '../library/edition.ts';
import { makeSearchFile } from './searchFile.ts';
import { textsOfBlock, unpackSearch } from './searchPack.ts';

export interface LoadedSearch {
  readonly edition: IndexedEdition;
  /** The address of each document. */
  readonly addresses: readonly string[];
  readonly textOf: TextOf;
  readonly releases: readonly Release[];
  /** Gets the texts of these places, and of those that are stored with them. */
  readonly loadTexts: (places: readonly number[]) => Promise<void>;
}

export async function loadSearch(value: string): Promise<LoadedSearch> {
  const catalogue = await loadCatalogue();
  const entry = findInCatalogue(catalogue, value);
  // What was released for Magic tells no time in another game.
  const releases = entry && isGame(entry.document) ? [] : catalogue.releases;
  // What cannot be unpacked here is made of the entries, as of editions for which the site has none.
  if (entry?.search !== undefined && (typeof DecompressionStream === 'function' || entry.list === undefined)) {
    const { edition, addresses, texts } = unpackSearch(await decompress(await fetchBytes(toLink(entry.search))));
    return { edition, addresses, releases, ...openTexts(texts) };
  }
  if (entry?.list === undefined) throw new Error(`The site has nothing to search in for "${value}".`);
  const { key, entries } = await loadEntries(catalogue, entry);
  const file = makeSearchFile(key, arrangeEdition(entry, entries), catalogue.playerWords);
  const { documents, addresses } = file;
  return {
    edition: indexEdition(file),
    addresses,
    releases,
    textOf: (place) => documents[place]?.text,
    loadTexts: () => Promise.resolve(),
  };
}

/** Undefined where this browser cannot unpack it. */
export async function loadWordsOverTime(path: string): Promise<WordsOverTime | undefined> {
  if (typeof DecompressionStream !== 'function') return undefined;
  return unpackWordsOverTime(await decompress(await fetchBytes(toLink(path))));
}

async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function openTexts(folder: string): Pick<LoadedSearch, 'textOf' | 'loadTexts'> {
  const loaded = new Map<number, readonly string[]>();
  const blockOf = (place: number): number => Math.floor(place / textsOfBlock);
  return {
    textOf: (place) => loaded.get(blockOf(place))?.[place % textsOfBlock],
    loadTexts: async (places) => {
      const wanted = [...new Set(places.map(blockOf))].filter((block) => !loaded.has(block));
      await Promise.all(
        wanted.map(async (block) => {
          loaded.set(block, (await fetchJson(toLink(`${folder}/${block}.json`))) as readonly string[]);
        }),
      );
    },
  };
}
