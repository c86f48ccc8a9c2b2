/** What stands beside an entry about its history. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { historyLabels } from './historyLabels.ts';
import { openLibrary, type Library } from '../frame/library/library.ts';
import type { EntryHistory } from '../frame/library/lineages.ts';
import type { EditionView } from '../frame/library/edition.ts';

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
  const { href, since, sinceAfter, orBefore, changes } = history;
  const isNew = until === undefined && since === record.date && changes === 0 && sinceAfter === undefined && !orBefore;
  if (isNew) return { href, text: historyLabels.newIn };
  return { href, text: sayHistory(history) };
}

/** `since 1999, changed 3 times, last July 11, 2009`. */
export function sayHistory({ since, sinceAfter, orBefore, changes, lastChanged, lastChangedAfter }: EntryHistory): string {
  const [year, yearBefore] = [since.slice(0, 4), sinceAfter?.slice(0, 4)];
  const first = orBefore ? historyLabels.orBefore(year) : historyLabels.yearBetween(yearBefore, year);
  return historyLabels.since(first, changes, lastChanged, lastChangedAfter);
}
