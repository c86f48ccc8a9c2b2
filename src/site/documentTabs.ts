/** The documents of the library, one tab each: the newest edition that can be read whole. */
import type { DocumentId } from '../model/edition.ts';
import { makeAddress } from './addresses.ts';
import type { Library } from './library.ts';

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
  const whole = documents.map(({ record }) => record).filter(({ extent, mainSource }) => extent === 'whole' && mainSource === undefined);
  for (const { document, key } of whole.sort((a, b) => (a.date < b.date ? 1 : -1))) {
    if (!tabs.has(document)) tabs.set(document, makeAddress({ kind: 'document', key }));
  }
  return [...tabs].map(([document, href]) => ({ document, href }));
}
