/** The documents of the library, one tab each: the newest that there is of it. A partial copy of an edition is none. */
import type { DocumentId } from '../../model/edition.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import type { Library } from '../frame/library/library.ts';
import { isPartialCopy } from '../frame/library/standing.ts';

export interface DocumentTab {
  readonly document: DocumentId;
  readonly href: string;
}

/** The main document first. */
export function makeDocumentTabs({ editions, documents }: Library): readonly DocumentTab[] {
  const tabs = new Map<DocumentId, string>();
  for (const { record, address } of editions) {
    if (!tabs.has(record.document)) tabs.set(record.document, makeAddress({ kind: 'contents', edition: address }));
  }
  const own = documents.map(({ record }) => record).filter((record) => record.mainSource === undefined && !isPartialCopy(record));
  for (const { document, key } of own.sort((a, b) => (a.date < b.date ? 1 : -1))) {
    if (!tabs.has(document)) tabs.set(document, makeAddress({ kind: 'document', key }));
  }
  return [...tabs].map(([document, href]) => ({ document, href }));
}
