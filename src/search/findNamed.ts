/** Which edition a name leads to, of those that are here. */
import { makeCalendar, type KnownEdition } from '../model/calendar.ts';
import type { DocumentId, IsoDate } from '../model/edition.ts';
import type { Named, NamedWork } from './readNamed.ts';

/** Something that can be read: an edition, or a part of one. */
export interface Shelved {
  readonly document: DocumentId;
  readonly date: IsoDate;
  /** The first day on which another was in force, where that is known. */
  readonly until?: IsoDate;
}

/** What is here to be read. */
export interface Shelf<T extends Shelved> {
  /** Of a document with whole editions those alone. */
  readonly editions: readonly T[];
  readonly missing: readonly KnownEdition[];
  /** The document that is searched, and the main one. */
  readonly searched: DocumentId;
  readonly main: DocumentId;
}

export type FoundNamed<T extends Shelved> =
  | { readonly kind: 'edition'; readonly edition: T; readonly isNewest: boolean }
  /** What was in force then is not here, with the day from which on where that is known, and its neighbours. */
  | { readonly kind: 'gap'; readonly work: DocumentId; readonly from?: IsoDate; readonly before?: T; readonly after?: T }
  /** Nothing of the document is here. */
  | { readonly kind: 'absent'; readonly work: Exclude<NamedWork, 'rules'> };

/** The edition that was in force on the day, or the newest one; or why there is none. Never another in its place. */
export function findNamed<T extends Shelved>(
  { editions, missing, searched, main }: Shelf<T>,
  { work: named = searched, day }: Pick<Named, 'work' | 'day'>,
): FoundNamed<T> {
  const work = named === 'rules' ? main : named;
  const here = editions.filter(({ document }) => document === work).toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const newest = here.at(-1);
  if (work === 'judging-at-regular' || !newest) return { kind: 'absent', work };
  if (day === undefined) return { kind: 'edition', edition: newest, isNewest: true };
  const known = missing.filter(({ document }) => document === work);
  const inForce = makeCalendar(
    here.map(({ date }) => date),
    known,
  ).on(day);
  const before = here.findLast(({ date }) => date <= day);
  const after = here.find(({ date }) => date > day);
  if (inForce.kind === 'edition' && before && (before.until === undefined || day < before.until))
    return { kind: 'edition', edition: before, isNewest: before === newest };
  return {
    kind: 'gap',
    work,
    ...(inForce.kind === 'gap' ? { from: inForce.edition.date } : {}),
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  };
}
