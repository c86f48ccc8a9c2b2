/** What is said of a text that was checked. */
import type { End } from '../lineage/whereabouts.ts';
import type { Difference, Reason, Relation } from '../model/alignment.ts';
import type { KnownEdition } from '../model/calendar.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import type { CitedDocument, Ground } from './mention.ts';

/** An entry by what it is called, its first words, and where it can be read. */
export interface NamedEntry {
  readonly id: EntryId;
  readonly name: string;
  readonly title?: string;
  readonly words?: string;
  readonly href?: string;
}

/** What a citation meant in the edition of the day, and what became of that. */
export interface Target extends NamedEntry {
  /** What carries it on in the newest edition, the likeliest first; empty when nothing does. */
  readonly now: readonly NamedEntry[];
  readonly relation: Relation;
  readonly difference: Difference;
  /** How sure it is that these are the same provision, and what speaks for the least sure step. */
  readonly score: number;
  readonly because: Reason;
  /** Where it stops, when nothing carries it on. */
  readonly gone?: End;
  readonly history?: string;
}

/** A provision that bore a number in other editions. */
export interface Former {
  readonly first: IsoDate;
  readonly last: IsoDate;
  readonly title?: string;
  readonly href?: string;
  readonly now: readonly Heir[];
}

/** What carries a provision on, and how sure that is. */
export interface Heir extends NamedEntry {
  readonly score: number;
}

/** A number that the edition of the day has not got, or of which nobody says what day is meant. */
export interface Elsewhere {
  readonly number: string;
  /** Those that bore it in any edition, the last first; at most four are followed. */
  readonly bearers: readonly Former[];
  /** How many bore it before these. */
  readonly more: number;
}

/** A citation read as one of a document. */
export interface Understanding {
  readonly document: CitedDocument;
  readonly targets: readonly Target[];
  /** Empty when all was found. */
  readonly elsewhere: readonly Elsewhere[];
  /** The edition of the day has the number more than once. */
  readonly isTwice?: true;
}

/** A document that a citation may be of, left out because its edition of the day has nothing of it. */
export interface Without {
  readonly document: CitedDocument;
  /** That edition; absent where none here is as old as the day. */
  readonly date?: IsoDate;
}

export interface CheckedCitation {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly kind: 'number' | 'term';
  readonly ground: Ground;
  /** The documents that it may be of: more than one where the text does not say which. */
  readonly documents: readonly CitedDocument[];
  /** Of those that are here; where only some have the number on that day, of these alone. */
  readonly understandings: readonly Understanding[];
  /** Of those that are here, the others. */
  readonly without?: readonly Without[];
}

/** Which edition speaks for a document on the day of the text. */
export interface EditionOfDay {
  readonly document: CitedDocument;
  /** Absent where no day is given, and before the first edition. */
  readonly then?: IsoDate;
  readonly now: IsoDate;
  /** The edition in force on the day is known and not here; `then` is the one before it. */
  readonly gap?: KnownEdition;
  /** Sure to have been in force on the day: `then`, or the edition of the gap. Else it is the last that is known by then. */
  readonly inForce?: true;
  /** The day is before the first edition that is here, which is this one. */
  readonly before?: IsoDate;
}

export interface CheckedText {
  readonly date?: IsoDate;
  /** Of the documents that the text cites. */
  readonly editions: readonly EditionOfDay[];
  /** Documents that the text cites and that are not here. */
  readonly absent: readonly CitedDocument[];
  /** In the order of the text. */
  readonly citations: readonly CheckedCitation[];
}
