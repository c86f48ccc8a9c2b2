/** Every rule that an Example of any edition stands under can be cited in that edition's number. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Corpus, openCorpus } from '../../src/corpus/readCorpus.ts';
import { citedNumbers } from '../../src/demonstration/telling/citedNumbers.ts';
import { type DocumentLineages, loadLineages } from '../../src/lineage/store/readLineages.ts';
import { folder, title } from './catalog.ts';

let corpus: Corpus;
let lineages: DocumentLineages;

beforeAll(() => {
  if (folder === undefined) return;
  corpus = openCorpus(inject('archiveCorpus'));
  lineages = loadLineages(corpus, 'comprehensive-rules') ?? expect.fail('no lineages');
});

describe.skipIf(folder === undefined)(`rules that have Examples ${title}`, () => {
  it('can be cited by their numbers in every edition', () => {
    let count = 0;
    const lacking = lineages.editions.flatMap((edition) => {
      const cited = new Set(citedNumbers(edition));
      const ruled = corpus
        .loadEdition(`comprehensive-rules/${edition}`)
        .filter(({ kind, examples }) => kind !== 'term' && examples.length > 0);
      count += ruled.length;
      return ruled.flatMap(({ id }) => (cited.has(id) ? [] : [`${edition} ${id}`]));
    });
    expect(lacking).toEqual([]);
    expect(count).toBeGreaterThan(5000);
  });
});
