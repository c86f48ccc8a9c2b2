/**
 * The corpus on disk: what `ingest` writes and the site, the search and the command line read. Plain JSON, one format number in every
 * file, keys in a fixed order, so that the same documents give the same bytes whatever the order of reading or earlier runs.
 *
 *     build/corpus/manifest.json                              what is here
 *     build/corpus/editions/<document>/<date>[~<extent>-<sha>].json   the entries of one source of one edition
 *     build/corpus/wordings/<two hex digits>.json             each distinct wording once, by id
 */
import type { KnownEdition } from '../model/calendar.ts';
import type { DocumentId, Extent, IsoDate } from '../model/edition.ts';
import type { Game } from './games.ts';
import type { Accounting, Diagnostic, EntryCounts, EntryId, SourceRecord, Rests } from '../model/entry.ts';
import type { Beside, EntryKind } from '../model/tree.ts';
import type { Inline } from '../model/wording.ts';

/** Raised whenever a reader of the old files could misread the new ones. A corpus of another format is read anew, never guessed at. */
export const corpusFormat = 1;

/** First 16 hex digits of the SHA-256 of the wording as printed; the shard is the first two. */
export type WordingId = string & { readonly __brand: 'WordingId' };

/** An entry with its wordings by id. Absent keys are left out of the file. */
export interface CorpusEntry {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly number: string;
  readonly title?: string;
  readonly parent?: EntryId;
  /** Absent for a heading without text of its own. */
  readonly wording?: WordingId;
  readonly examples?: readonly WordingId[];
  readonly lines: readonly [number, number];
  readonly date?: IsoDate;
  readonly author?: string;
  /** The source marks it as changed by this release. */
  readonly changed?: true;
  /** A reviewed decision about a misprint, as on Entry. */
  readonly meant?: string;
  readonly note?: string;
  readonly beside?: Beside;
  readonly rests?: Rests;
}

/** `comprehensive-rules/2026-01-16`; a further source of the same edition adds `~page-1a2b3c4d`. Also the path below `editions/`. */
export type EditionKey = string;

/** Whether a key is that of an edition of another game: what is known of the words of Magic is not said of it. */
export const isOfGame = (key: EditionKey): boolean => key.startsWith('game-');

/** Whether a key is that of a day of the handbook, which has most of its entries as the day before has them. */
export const isOfHandbook = (key: EditionKey): boolean => key.startsWith('handbook/');

export interface EditionRecord {
  readonly key: EditionKey;
  readonly document: DocumentId;
  readonly date: IsoDate;
  readonly dateFrom: 'document' | 'front matter' | 'register' | 'wordings';
  readonly set?: string;
  readonly title?: string;
  readonly extent: Extent;
  readonly source: SourceRecord;
  /** The same bytes under other names. */
  readonly copies?: readonly string[];
  /** Keys of less complete sources of this edition; on those, `mainSource` is the key of the one that is taken. */
  readonly otherSources?: readonly EditionKey[];
  readonly mainSource?: EditionKey;
  /** On a further whole source of a whole edition: how many entries it does not have as the main one has them, typography aside. */
  readonly differs?: number;
  readonly counts: EntryCounts;
  readonly accounting: Accounting;
  readonly diagnostics: { readonly error: number; readonly warning: number; readonly info: number };
}

/** A file that holds no edition, and why in one line. */
export interface PassedOver {
  readonly file: string;
  readonly reason: string;
  /** False for what is simply no rules document or not read yet; true for what is broken, empty or forbidden. */
  readonly problem: boolean;
}

export interface Manifest {
  readonly format: typeof corpusFormat;
  /** By document, then by date, then whole sources first. */
  readonly editions: readonly EditionRecord[];
  /** Editions that content/editions.yaml knows and no document holds as a whole: by document, then by date. Absent where there is none. */
  readonly missing?: readonly KnownEdition[];
  readonly passedOver: readonly PassedOver[];
  /** Other games that content/games describes, by id. Absent where there is none. */
  readonly games?: readonly Game[];
}

export interface EditionFile {
  readonly format: typeof corpusFormat;
  readonly key: EditionKey;
  readonly entries: readonly CorpusEntry[];
  readonly diagnostics: readonly Diagnostic[];
}

export interface WordingShard {
  readonly format: typeof corpusFormat;
  readonly wordings: Readonly<Record<WordingId, readonly Inline[]>>;
}
