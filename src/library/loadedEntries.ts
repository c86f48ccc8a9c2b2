/** Entries with their wordings in place, as the corpus would give them. */
import type { LoadedEntry } from '../corpus/loadedEntry.ts';
import { parseWording } from '../corpus/wording/parseWording.ts';
import type { ReadEdition } from '../model/entry.ts';

const kept = new WeakMap<ReadEdition, readonly LoadedEntry[]>();

/** The entries of an edition; made once for each. */
export function loadedEntries(edition: ReadEdition): readonly LoadedEntry[] {
  const known = kept.get(edition);
  if (known) return known;
  const entries = edition.entries.map(({ text, examples, ...entry }): LoadedEntry => ({
    ...entry,
    wording: text === '' ? [] : parseWording(text),
    examples: examples.map(parseWording),
  }));
  kept.set(edition, entries);
  return entries;
}
