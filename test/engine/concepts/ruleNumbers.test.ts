/** The table of rule numbers; test/archive holds it against the rules themselves. */
import { describe, expect, it } from 'vitest';
import { concepts } from '../../../src/engine/concepts/concepts.ts';
import { citesOf } from '../../../src/engine/concepts/numbers.ts';
import { wholeEditions } from '../../demonstration/editionDays.ts';

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
    expect(concepts.filter((concept) => wholeEditions.every((day) => citesOf(concept, day).length === 0))).toEqual([]);
  });
});
