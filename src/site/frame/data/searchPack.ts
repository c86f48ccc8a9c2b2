/**
 * The search of an edition as it is stored: its index, packed and compressed, so that no host has to; beside it in parts where its words stand,
 * which are loaded for the words of a query, and in blocks its texts, which are loaded for the answers that are shown.
 */
import { indexEdition, type IndexedDocument, type IndexedEdition } from '../../../search/indexedEdition.ts';
import { packEdition } from '../../../search/pack/packEdition.ts';
import { packPostings, type PackedPart } from '../../../search/pack/packPostings.ts';
import { unpackEdition } from '../../../search/pack/unpackEdition.ts';
import type { SiteSearchFile } from './searchFile.ts';

/** So many texts are loaded together: some 1 KB, compressed. */
export const textsOfBlock = 16;

/** What lies beside the index. */
export interface SearchFolders {
  /** The folder of the blocks of texts, which are called `0.json` and so on. */
  readonly texts: string;
  /** The folder of the parts that say where words stand, which are called `0.bin` and so on. */
  readonly words: string;
}

/** What is packed beside the index. */
interface Beside extends SearchFolders {
  /** Addresses that are not the foreseen ones, by the place of their document. */
  readonly addresses: Readonly<Record<number, string>>;
}

export interface UnpackedSearch extends SearchFolders {
  readonly edition: IndexedEdition;
  /** The address of each document. */
  readonly addresses: readonly string[];
  /** How many stems each part has. */
  readonly parts: readonly number[];
}

/** The texts of a search file, block by block. */
export function divideTexts({ documents }: Pick<SiteSearchFile, 'documents'>): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(documents.length / textsOfBlock) }, (_, at) =>
    documents.slice(at * textsOfBlock, (at + 1) * textsOfBlock).map(({ text }) => text),
  );
}

/** The index of a search file, and the parts that say where its words stand. */
export function indexFile(file: SiteSearchFile): { readonly edition: IndexedEdition; readonly parts: readonly PackedPart[] } {
  const edition = indexEdition(file);
  return { edition, parts: packPostings(edition) };
}

/** `folders`: those in which the blocks of `divideTexts` and the parts of `indexFile` are. */
export function packSearch(
  { addresses: all }: Pick<SiteSearchFile, 'addresses'>,
  { edition, parts }: ReturnType<typeof indexFile>,
  folders: SearchFolders,
): Uint8Array<ArrayBuffer> {
  const addresses: Record<number, string> = {};
  all.forEach((address, place) => {
    if (address !== foreseeAddress(edition.documents, all, place)) addresses[place] = address;
  });
  return packEdition(edition, {
    parts: parts.map(({ stems }) => stems),
    beside: JSON.stringify({ addresses, ...folders } satisfies Beside),
  });
}

/** @throws Error for bytes that are none of this format. */
export function unpackSearch(bytes: Uint8Array): UnpackedSearch {
  const { edition, parts, beside } = unpackEdition(bytes);
  const { addresses: others, texts, words } = JSON.parse(beside) as Beside;
  const addresses: string[] = [];
  for (const place of edition.documents.keys()) addresses.push(others[place] ?? foreseeAddress(edition.documents, addresses, place));
  return { edition, addresses, parts, texts, words };
}

/** Where a document is likely to be: on the page of what it stands under, on one of its own if the one before it is, or in the glossary. */
function foreseeAddress(documents: readonly IndexedDocument[], addresses: readonly string[], place: number): string {
  const { id = '', kind, title = '', parent } = documents[place] ?? {};
  if (kind === 'term') return `/glossary/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}/`.replace(/-\/$/, '/');
  if (parent === undefined || kind === 'subsection') return `/${id}/`;
  const before = place > 0 && documents[place - 1]?.parent === parent ? addresses[place - 1] : lastOfKin(documents, addresses, place);
  if (before?.endsWith('/') === true) return `/${id}/`;
  return `${addresses[parent]?.replace(/#.*$/, '') ?? ''}#${id.replace('#', '-')}`;
}

/** The address of the last document of the same kind under the same. */
function lastOfKin(documents: readonly IndexedDocument[], addresses: readonly string[], place: number): string | undefined {
  const { kind, parent = 0 } = documents[place] ?? {};
  for (let at = place - 1; at > parent; at -= 1) if (documents[at]?.kind === kind && documents[at]?.parent === parent) return addresses[at];
  return undefined;
}
