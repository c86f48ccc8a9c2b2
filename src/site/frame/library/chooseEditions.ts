/** Which editions the site shows, and where. */
import type { EditionRecord } from '../../../corpus/format.ts';
import { isEdition } from '../../../corpus/lookup/openCalendar.ts';
import { makeCalendar, type KnownEdition } from '../../../model/calendar.ts';
import { isGame, listDocuments, type DocumentId } from '../../../model/edition.ts';
import type { EditionAddress } from '../addresses/addresses.ts';

/** An edition that has pages of its own. */
export interface ShownEdition {
  readonly record: EditionRecord;
  readonly address: EditionAddress;
  /** The first day of the edition after it, here or not; absent on the newest one here. */
  readonly until?: EditionRecord['date'];
  /** Of the newest one here: the first day of the edition that is known to have come after it. */
  readonly outdatedFrom?: EditionRecord['date'];
}

export interface Choice {
  /** Main document first, the newest edition of each first. */
  readonly shown: readonly ShownEdition[];
  /** Partial sources and documents of other kinds: a page each. */
  readonly documents: readonly EditionRecord[];
}

/** What `CONCORDANCE_EDITIONS` says: `newest`, or days separated by commas (the newest is always shown). Without it, or with `all`, every one. */
export function chooseEditions(
  records: readonly EditionRecord[],
  wanted: string | undefined,
  missing: readonly KnownEdition[] = [],
): Choice {
  const main: DocumentId = records.some((record) => isReadable(record, 'comprehensive-rules')) ? 'comprehensive-rules' : 'handbook';
  const games = listDocuments(records).filter((document) => isGame(document));
  const shelves = [...new Set<DocumentId>([main, 'handbook', ...games])];
  return {
    shown: shelves.flatMap((document) => chooseOf(records, document, document === main, wanted, missing)),
    documents: records.filter((record) => !shelves.includes(record.document) || record.extent !== 'whole'),
  };
}

function chooseOf(
  records: readonly EditionRecord[],
  document: DocumentId,
  isMain: boolean,
  wanted: string | undefined,
  missing: readonly KnownEdition[],
): ShownEdition[] {
  const editions = records.filter((record) => isReadable(record, document)).sort((a, b) => (a.date < b.date ? 1 : -1));
  const [newest, ...older] = editions;
  if (!newest) return [];
  const calendar = makeCalendar(
    editions.map(({ date }) => date),
    missing.filter((edition) => edition.document === document),
  );
  // Beside the official text its editions tell what was: the handbook stands there as it is today, and beside each of them as it was. Nothing else
  // tells what was in another game.
  const chosen = isMain || isGame(document) ? chooseOlder(older, wanted) : [];
  return [newest, ...chosen].map((record): ShownEdition => {
    const end = calendar.endOf(record.date);
    return {
      record,
      address: { ...(isMain ? {} : { document }), ...(record === newest ? {} : { date: record.date }) },
      ...(end === undefined ? {} : record === newest ? { outdatedFrom: end } : { until: end }),
    };
  });
}

/** Whole editions are read as books; of two sources of one edition the more complete. */
function isReadable(record: EditionRecord, document: DocumentId): boolean {
  return record.document === document && isEdition(record);
}

function chooseOlder(older: readonly EditionRecord[], wanted: string | undefined): readonly EditionRecord[] {
  if (wanted === undefined || wanted === '' || wanted === 'all') return older;
  if (wanted === 'newest') return [];
  const days = wanted.split(/[\s,]+/);
  return older.filter((record) => days.includes(record.date));
}
