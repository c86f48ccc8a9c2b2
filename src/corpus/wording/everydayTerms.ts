/** The words that a glossary defines and that stand everywhere all the same: a link on each would tell nobody anything. */
import type { LoadedEntry } from '../loadedEntry.ts';
import { namesOfHeadword } from './headwords.ts';
import { mentionedIn, type TermIndex } from './terms.ts';
import type { EntryId } from '../../model/entry.ts';

/** What stands in more than one of so many entries, and in so many at least. Measured on the edition of January 2026: docs/style.md. */
const oneIn = 40;
const atLeast = 10;

/** Terms of a single word (`player`, `damage`; never `triggered ability`) that more than one entry in forty mentions. */
export function findEverydayTerms(entries: readonly LoadedEntry[], termIndex: TermIndex): ReadonlySet<EntryId> {
  const mentions = new Map<EntryId, number>();
  for (const entry of entries)
    for (const term of mentionedIn(entry, termIndex)) if (term !== entry.id) mentions.set(term, (mentions.get(term) ?? 0) + 1);
  const least = Math.max(atLeast, entries.length / oneIn);
  const isWord = ({ title = '' }: LoadedEntry): boolean =>
    namesOfHeadword(title).some((name) => !name.includes(' ') && !name.includes(','));
  return new Set(
    entries.filter((entry) => entry.kind === 'term' && (mentions.get(entry.id) ?? 0) > least && isWord(entry)).map(({ id }) => id),
  );
}
