/** The search in the browser: fetches the file once, opens the index once. Loaded on first use, so that a reading page does not pay for it. */
import { parseSearchFile } from '../../search/documents.ts';
import { openIndex, type SearchIndex } from '../../search/openIndex.ts';
import { findMissingNumber, searchEdition, type SearchHit } from '../../search/searchEdition.ts';

export interface ClientHit extends SearchHit {
  readonly href: string;
}

export interface Answer {
  readonly hits: readonly ClientHit[];
  /** A number that was asked for and does not exist. */
  readonly missing?: string;
}

export interface SearchClient {
  readonly search: (query: string, limit: number) => Answer;
}

/** Fetches the file and opens the index. Rejects when the file cannot be had; the next call tries again. */
export async function loadClient(path: string): Promise<SearchClient> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const data: unknown = await response.json();
  const index = openIndex(parseSearchFile(data));
  const addresses = readAddresses(data);
  return { search: (query, limit) => answer(index, addresses, query, limit) };
}

function readAddresses(data: unknown): readonly string[] {
  const { addresses } = data as { readonly addresses?: readonly string[] };
  return addresses ?? [];
}

function answer(index: SearchIndex, addresses: readonly string[], query: string, limit: number): Answer {
  const missing = findMissingNumber(index, query);
  const hits = searchEdition(index, query, { limit }).map((hit) => ({
    ...hit,
    href: addresses[index.byId.get(hit.id.toLowerCase()) ?? -1] ?? '/',
  }));
  return { hits, ...(missing === undefined ? {} : { missing }) };
}
