/** The site searches in a packed index whose texts come later, the command line in whole texts: both answer every judged query alike. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openTold } from '../../src/handbook/openHandbook.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { indexEdition } from '../../src/search/indexedEdition.ts';
import { openFile, openIndex } from '../../src/search/openIndex.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
import { unpackEdition } from '../../src/search/pack/unpackEdition.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { answerQuery } from '../../src/search/searchEdition.ts';
import { folder, title } from './catalog.ts';

const content = join(import.meta.dirname, '../../content');
const sets = ['queries-dev', 'queries-kept', 'questions-dev', 'questions-kept', 'queries-unseen', 'questions-unseen'].map((name) =>
  join(import.meta.dirname, '../fixtures/search', `${name}.jsonl`),
);
const queries = sets.flatMap((file) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { readonly q: string }).q),
);

it.skipIf(folder === undefined)(
  `the packed index of the newest edition answers ${queries.length} judged queries as its texts do ${title}`,
  () => {
    const corpus = openCorpus(inject('archiveCorpus'));
    const record = findEdition(corpus.manifest, 'comprehensive-rules');
    if (!record) return expect.fail('the corpus has no edition');
    const told = openTold(corpus, record, loadLineages(corpus, 'comprehensive-rules'));
    const file = collectEdition(record.key, corpus.loadEdition(record.key), readPlayerWords(content), told);
    const whole = openFile(file);
    const here = new Set<number>();
    const { edition } = unpackEdition(packEdition(indexEdition(file)));
    const packed = openIndex(edition, (place) => (here.has(place) ? file.documents[place]?.text : undefined));
    for (const query of queries) {
      here.clear();
      let answer = answerQuery(packed, query);
      while (answer.lacking.length > 0) {
        for (const place of answer.lacking) here.add(place);
        answer = answerQuery(packed, query);
      }
      expect(answer, query).toEqual(answerQuery(whole, query));
    }
  },
);
