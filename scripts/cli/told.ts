/** What the handbook tells of the newest official edition, for searching in it; of itself the questions that it answers. */
import type { EditionRecord } from '../../src/corpus/format.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import type { Corpus } from '../../src/corpus/readCorpus.ts';
import { tellEdition } from '../../src/handbook/told.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import type { ToldOf } from '../../src/search/collectEdition.ts';

export function openTold(corpus: Corpus, record: EditionRecord): ToldOf {
  const { document, date, key } = record;
  // The site makes the indexes of older editions in the browser, of their own words.
  if (findEdition(corpus.manifest, document) !== record) return () => undefined;
  const editions = corpus.manifest.editions.filter((each) => each.document === 'handbook');
  if (document === 'handbook') {
    const asks = new Map(corpus.loadEdition(key).map((entry) => [entry.id, entry.beside?.asks ?? []]));
    return (id) => ({ asks: asks.get(id) ?? [], words: [] });
  }
  const official = document === 'comprehensive-rules' ? loadLineages(corpus, document) : undefined;
  if (!official) return () => undefined;
  const keys = new Map(editions.map((each) => [each.date, each.key]));
  const ids = new Set(corpus.loadEdition(key).map(({ id }) => id));
  const told = tellEdition(official, { days: [...keys.keys()], entriesOn: (day) => corpus.loadEdition(keys.get(day) ?? '') }, date, ids);
  return (id) => told.get(id);
}
