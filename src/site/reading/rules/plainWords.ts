/** The handbook beside the official text: what it says in plain words of an entry of any edition, where it knows what held on that day. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import { besideEdition, type BesideText } from '../../../handbook/beside.ts';
import { listOutrun, type Outrun } from '../../../handbook/rereading.ts';
import type { EntryId } from '../../../model/entry.ts';
import type { IsoDate } from '../../../model/edition.ts';
import type { EditionView } from '../../frame/library/edition.ts';
import { openHandbook } from '../../../handbook/openHandbook.ts';
import { openLibrary, type Library } from '../../frame/library/library.ts';

export interface PlainWords {
  readonly entry: LoadedEntry;
  /** Where it stands in the handbook. */
  readonly href: string;
}

const known = new WeakMap<Library, Map<IsoDate, ReadonlyMap<EntryId, BesideText>>>();

/**
 * The handbook's entry about the same provision. Undefined for other documents than the Comprehensive Rules, for headings without text, and
 * where the handbook has been outrun; and for what stands under a date, where a reader asks for it (reading/handbook/askPlainWords.ts).
 */
export function findPlainWords(view: EditionView, entry: LoadedEntry, library: Library = openLibrary()): PlainWords | undefined {
  const { document, extent, date } = view.record;
  if (document !== 'comprehensive-rules' || extent !== 'whole' || view.until !== undefined || view.address.date !== undefined)
    return undefined;
  const plain = openBeside(library, date).get(entry.id);
  const handbook = plain && library.editions.find(({ record }) => record.document === 'handbook' && record.date === plain.day);
  const href = plain && handbook?.hrefOf(plain.entry.id);
  return plain && href !== undefined ? { entry: plain.entry, href } : undefined;
}

function openBeside(library: Library, date: IsoDate): ReadonlyMap<EntryId, BesideText> {
  const days = known.get(library) ?? new Map<IsoDate, ReadonlyMap<EntryId, BesideText>>();
  known.set(library, days);
  const found = days.get(date) ?? makeBeside(library, date);
  days.set(date, found);
  return found;
}

function makeBeside(library: Library, date: IsoDate): ReadonlyMap<EntryId, BesideText> {
  const official = library.histories.get('comprehensive-rules');
  return official ? besideEdition(official, openHandbook(library.corpus), date) : new Map();
}

/** What an entry of the handbook's newest edition rests on that has changed since it was read beside it. */
export function findOutrun(view: EditionView, entry: LoadedEntry, library: Library = openLibrary()): readonly Outrun[] {
  const official = library.histories.get('comprehensive-rules');
  if (!official || view.record.document !== 'handbook' || view.until !== undefined) return [];
  return listOutrun(official, entry, view.record.date);
}
