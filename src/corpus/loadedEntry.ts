import type { Entry } from '../model/entry.ts';
import type { Inline } from '../model/wording.ts';
import type { CorpusEntry } from './format.ts';
import { makeWording, parseWording } from './wording/parseWording.ts';

/** An entry with its wordings in place. A heading without text of its own has an empty wording. */
export interface LoadedEntry extends Omit<CorpusEntry, 'wording' | 'examples'> {
  readonly wording: readonly Inline[];
  readonly examples: readonly (readonly Inline[])[];
}

/** The entry as it was when it was read: texts as printed instead of wordings. Works in a browser too. */
export function toEntry({ wording, examples, ...entry }: LoadedEntry): Entry {
  return { ...entry, text: makeWording(wording), examples: examples.map(makeWording) };
}

/** An entry that was read just now, with its texts as wordings; the inverse of toEntry. */
export function toLoadedEntry({ text, examples, ...entry }: Entry): LoadedEntry {
  return { ...entry, wording: parseWording(text), examples: examples.map(parseWording) };
}
