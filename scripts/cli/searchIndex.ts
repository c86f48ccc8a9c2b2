import type { EditionRecord } from '../../src/corpus/format.ts';
import { type Corpus, toEntry } from '../../src/corpus/readCorpus.ts';
import { citationsOf, makeEntryIndex } from '../../src/corpus/wording/resolve.ts';
import { collectDocuments } from '../../src/search/documents.ts';
import { openIndex, type SearchIndex } from '../../src/search/openIndex.ts';

/** The search index of one edition, made from the corpus. */
export function openSearchIndex(corpus: Corpus, { key }: EditionRecord): SearchIndex {
  const loaded = corpus.loadEdition(key);
  const index = makeEntryIndex(loaded.map(toEntry));
  const searchable = loaded.map((entry) => ({
    ...toEntry(entry),
    cites: entry.kind === 'term' ? citationsOf(entry.wording, index).flatMap(({ targets }) => targets) : [],
  }));
  return openIndex(collectDocuments(key, searchable));
}
