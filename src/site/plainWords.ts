/** The handbook beside the official text: what it says in plain words of a number or term, on the day of the edition shown. */
import type { LoadedEntry } from '../corpus/readCorpus.ts';
import type { EditionView } from './edition.ts';
import { openLibrary, type Library } from './library.ts';

export interface PlainWords {
  readonly entry: LoadedEntry;
  /** Where it stands in the handbook. */
  readonly href: string;
}

/**
 * The handbook's entry of the same id. Only a handbook of the same day is asked: on another day a number may mean another rule.
 * Undefined for other documents than the Comprehensive Rules, and for headings without text.
 */
export function findPlainWords(view: EditionView, entry: LoadedEntry, library: Library = openLibrary()): PlainWords | undefined {
  if (view.record.document !== 'comprehensive-rules' || view.record.extent !== 'whole') return undefined;
  const handbook = library.editions.find(({ record }) => record.document === 'handbook' && record.date === view.record.date);
  const plain = handbook?.findEntry(entry.id);
  const href = handbook?.hrefOf(entry.id);
  return plain && href !== undefined && plain.wording.length > 0 ? { entry: plain, href } : undefined;
}
