/** What an answer is drawn from: the documents with their editions and lineages, whoever has loaded them. */
import type { LoadedEntry } from '../corpus/loadedEntry.ts';
import type { EntryIndex } from '../corpus/wording/resolve.ts';
import type { TermIndex } from '../corpus/wording/terms.ts';
import type { LineageIndex } from '../lineage/follow.ts';
import type { Reading } from '../lineage/preparedEdition.ts';
import type { Calendar } from '../model/calendar.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import type { Lineages } from '../model/lineage.ts';
import type { CitedDocument } from './mention.ts';

/** An edition with what is found in it. `hrefOf` is undefined for what has no page. */
export interface OpenedEdition {
  readonly place: number;
  readonly date: IsoDate;
  readonly entries: readonly LoadedEntry[];
  readonly entryIndex: EntryIndex;
  readonly termIndex: TermIndex;
  readonly findEntry: (id: EntryId) => LoadedEntry | undefined;
  readonly childrenOf: (id: EntryId) => readonly LoadedEntry[];
  readonly hrefOf: (id: EntryId) => string | undefined;
}

/** A document through its editions. */
export interface Work extends Lineages {
  readonly document: CitedDocument;
  readonly index: LineageIndex;
  readonly calendar: Calendar;
  /** The edition at a place of the chain, with its texts. Rejects when it cannot be had. */
  readonly open: (place: number) => Promise<OpenedEdition>;
  /** The same for names and addresses alone: texts may be missing. */
  readonly openNames: (place: number) => Promise<Pick<OpenedEdition, 'findEntry' | 'hrefOf'>>;
  readonly historyOf: (lineage: number | undefined) => string | undefined;
}

export interface Works {
  /** Undefined for a document that is not here. */
  readonly find: (document: CitedDocument) => Promise<Work | undefined>;
  /** How wordings are compared. */
  readonly reading: () => Promise<Reading>;
}
