/**
 * The search of an edition as it is stored: its index, packed and compressed, so that no host has to, and its texts in blocks beside it, which
 * are loaded for the answers that are shown.
 */
import { indexEdition, type IndexedDocument, type IndexedEdition } from '../../../search/indexedEdition.ts';
import { packEdition } from '../../../search/pack/packEdition.ts';
import { unpackEdition } from '../../../search/pack/unpackEdition.ts';
import type { SiteSearchFile } from './searchFile.ts';

/** So many texts are loaded together: some 1 KB, compressed. */
export const textsOfBlock = 16;

/** What is packed beside the index. */
interface Beside {
  /** Addresses that are not the foreseen ones, by the place of their document. */
  readonly addresses: Readonly<Record<number, string>>;
  /** The folder of the blocks of texts, which are called `0.json` and so on. */
  readonly texts: string;
}

export interface UnpackedSearch {
  readonly edition: IndexedEdition;
  /** The address of each document. */
  readonly addresses: readonly string[];
  /** The folder of the blocks of texts. */
  readonly texts: string;
}

/** The texts of a search file, block by block. */
export function divideTexts({ documents }: Pick<SiteSearchFile, 'documents'>): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(documents.length / textsOfBlock) }, (_, at) =>
    documents.slice(at * textsOfBlock, (at + 1) * textsOfBlock).map(({ text }) => text),
  );
}

/** `texts`: the folder in which the blocks of `divideTexts` are. */
export function packSearch(file: SiteSearchFile, texts: string): Uint8Array<ArrayBuffer> {
  const edition = indexEdition(file);
  const addresses: Record<number, string> = {};
  file.addresses.forEach((address, place) => {
    if (address !== foreseeAddress(edition.documents, file.addresses, place)) addresses[place] = address;
  });
  return packEdition(edition, JSON.stringify({ addresses, texts } satisfies Beside));
}

/** @throws Error for bytes that are none of this format. */
export function unpackSearch(bytes: Uint8Array): UnpackedSearch {
  const { edition, beside } = unpackEdition(bytes);
  const { addresses: others, texts } = JSON.parse(beside) as Beside;
  const addresses: string[] = [];
  for (const place of edition.documents.keys()) addresses.push(others[place] ?? foreseeAddress(edition.documents, addresses, place));
  return { edition, addresses, texts };
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
