/** The rules of a day in words: every variant that is played has a sentence of its own, and a rule. */
import { describe, expect, it } from 'vitest';
import { concepts } from '../../src/engine/concepts/concepts.ts';
import { eraPoints } from '../../src/engine/eras.ts';
import { rulesetOn } from '../../src/demonstration/editions/ruleset.ts';
import { eraWords } from '../../src/demonstration/telling/eraWords.ts';

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

describe('the rules of a day', () => {
  it.each(eraPoints.map((point) => [point.id, point] as const))(
    '%s says each variant in a sentence, of a known concept',
    (id, { variants }) => {
      const [title, ...says] = eraWords[id];
      expect(title).toMatch(/^[A-Z]/);
      expect(says).toHaveLength(variants.length);
      for (const [concept, sentence] of says) {
        expect(concepts).toContain(concept);
        expect(sentence).toMatch(/^[A-Z].*\.$/);
      }
    },
  );

  it('lists each point once', () => {
    for (const day of days) expect(rulesetOn(day).map(({ point }) => point)).toEqual(eraPoints.map(({ id }) => id));
  });

  it('says of combat damage what held before and since it left the stack', () => {
    const conceptOn = (day: string) => rulesetOn(day).find(({ point }) => point === 'combat-damage')?.concept;
    expect([conceptOn('2009-05-01'), conceptOn('2009-07-11')]).toEqual(['damage.onStack', 'damage.deal']);
  });
});
