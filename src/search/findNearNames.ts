/** Names that are spelled like a query that finds nothing. */
import { findNear } from '../corpus/lookup/findEntries.ts';
import { foldName } from '../corpus/wording/headwords.ts';
import type { IndexedDocument } from './indexedEdition.ts';
import type { SearchIndex } from './openIndex.ts';

const mostNear = 5;

/** Headings and headwords that are spelled like a text, where nothing was found: their documents. */
export function findNearNames(index: SearchIndex, text: string): readonly IndexedDocument[] {
  const named = index.documents.flatMap((document) =>
    document.title === undefined || document.kind === 'example' ? [] : [{ ...document, kind: document.kind, number: '' }],
  );
  return findNear(named, { kind: 'name', name: foldName(text.replace(/["“”„«»-]/g, ' ').trim()) }).slice(0, mostNear);
}
