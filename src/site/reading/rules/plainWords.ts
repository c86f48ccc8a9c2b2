/** The handbook beside the official text: what it says in plain words of a number or term, in the edition that held with the one shown. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import type { EditionView } from '../../frame/library/edition.ts';
import { openLibrary, type Library } from '../../frame/library/library.ts';

export interface PlainWords {
  readonly entry: LoadedEntry;
  /** Where it stands in the handbook; beside a superseded edition its history, whose address is the same through all of its days. */
  readonly href: string;
}

/**
 * The handbook's entry of the same id. Only the handbook in force on the day of the edition is asked: on another day a number may mean
 * another rule. Undefined for other documents than the Comprehensive Rules, and for headings without text.
 */
export function findPlainWords(view: EditionView, entry: LoadedEntry, library: Library = openLibrary()): PlainWords | undefined {
  if (view.record.document !== 'comprehensive-rules' || view.record.extent !== 'whole') return undefined;
  const { date } = view.record;
  const days = library.corpus.manifest.editions.filter(({ document }) => document === 'handbook').map((record) => record.date);
  const inForce = days.findLast((day) => day <= date);
  // Behind its last day nobody has looked whether it still holds.
  const isKnown = inForce !== undefined && (inForce === date || inForce !== days.at(-1));
  const handbook = isKnown ? library.editions.find(({ record }) => record.document === 'handbook' && record.date === inForce) : undefined;
  const plain = handbook?.findEntry(entry.id);
  const history =
    view.until === undefined || !plain ? undefined : library.histories.get('handbook')?.historyOf(handbook?.record.date ?? date, plain.id);
  const href = history?.href ?? handbook?.hrefOf(entry.id);
  return plain && href !== undefined && plain.wording.length > 0 ? { entry: plain, href } : undefined;
}
