/** The Comprehensive Rules as far as rulings ask for them: the chain of editions, their entries, and which edition a day had. */
import { findEdition } from '../corpus/lookup/findEdition.ts';
import { isEdition, openCalendar } from '../corpus/lookup/openCalendar.ts';
import type { Corpus, LoadedEntry } from '../corpus/readCorpus.ts';
import { type DocumentLineages, loadLineages } from '../lineage/store/readLineages.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';

const document = 'comprehensive-rules';

export interface Official extends Pick<DocumentLineages, 'editions' | 'lineages' | 'index' | 'placeOf'> {
  /** The entries of the edition at a place of the chain. */
  readonly entriesAt: (place: number) => readonly LoadedEntry[];
  readonly findEntry: (place: number, id: EntryId) => LoadedEntry | undefined;
  /** Place of the edition in force on a day; undefined before the first, and in a gap. */
  readonly placeOn: (day: IsoDate) => number | undefined;
  /** The last edition here before a gap that the edition of a day ends. */
  readonly after: (date: IsoDate) => IsoDate | undefined;
}

/** Undefined when the corpus has no edition of the Comprehensive Rules. */
export function openOfficial(corpus: Corpus): Official | undefined {
  const lineages = loadLineages(corpus, document);
  if (!lineages) return undefined;
  const { manifest } = corpus;
  const keys = new Map(
    manifest.editions.filter((record) => record.document === document && isEdition(record)).map(({ date, key }) => [date, key]),
  );
  const calendar = openCalendar(manifest, document);
  const indexes = new Map<number, ReadonlyMap<EntryId, LoadedEntry>>();
  const entriesAt = (place: number): readonly LoadedEntry[] => {
    const key = keys.get(lineages.editions[place] ?? ('' as IsoDate));
    return key === undefined ? [] : corpus.loadEdition(key);
  };
  const indexOf = (place: number): ReadonlyMap<EntryId, LoadedEntry> => {
    const made = indexes.get(place) ?? new Map(entriesAt(place).map((entry) => [entry.id, entry]));
    indexes.set(place, made);
    return made;
  };
  return {
    ...lineages,
    entriesAt,
    findEntry: (place, id) => indexOf(place).get(id),
    placeOn: (day) => {
      const found = findEdition(manifest, document, day);
      return found && lineages.placeOf(found.date);
    },
    after: (date) => calendar.gapBefore(date)?.before,
  };
}
