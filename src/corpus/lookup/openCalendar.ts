import { makeCalendar, type Calendar } from '../../model/calendar.ts';
import type { DocumentId } from '../../model/edition.ts';
import type { EditionRecord, Manifest } from '../format.ts';

const kept = new WeakMap<Manifest, Map<DocumentId, Calendar>>();

/** Whether a record is an edition among the editions of its document: whole, and of several sources the one that is taken. */
export function isEdition({ extent, mainSource }: Pick<EditionRecord, 'extent' | 'mainSource'>): boolean {
  return extent === 'whole' && mainSource === undefined;
}

/** The calendar of a document in a corpus: partial sources are none of its editions. Made once for a manifest. */
export function openCalendar(manifest: Manifest, document: DocumentId): Calendar {
  const calendars = kept.get(manifest) ?? new Map<DocumentId, Calendar>();
  kept.set(manifest, calendars);
  const known = calendars.get(document);
  if (known) return known;
  const here = manifest.editions.filter((record) => record.document === document && isEdition(record)).map(({ date }) => date);
  const calendar = makeCalendar(
    here,
    (manifest.missing ?? []).filter((edition) => edition.document === document),
  );
  calendars.set(document, calendar);
  return calendar;
}
