import type { DocumentId, IsoDate } from '../../model/edition.ts';
import type { EditionRecord, Manifest } from '../format.ts';
import { isEdition, openCalendar } from './openCalendar.ts';

/**
 * The edition of a document that is in force on a day, or the newest one. Undefined when the document begins later, and in a gap: the
 * edition of that day is known and not here, and the one before it is another (`openCalendar` names both neighbours). Editions that are
 * whole go before parts of one: a single chapter found on a newer page does not make the older book obsolete.
 */
export function findEdition(manifest: Manifest, document: DocumentId, day?: IsoDate): EditionRecord | undefined {
  if (day !== undefined && openCalendar(manifest, document).on(day).kind === 'gap') return undefined;
  const started = manifest.editions.filter(
    (record) => record.document === document && record.mainSource === undefined && (day === undefined || record.date <= day),
  );
  return started.findLast(isEdition) ?? started.at(-1);
}

/**
 * All sources of a document that may answer for a day, the best first: the edition in force, then what was collected in parts, newest
 * first. A summary of changes holds rulings that the last whole summary, six years older, has not.
 */
export function findSources(manifest: Manifest, document: DocumentId, day?: IsoDate): EditionRecord[] {
  const inForce = findEdition(manifest, document, day);
  const partial = manifest.editions.filter(
    (record) =>
      record.document === document && record !== inForce && record.extent === 'changes' && (day === undefined || record.date <= day),
  );
  return [...(inForce ? [inForce] : []), ...partial.toReversed()];
}
