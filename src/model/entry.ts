import type { DocumentId, Extent, IsoDate } from './edition.ts';
import type { Encoding, Format } from './source.ts';
import type { Beside, EntryKind, Family } from './tree.ts';

/**
 * Id of an entry inside its edition: its number (`702.19b`), `glossary:Trample` for a term; a second entry of the same number has
 * `~2` behind it, the third `~3`. No final stop.
 */
export type EntryId = string;

/** The smallest citable unit of one edition, as read from one source. Texts are as printed, without number, Examples and line breaks. */
export interface Entry {
  readonly id: EntryId;
  readonly kind: EntryKind;
  readonly number: string;
  readonly title?: string;
  /** Id of the entry it stands under. A subrule's parent is its rule. */
  readonly parent?: EntryId;
  /** Paragraphs are separated by a line feed. Empty for a heading that has no text of its own. */
  readonly text: string;
  readonly examples: readonly string[];
  /** First and last line in the source, from 1. */
  readonly lines: readonly [number, number];
  readonly date?: IsoDate;
  readonly author?: string;
  /** The source marks it as changed by this release. */
  readonly changed?: true;
  /** The number that was meant where print has another, and why one may say so: a reviewed decision of content/overrides. */
  readonly meant?: string;
  readonly note?: string;
  readonly from?: IsoDate;
  readonly until?: IsoDate;
  readonly formerly?: readonly { readonly number: string; readonly until: IsoDate }[];
  readonly beside?: Beside;
  readonly rests?: Rests;
}

/** The official entries whose substance an entry of the handbook restates. */
export interface Rests {
  /** That of its own number or headword first, unless the term is the handbook's own; never empty. */
  readonly on: readonly EntryId[];
  /** Their numbers are those of the last edition before this day, on which the entry ends; without it those of the handbook's newest day. */
  readonly before?: IsoDate;
  /** The day on which the entry begins, and the numbers it bore itself: an edition of another day has its provision under one of those. */
  readonly from?: IsoDate;
  readonly formerly?: NonNullable<Entry['formerly']>;
}

/** A mention of another entry and what it resolves to inside its own edition. */
export interface Citation {
  /** As printed. */
  readonly text: string;
  /** Ids of entries; empty when nothing was found. */
  readonly targets: readonly EntryId[];
  readonly resolved: boolean;
}

export interface EntryCounts {
  readonly sections: number;
  readonly subsections: number;
  readonly rules: number;
  readonly subrules: number;
  readonly examples: number;
  readonly glossary: number;
  readonly citations: number;
  readonly unresolved: number;
  readonly rulings: number;
}

/** Characters other than white space, by what holds them. The parts add up to `characters`. */
export interface Accounting {
  readonly characters: number;
  readonly inEntries: number;
  readonly inHeadings: number;
  readonly inFrontAndBackMatter: number;
  readonly unaccounted: number;
  /** NUL and U+FEFF, which are in the file and in nothing that was read from it; absent when there are none. */
  readonly dropped?: number;
}

export const severities = ['error', 'warning', 'info'] as const;
export type Severity = (typeof severities)[number];

/** A vfile message as data. `message` says what was found and what was expected. */
export interface Diagnostic {
  readonly line: number;
  readonly column: number;
  readonly severity: Severity;
  readonly ruleId: string;
  readonly message: string;
  /** Reason of the reviewed decision that excuses it, from content/overrides. */
  readonly excused?: string;
}

/** The file an edition was read from. */
export interface SourceRecord {
  readonly file: string;
  readonly sha256: string;
  readonly bytes: number;
  readonly encoding: Encoding;
  /** Whether the file begins with a byte order mark. */
  readonly mark: boolean;
  readonly lineEnds: string;
  readonly format: Format;
  readonly family: Family;
  readonly extent: Extent;
}

/** One edition as read from one source, linked. */
export interface ReadEdition {
  readonly document: DocumentId;
  /** Absent when neither the document nor the register nor its wordings tell it. */
  readonly date?: IsoDate;
  readonly dateFrom?: 'document' | 'front matter' | 'register' | 'wordings';
  readonly set?: string;
  readonly title?: string;
  readonly source: SourceRecord;
  readonly entries: readonly Entry[];
  readonly counts: EntryCounts;
  readonly accounting: Accounting;
  readonly diagnostics: readonly Diagnostic[];
}
