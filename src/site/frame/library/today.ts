/**
 * What became, by the newest edition, of what a page of an older one shows. Lineages say so, and nothing else: the number 502 was keyword
 * abilities in 2009 and is the untap step now.
 */
import { putLikeliestFirst } from '../../../lineage/follow.ts';
import type { EntryId } from '../../../model/entry.ts';
import { findNamesake, findShown } from '../addresses/permalinks.ts';
import { makeAddress } from '../addresses/addresses.ts';
import type { EditionView } from './edition.ts';
import type { Library } from './library.ts';

export interface Today {
  readonly href: string;
  /** `page`: the same page of the newest edition; `contents`: that edition; `history`: where it is told what became of it. */
  readonly is: 'entry' | 'page' | 'history' | 'contents';
  /** What the page shows, and what that is called in the newest edition. */
  readonly from?: EntryId;
  readonly to?: EntryId;
}

type Histories = Pick<Library, 'histories'>;

/** What is less sure is left to the history, which says how sure it is. */
const sureEnough = 0.8;

/** What a provision of an older edition surely is in the newest one. */
function findHeir({ histories }: Histories, id: EntryId, view: EditionView, newest: EditionView): EntryId | undefined {
  const history = histories.get(view.record.document);
  const [place, last] = [history?.placeOf(view.record.date), history?.placeOf(newest.record.date)];
  if (!history || place === undefined || last === undefined) return undefined;
  const [heir] = putLikeliestFirst(history.index.follow(place, id, last));
  return heir && heir.score >= sureEnough ? heir.entry : undefined;
}

/** Whether what has a number in an older edition surely has the same one in the newest. */
export function keepsNumber(library: Histories, view: EditionView, newest: EditionView): (id: EntryId) => boolean {
  return view.record === newest.record ? () => true : (id) => findHeir(library, id, view, newest) === id;
}

export function findToday(library: Histories, path: string, view: EditionView, newest: EditionView): Today {
  const contents = { is: 'contents', href: makeAddress({ kind: 'contents', edition: newest.address }) } as const;
  const from = findShown(path, view);
  if (from === undefined) {
    const page = findNamesake(path, view, newest);
    return page === undefined ? contents : { is: 'page', href: page };
  }
  const to = findHeir(library, from, view, newest);
  const href = to === undefined ? undefined : newest.hrefOf(to);
  if (to !== undefined && href !== undefined) return { is: 'entry', href, from, to };
  const told = library.histories.get(view.record.document)?.historyOf(view.record.date, from)?.href;
  return told === undefined ? contents : { is: 'history', href: told, from };
}
