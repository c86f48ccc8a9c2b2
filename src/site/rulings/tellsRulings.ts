/** Whether an entry has rulings to tell of beside it. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import type { EditionView } from '../frame/library/edition.ts';
import { findGroup, openShownRulings, saysMore, type ShownRulings } from './shownRulings.ts';

/**
 * In the newest edition all of them; in another those that say more than the rules of their day: that a summary quotes a rule word for word its
 * history says, to which the tools of every entry lead.
 */
export function tellsRulings(view: EditionView, entry: Pick<LoadedEntry, 'id'>, shown: ShownRulings = openShownRulings()): boolean {
  const group = findGroup(view, entry, shown);
  return group !== undefined && (saysMore(group) || (view.until === undefined && view.address.date === undefined));
}
