/** The documents of the library, one tab each: the newest that there is of it. A partial copy of an edition is none. */
import { isPolicy, type DocumentId } from '../../../model/edition.ts';
import { makeAddress } from '../addresses/addresses.ts';
import type { EditionRecord } from '../../../corpus/format.ts';
import type { ShownEdition } from './chooseEditions.ts';
import { nameTab, nameDocument, labels } from '../labels/labels.ts';
import type { MenuLine } from '../labels/menuLists.ts';
import { isPartialCopy } from './standing.ts';

export interface DocumentTab {
  readonly document: DocumentId;
  readonly href: string;
}

/** What is shown, as far as its records tell. */
export interface ShownRecords {
  readonly editions: readonly Pick<ShownEdition, 'record' | 'address'>[];
  readonly documents: readonly { readonly record: EditionRecord }[];
}

/** As the menu has them: the documents of tournament policy have a page of all, and rulings one by rule. */
export function makeMenuDocuments(shown: ShownRecords, hasRulings: boolean): readonly MenuLine[] {
  const tabs = makeDocumentTabs(shown);
  const isOne = ({ document }: DocumentTab): boolean => !isPolicy(document) && document !== 'rulings-summary';
  return [
    ...tabs.filter(isOne).map(({ document, href }): MenuLine => [nameDocument(document), href]),
    ...(tabs.some(({ document }) => isPolicy(document)) ? [[labels.policy, makeAddress({ kind: 'policy' })] satisfies MenuLine] : []),
    ...(hasRulings ? [[nameTab('rulings-summary'), makeAddress({ kind: 'rulings' })] satisfies MenuLine] : []),
  ];
}

/** The main document first. */
export function makeDocumentTabs({ editions, documents }: ShownRecords): readonly DocumentTab[] {
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
