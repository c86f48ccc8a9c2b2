/**
 * Words of every day (src/corpus/wording/everydayTerms.ts) on pages of superseded editions: they are links where they first stand under a heading, and
 * not in every rule, since such links would be a seventh of the whole site.
 */
import { findEverydayTerms } from '../../../corpus/wording/everydayTerms.ts';
import { mentionedIn } from '../../../corpus/wording/terms.ts';
import type { EntryId } from '../../../model/entry.ts';
import { keepLatest } from '../../../wording/keepLatest.ts';
import { ancestorsOf, type EditionView } from './edition.ts';

/** The words of every day of an edition, as its addresses name them: those of the newest one count for all editions of its document. */
export const findEverydaySlugs = ({
  entries,
  termIndex,
  slugOf,
}: Pick<EditionView, 'entries' | 'termIndex' | 'slugOf'>): ReadonlySet<string> =>
  new Set([...findEverydayTerms(entries, termIndex)].map(slugOf));

/** Pages of an edition are made one after the other, and those of what changed ask two. */
const repeatedLast = keepLatest<ReadonlyMap<EntryId, ReadonlySet<EntryId>>, EditionView>(4);

/**
 * Which words of every day are not linked in an entry of a superseded edition: those that stood in another before it under the same heading. A term of
 * the glossary is a heading of its own. Found when a page of the edition first asks, and kept until pages of some others did.
 */
export function leaveUnlinked(view: EditionView, everyday: ReadonlySet<string>): (term: EntryId, entry: EntryId) => boolean {
  return (term, entry) =>
    repeatedLast(view, () => findRepeated(view, everyday))
      .get(entry)
      ?.has(term) === true;
}

function findRepeated(view: EditionView, everyday: ReadonlySet<string>): ReadonlyMap<EntryId, ReadonlySet<EntryId>> {
  const words = new Set(view.terms.filter(({ id }) => everyday.has(view.slugOf(id))).map(({ id }) => id));
  const stood = new Map<EntryId, Set<EntryId>>();
  const repeated = new Map<EntryId, ReadonlySet<EntryId>>();
  for (const entry of view.entries) {
    if (entry.kind === 'term') continue;
    const heading = [entry, ...ancestorsOf(view, entry).toReversed()].find(({ id }) => view.hasPage(id))?.id ?? '';
    const before = stood.get(heading) ?? new Set();
    stood.set(heading, before);
    const own = [...mentionedIn(entry, view.termIndex)].filter((term) => words.has(term));
    const again = own.filter((term) => before.has(term));
    if (again.length > 0) repeated.set(entry.id, new Set(again));
    for (const term of own) before.add(term);
  }
  return repeated;
}
