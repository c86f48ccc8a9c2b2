/** Every rule that an Example of any edition stands under can be cited in that edition's number, but for those that no game here rests on. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Corpus, openCorpus } from '../../src/corpus/readCorpus.ts';
import { citedNumbers } from '../../src/demonstration/telling/citedNumbers.ts';
import { type DocumentLineages, loadLineages } from '../../src/lineage/store/readLineages.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import { folder, title } from './catalog.ts';

let corpus: Corpus;
let lineages: DocumentLineages;

beforeAll(() => {
  if (folder === undefined) return;
  corpus = openCorpus(inject('archiveCorpus'));
  lineages = loadLineages(corpus, 'comprehensive-rules') ?? expect.fail('no lineages');
});

describe.skipIf(folder === undefined)(`rules that have Examples ${title}`, () => {
  /** Rules on which no game here rests, each by its number in an edition; lineages lead to the others. */
  const notPlayed: Readonly<Record<string, readonly string[]>> = {
    'there are no stickers': ['2026-01-16 123.6b', '2026-01-16 123.6c'],
  };

  it('can be cited by their numbers in every edition, but for those that are not played', () => {
    const without = new Set(
      Object.values(notPlayed)
        .flat()
        .flatMap((place) => {
          const [day = '', number = ''] = place.split(' ');
          return lineages.editions.flatMap((edition, at) =>
            lineages.index.follow(lineages.placeOf(day as IsoDate) ?? -1, number, at).map(({ entry }) => `${edition} ${entry}`),
          );
        }),
    );
    let count = 0;
    const lacking = lineages.editions.flatMap((edition) => {
      const cited = new Set(citedNumbers(edition));
      const ruled = corpus
        .loadEdition(`comprehensive-rules/${edition}`)
        .filter(({ kind, examples }) => kind !== 'term' && examples.length > 0);
      count += ruled.length;
      return ruled.flatMap(({ id }) => (cited.has(id) || without.has(`${edition} ${id}`) ? [] : [`${edition} ${id}`]));
    });
    expect(lacking).toEqual([]);
    expect(count).toBeGreaterThan(5000);
    // A row here ends once its rule can be cited.
    for (const [why, places] of Object.entries(notPlayed))
      for (const place of places) {
        const [day = '', number = ''] = place.split(' ');
        expect(citedNumbers(day), why).not.toContain(number);
      }
  });
});
