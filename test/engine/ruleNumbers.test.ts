/** The table of rule numbers against the rules themselves: needs all editions, so it is skipped without documents. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openCorpus } from '../../src/corpus/readCorpus.ts';
import { concepts } from '../../src/engine/rules/concepts.ts';
import { citesOf } from '../../src/engine/rules/numbers.ts';
import { loadLineages } from '../../src/lineage/store/readLineages.ts';
import { anchors } from '../../scripts/ruleNumbers/anchors.ts';
import { hasWords, openEntries } from '../../scripts/ruleNumbers/findRuns.ts';

describe('rule numbers of concepts', () => {
  it.each([
    ['sba.lethalDamage', '2011-02-04', '704.5g'],
    ['sba.lethalDamage', '2005-10-01', '420.5c'],
    ['cast.targets', '2011-02-04', '601.2c'],
    ['mana.burn', '2009-05-01', '300.3'],
    ['attack.requirement', '2026-01-16', '508.1d'],
    ['layers', '2009-07-11', '612.1'],
  ] as const)('knows %s of %s as %s', (concept, day, number) => {
    expect(citesOf(concept, day)).toEqual([number]);
  });

  it('has no number where the rules no longer speak of it', () => {
    expect(citesOf('mana.burn', '2009-07-11')).toEqual([]);
    expect(citesOf('planeswalker.uniqueness', '2018-01-19')).toEqual([]);
  });

  it('has a number for each concept in some edition', () => {
    expect(
      concepts.filter(
        (concept) =>
          citesOf(concept, '2026-01-16').length + citesOf(concept, '2009-05-01').length + citesOf(concept, '2016-01-16').length === 0,
      ),
    ).toEqual([]);
  });

  const corpus = process.env['CONCORDANCE_CORPUS'] ?? 'build/corpus';
  const hasAll = process.env['CONCORDANCE_DOCUMENTS'] !== undefined && existsSync(`${corpus}/manifest.json`);
  it.runIf(hasAll)('names a rule that is there in each edition, with the words of the concept', () => {
    const opened = openCorpus(corpus);
    const { find } = openEntries(opened);
    const { editions } = loadLineages(opened, 'comprehensive-rules')!;
    const wrong = concepts.flatMap((concept) =>
      editions.flatMap((edition) =>
        citesOf(concept, edition)
          .filter((number) => {
            const found = find(edition, number);
            return !found || !hasWords(found, anchors[concept].words);
          })
          .map((number) => `${concept} ${edition} ${number}`),
      ),
    );
    expect(wrong).toEqual([]);
    expect(editions.length).toBeGreaterThan(100);
  });
});
