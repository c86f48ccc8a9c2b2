/** What changed in words between two editions of a provision. */
import type { Difference } from '../../../model/alignment.ts';
import { compareLists, type MembersChange } from '../../../wording/compareLists.ts';
import { compareWordings, type WordChange } from '../../../wording/compareWordings.ts';
import { foldTypography } from '../../../wording/typography.ts';
import type { PrintedProvision } from '../provisions.ts';
import { shortenChanges } from './shortenChanges.ts';

/** Difference in words. Lists tell of members; `words` then is of the text around them. */
export interface ToldDifference {
  readonly title?: readonly WordChange[];
  readonly lists: readonly MembersChange[];
  readonly words: readonly WordChange[];
}

/** The difference of two wordings of a provision, or nothing where no word differs. Only where typography is all does it tell of that. */
export function tellDifference(
  old: Pick<PrintedProvision, 'title' | 'text'>,
  now: Pick<PrintedProvision, 'title' | 'text'>,
  difference: Difference,
  words: number,
): ToldDifference | undefined {
  const options = difference === 'typography' ? {} : { fold: foldTypography };
  const compare = (before: string, after: string): readonly WordChange[] => {
    const changes = compareWordings(before, after, options);
    return changes.some(({ kind }) => kind !== 'same') ? shortenChanges(changes, words) : [];
  };
  const title = compare(old.title ?? '', now.title ?? '');
  const lists = difference === 'list' || difference === 'substance' ? compareLists(old.text, now.text, options) : undefined;
  const isTold = lists?.lists.some(({ added, removed, altered }) => added.length + removed.length + altered.length > 0) ?? false;
  const framed = lists && isTold ? lists.frame.filter(({ kind }) => kind !== 'same') : [];
  const changes = lists && isTold ? (framed.length === 0 ? [] : shortenChanges(lists.frame, words)) : compare(old.text, now.text);
  if (title.length === 0 && changes.length === 0 && !isTold) return undefined;
  return { ...(title.length === 0 ? {} : { title }), lists: lists && isTold ? lists.lists : [], words: changes };
}
