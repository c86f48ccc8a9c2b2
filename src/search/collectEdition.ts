import type { EditionKey } from '../corpus/format.ts';
import { type LoadedEntry, toEntry } from '../corpus/loadedEntry.ts';
import { citationsOf, makeEntryIndex } from '../corpus/wording/resolve.ts';
import { collectDocuments, type SearchFile } from './documents.ts';
import type { PlayerWord } from './playerWords.ts';

/** A citation of a range counts with its first entries only: it points at a place, not at each of forty rules. */
const targetsOfRange = 3;

/** What can be found in one edition of the corpus. The site and the command line search in the same. */
export function collectEdition(key: EditionKey, loaded: readonly LoadedEntry[], playerWords: readonly PlayerWord[]): SearchFile {
  const entries = loaded.map(toEntry);
  const index = makeEntryIndex(entries);
  return collectDocuments(
    key,
    loaded.map((entry, at) => ({
      ...(entries[at] ?? toEntry(entry)),
      cites: citationsOf(entry.wording, index).flatMap(({ targets }) => targets.slice(0, targetsOfRange)),
    })),
    playerWords,
  );
}
