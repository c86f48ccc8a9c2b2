/** The handbook as a corpus has it, and what it tells of the newest edition of a document, for searching in that. */
import type { EditionRecord } from '../corpus/format.ts';
import type { Corpus } from '../corpus/readCorpus.ts';
import type { EntryId } from '../model/entry.ts';
import type { HandbookText } from './beside.ts';
import type { OfficialText } from './rereading.ts';
import { tellEdition, type Told } from './told.ts';

type Read = Pick<Corpus, 'manifest' | 'loadEdition'>;

export function openHandbook({ manifest, loadEdition }: Read): HandbookText {
  const records = manifest.editions.filter(({ document }) => document === 'handbook');
  const keys = new Map(records.map(({ date, key }) => [date, key]));
  return { days: [...keys.keys()], entriesOn: (day) => loadEdition(keys.get(day) ?? '') };
}

/** Of an official edition what stands beside it; of the handbook itself the questions that it answers; nothing of other documents. */
export function openTold(
  corpus: Read,
  { document, date, key }: Pick<EditionRecord, 'document' | 'date' | 'key'>,
  official: OfficialText | undefined,
): (id: EntryId) => Told | undefined {
  const entries = corpus.loadEdition(key);
  if (document === 'handbook') {
    const asks = new Map(entries.map(({ id, beside }) => [id, beside?.asks ?? []]));
    return (id) => ({ asks: asks.get(id) ?? [], words: [] });
  }
  if (document !== 'comprehensive-rules' || !official) return () => undefined;
  const told = tellEdition(official, openHandbook(corpus), date, new Set(entries.map(({ id }) => id)));
  return (id) => told.get(id);
}
