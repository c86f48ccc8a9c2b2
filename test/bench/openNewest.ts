/** The newest edition of the corpus as the search has it, with all its texts. */
import { join } from 'node:path';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { openTold } from '../../src/handbook/openHandbook.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import type { SearchFile } from '../../src/search/documents.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';

const root = join(import.meta.dirname, '../..');

/** Of the corpus that `CONCORDANCE_CORPUS` names, or of the one in `build`. @throws Error where it has no edition. */
export function collectNewest(): SearchFile {
  const corpus = openCorpus(process.env['CONCORDANCE_CORPUS'] ?? join(root, 'build/corpus'));
  const record = findEdition(corpus.manifest, 'comprehensive-rules') ?? findEdition(corpus.manifest, 'handbook');
  if (!record) throw new Error('The corpus has no edition.');
  const told = openTold(corpus, record, loadLineages(corpus, record.document));
  return collectEdition(record.key, corpus.loadEdition(record.key), readPlayerWords(join(root, 'content')), told);
}
