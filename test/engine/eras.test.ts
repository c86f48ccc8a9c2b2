/** The points on which editions differ: no gap, no overlap, and the same days as the state-based actions that carry them out. */
import { describe, expect, it } from 'vitest';
import { eraPoints, rulesetOn } from '../../src/engine/eras.ts';
import { concepts } from '../../src/engine/concepts/concepts.ts';
import { legendRuleOn, planeswalkerRuleOn } from '../../src/engine/stateBasedActions/uniqueness.ts';
import { actionsOn } from '../../src/engine/stateBasedActions/run.ts';

const days = [
  '1993-01-01',
  '1999-04-23',
  '2004-06-01',
  '2004-10-01',
  '2009-05-01',
  '2009-07-11',
  '2013-07-13',
  '2017-09-29',
  '2024-11-08',
  '2030-01-01',
];

describe('era points', () => {
  it.each(eraPoints.map((point) => [point.id, point] as const))('%s has one variant for every day', (_, { variants }) => {
    for (const day of [...days, ...variants.flatMap(({ from, until = from }) => [from, until])])
      expect([day, variants.filter(({ from, until }) => from <= day && (until === undefined || day < until)).length]).toEqual([day, 1]);
  });

  it('names known concepts, and says each variant in a sentence of its own', () => {
    for (const { variants } of eraPoints)
      for (const { concept, sentence } of variants) {
        expect(concepts).toContain(concept);
        expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    expect(new Set(eraPoints.map(({ id }) => id)).size).toBe(eraPoints.length);
  });

  it('lists the ruleset of a day, each point once', () => {
    for (const day of days) expect(rulesetOn(day).map(({ point }) => point)).toEqual(eraPoints.map(({ id }) => id));
    const point = (day: string, id: string) => rulesetOn(day).find((each) => each.point === id)?.concept;
    expect([point('2009-05-01', 'combat-damage'), point('2009-07-11', 'combat-damage')]).toEqual(['damage.onStack', 'damage.deal']);
  });

  it.each(days)('agrees with the state-based actions of %s about uniqueness', (day) => {
    const names = actionsOn(day).map(({ name }) => name);
    expect(names.filter((name) => name === 'legend rule')).toHaveLength(1);
    expect(names.includes('planeswalker uniqueness')).toBe(planeswalkerRuleOn(day) !== 'no rule');
    expect(['oldest', 'none', 'one']).toContain(legendRuleOn(day));
  });
});
