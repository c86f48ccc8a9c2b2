/** The handbook as a corpus has it, and what it tells of the newest edition of a document, for searching in that. */
import type { EditionRecord } from '../corpus/format.ts';
import type { Corpus, LoadedEntry } from '../corpus/readCorpus.ts';
import type { IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import type { HandbookText } from './beside.ts';
import type { OfficialText } from './rereading.ts';
import { questionsOf, tellEdition, type Told } from './told.ts';

type Read = Pick<Corpus, 'manifest' | 'loadEdition' | 'readEdition'>;

/** Of its more than a hundred days the last one is kept, and the one that was asked for last: whoever passes through them goes in their order. */
export function openHandbook({ manifest, loadEdition, readEdition }: Read): HandbookText {
  const records = manifest.editions.filter(({ document }) => document === 'handbook');
  const keys = new Map(records.map(({ date, key }) => [date, key]));
  const days = [...keys.keys()];
  const newest = days.at(-1);
  let asked: { readonly day: IsoDate; readonly entries: readonly LoadedEntry[] } | undefined;
  return {
    days,
    entriesOn: (day) => {
      if (day === newest) return loadEdition(keys.get(day) ?? '');
      if (asked?.day !== day) asked = { day, entries: readEdition(keys.get(day) ?? '') };
      return asked.entries;
    },
  };
}

/** Of an official edition what stands beside it; of the handbook itself the questions that it answers; nothing of other documents. */
export function openTold(
  corpus: Read,
  { document, date, key }: Pick<EditionRecord, 'document' | 'date' | 'key'>,
  official: OfficialText | undefined,
): (id: EntryId) => Told | undefined {
  const entries = corpus.loadEdition(key);
  if (document === 'handbook') {
    const asks = new Map(entries.map((entry) => [entry.id, questionsOf(entry)]));
    return (id) => ({ asks: asks.get(id) ?? [], words: [], wordings: [], restsOn: [] });
  }
  if (document !== 'comprehensive-rules' || !official) return () => undefined;
  const told = tellEdition(official, openHandbook(corpus), date, new Set(entries.map(({ id }) => id)));
  return (id) => told.get(id);
}
