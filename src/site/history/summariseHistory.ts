/** What stands beside an entry about its history. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { historyLabels } from '../historyLabels.ts';
import { openLibrary, type Library } from '../library.ts';
import type { EditionView } from '../edition.ts';

export interface HistorySummary {
  readonly text: string;
  readonly href: string;
}

/** Undefined for an entry that has no lineage. The same in every superseded edition that has the entry. */
export function summariseHistory(
  { record, until }: Pick<EditionView, 'record' | 'until'>,
  { id }: Pick<LoadedEntry, 'id'>,
  { histories }: Pick<Library, 'histories'> = openLibrary(),
): HistorySummary | undefined {
  const history = histories.get(record.document)?.historyOf(record.date, id);
  if (!history) return undefined;
  const { href, since, changes, lastChanged } = history;
  const isNew = until === undefined && since === record.date && changes === 0;
  return { href, text: isNew ? historyLabels.newIn : historyLabels.since(since.slice(0, 4), changes, lastChanged) };
}
