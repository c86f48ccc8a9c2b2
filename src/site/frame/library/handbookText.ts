/** The handbook as the corpus of a build has it. */
import type { LoadedEntry } from '../../../corpus/readCorpus.ts';
import type { HandbookText } from '../../../handbook/beside.ts';
import { tellEdition } from '../../../handbook/told.ts';
import type { IsoDate } from '../../../model/edition.ts';
import type { ToldOf } from '../../../search/collectEdition.ts';
import type { EditionView } from './edition.ts';
import type { Library } from './library.ts';

export function openHandbookText({ corpus }: Pick<Library, 'corpus'>): HandbookText {
  const records = corpus.manifest.editions.filter(({ document }) => document === 'handbook');
  const keys = new Map(records.map(({ date, key }) => [date, key]));
  return { days: [...keys.keys()], entriesOn: (day: IsoDate): readonly LoadedEntry[] => corpus.loadEdition(keys.get(day) ?? '') };
}

/** What the handbook tells of an official edition, for searching in it; of itself the questions that it answers. */
export function openTold(library: Library, { record, entries, findEntry }: EditionView): ToldOf {
  if (record.document === 'handbook') return (id) => ({ asks: findEntry(id)?.beside?.asks ?? [], words: [] });
  const official = record.document === 'comprehensive-rules' ? library.histories.get(record.document) : undefined;
  if (!official) return () => undefined;
  const told = tellEdition(official, openHandbookText(library), record.date, new Set(entries.map(({ id }) => id)));
  return (id) => told.get(id);
}
