/**
 * What the handbook says beside superseded editions, in data files: an entry of theirs is looked up when a reader asks for it, since written
 * out beside all of them it would be a third of the site.
 */
import type { IsoDate } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import type { Inline } from '../../../model/wording.ts';
import type { dataFormat } from './dataFormat.ts';

export interface PlainWordsData {
  readonly format: typeof dataFormat;
  readonly texts: readonly (readonly Inline[])[];
  readonly rows: readonly PlainRow[];
}

/**
 * An official entry in the editions of a time: its id, the first of them, the first edition behind it (empty where there is none), the place of
 * the text, and the entry of the handbook's newest edition that says it, if it holds still.
 */
export type PlainRow = readonly [id: EntryId, from: IsoDate, until: IsoDate | '', text: number, today?: EntryId];

/** The file that an entry is in: those of one subsection or one letter are together. */
export function shardOfPlainWords(id: EntryId): string {
  const term = /^glossary:\P{L}*(\p{L})/u.exec(id)?.[1];
  return term === undefined ? (/^\d{1,3}/.exec(id)?.[0] ?? 'other') : `glossary-${term.toLowerCase()}`;
}

export interface FoundPlainWords {
  readonly wording: readonly Inline[];
  readonly today?: EntryId;
}

export function findPlainWordsIn({ texts, rows }: PlainWordsData, id: EntryId, date: IsoDate): FoundPlainWords | undefined {
  const row = rows.find(([of, from, until]) => of === id && from <= date && (until === '' || date < until));
  const wording = row && texts[row[3]];
  return wording && { wording, ...(row[4] === undefined ? {} : { today: row[4] }) };
}
