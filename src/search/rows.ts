/** What the ranking asks of thousands of documents at each key: rows of numbers, by place. */
import type { IndexedDocument } from './indexedEdition.ts';

export interface Rows {
  readonly kinds: readonly string[];
  /** The place that a document stands under; -1 under none. */
  readonly parents: Int32Array;
  /** 1 for what has a heading and no text, terms left out. */
  readonly isHeading: Uint8Array;
  /** The rule with a heading that a document is or stands under, nearest first; -1 for what is under headings of sections alone. */
  readonly ruleHeadings: Int32Array;
  /** The place that stands for a document as a result: of an Example, its rule's. */
  readonly results: Int32Array;
}

export function makeRows(documents: readonly IndexedDocument[]): Rows {
  const rows = {
    kinds: documents.map(({ kind }) => kind),
    parents: Int32Array.from(documents, ({ parent = -1 }) => parent),
    isHeading: Uint8Array.from(documents, ({ kind, title, hasText }) => (!hasText && title !== undefined && kind !== 'term' ? 1 : 0)),
    ruleHeadings: new Int32Array(documents.length),
    results: Int32Array.from(documents, ({ kind, parent }, place) => (kind === 'example' ? (parent ?? place) : place)),
  };
  documents.forEach((_, place) => (rows.ruleHeadings[place] = ruleHeadingOf(place, documents)));
  return rows;
}

function ruleHeadingOf(place: number, documents: readonly IndexedDocument[]): number {
  for (let at: number | undefined = place; at !== undefined; at = documents[at]?.parent) {
    const document = documents[at];
    if (document?.kind === 'rule' && document.title !== undefined) return at;
  }
  return -1;
}
