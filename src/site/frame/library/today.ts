/**
 * What became, by the newest edition, of what a page of an older one shows. Lineages say so, and nothing else: the number 502 was keyword
 * abilities in 2009 and is the untap step now.
 */
import { type Followed, putLikeliestFirst } from '../../../lineage/follow.ts';
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
  /** How sure it is that this became that, where it is not sure. */
  readonly score?: number;
}

type Histories = Pick<Library, 'histories'>;

/** What is less likely is left to the history, which says of each step how sure it is. */
const likely = 0.8;
/** Less sure than this, and it is said how sure it is; nothing is called the same without a word. */
const sureEnough = 0.995;

/** What a provision of an older edition most likely is in the newest one. */
function findHeir({ histories }: Histories, id: EntryId, view: EditionView, newest: EditionView): Followed | undefined {
  const history = histories.get(view.record.document);
  const [place, last] = [history?.placeOf(view.record.date), history?.placeOf(newest.record.date)];
  if (!history || place === undefined || last === undefined) return undefined;
  return putLikeliestFirst(history.index.follow(place, id, last))[0];
}

/** Whether what has a number in an older edition surely has the same one in the newest. */
export function keepsNumber(library: Histories, view: EditionView, newest: EditionView): (id: EntryId) => boolean {
  if (view.record === newest.record) return () => true;
  return (id) => {
    const heir = findHeir(library, id, view, newest);
    return heir?.entry === id && heir.score >= sureEnough;
  };
}

export function findToday(library: Histories, path: string, view: EditionView, newest: EditionView): Today {
  const contents = { is: 'contents', href: makeAddress({ kind: 'contents', edition: newest.address }) } as const;
  const from = findShown(path, view);
  if (from === undefined) {
    const page = findNamesake(path, view, newest);
    return page === undefined ? contents : { is: 'page', href: page };
  }
  const heir = findHeir(library, from, view, newest);
  const href = heir && heir.score >= likely ? newest.hrefOf(heir.entry) : undefined;
  if (heir && href !== undefined)
    return { is: 'entry', href, from, to: heir.entry, ...(heir.score < sureEnough ? { score: heir.score } : {}) };
  const told = library.histories.get(view.record.document)?.historyOf(view.record.date, from)?.href;
  return told === undefined ? contents : { is: 'history', href: told, from };
}
