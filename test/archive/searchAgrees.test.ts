/** The site searches in a packed index of which parts and texts come later, the command line in whole texts: both answer every judged query alike. */
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { openTold } from '../../src/handbook/openHandbook.ts';
import { findEdition } from '../../src/corpus/lookup/findEdition.ts';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { collectEdition } from '../../src/search/collectEdition.ts';
import { indexEdition } from '../../src/search/indexedEdition.ts';
import { openFile, prepareIndex } from '../../src/search/openIndex.ts';
import { openParts } from '../../src/search/pack/openParts.ts';
import { packEdition } from '../../src/search/pack/packEdition.ts';
import { packPostings } from '../../src/search/pack/packPostings.ts';
import { unpackEdition } from '../../src/search/pack/unpackEdition.ts';
import { readPlayerWords } from '../../src/search/readPlayerWords.ts';
import { answerQuery, lacksNothing } from '../../src/search/searchEdition.ts';
import { openSets, readJudged } from '../bench/judgedSets.ts';
import { thoroughly } from '../thoroughly.ts';
import { folder, title } from './catalog.ts';

const content = join(import.meta.dirname, '../../content');
const typedInOneVisit = 5;
/** Every second visit: all of them take a minute of the processor, and the sets ask the same in other words (CONCORDANCE_RUNS). */
const queries = openSets
  .flatMap((name) => readJudged(name).map(({ q }) => q))
  .filter((_, at) => thoroughly > 1 || Math.floor(at / typedInOneVisit) % 2 === 0);

it.skipIf(folder === undefined)(
  `the packed index of the newest edition answers ${queries.length} judged queries as its texts do ${title}`,
  () => {
    const corpus = openCorpus(inject('archiveCorpus'));
    const record = findEdition(corpus.manifest, 'comprehensive-rules');
    if (!record) return expect.fail('the corpus has no edition');
    const told = openTold(corpus, record, loadLineages(corpus, 'comprehensive-rules'));
    const file = collectEdition(record.key, corpus.loadEdition(record.key), readPlayerWords(content), told);
    const whole = openFile(file);
    const indexed = indexEdition(file);
    const packed = packPostings(indexed);
    const { edition, parts } = unpackEdition(packEdition(indexed, { parts: packed.map(({ stems }) => stems), beside: '' }));
    const openWith = prepareIndex(edition);
    const open = () => {
      const known = openParts(edition, parts);
      const here = new Set<number>();
      return { known, here, index: openWith(known.postingsOf, (place) => (here.has(place) ? file.documents[place]?.text : undefined)) };
    };
    let visit = open();
    for (const [at, query] of queries.entries()) {
      // A reader types several: what came for one is there for the next.
      if (at % typedInOneVisit === 0) visit = open();
      const { index, known, here } = visit;
      let answer = answerQuery(index, query);
      while (!lacksNothing(answer.lacking)) {
        for (const part of known.lackingFor(answer.lacking.stems)) known.add(part, packed[part]?.bytes ?? new Uint8Array());
        for (const place of answer.lacking.texts) here.add(place);
        answer = answerQuery(index, query);
      }
      expect(answer, query).toEqual(answerQuery(whole, query));
    }
  },
);
