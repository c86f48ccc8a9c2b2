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

/** What is less sure is left to the history, which says how sure it is. */
const sureEnough = 0.8;

export function findToday({ histories }: Pick<Library, 'histories'>, path: string, view: EditionView, newest: EditionView): Today {
  const contents = { is: 'contents', href: makeAddress({ kind: 'contents', edition: newest.address }) } as const;
  const from = findShown(path, view);
  if (from === undefined) {
    const page = findNamesake(path, view, newest);
    return page === undefined ? contents : { is: 'page', href: page };
  }
  const history = histories.get(view.record.document);
  const [place, last] = [history?.placeOf(view.record.date), history?.placeOf(newest.record.date)];
  if (!history || place === undefined || last === undefined) return contents;
  const [heir] = putLikeliestFirst(history.index.follow(place, from, last));
  const href = heir && heir.score >= sureEnough ? newest.hrefOf(heir.entry) : undefined;
  if (heir && href !== undefined) return { is: 'entry', href, from, to: heir.entry };
  const told = history.historyOf(view.record.date, from)?.href;
  return told === undefined ? contents : { is: 'history', href: told, from };
}
