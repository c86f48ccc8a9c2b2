/** The points on which editions differ: no gap, no overlap, each gathered from where it is played, and no day said anywhere else. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eraPoints, rulesetOn } from '../../src/engine/eras.ts';
import { concepts } from '../../src/engine/concepts/concepts.ts';

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

  const engine = new URL('../../src/engine/', import.meta.url);
  const files = globSync('**/*.ts', { cwd: engine }).map((path) => ({ path, text: readFileSync(new URL(path, engine), 'utf8') }));

  it('gathers every list of variants that the engine has, each once', () => {
    const gathered = files.find(({ path }) => path === 'eras.ts')?.text ?? '';
    const lists = files.flatMap(({ text }) => [...text.matchAll(/^(?:export )?const (\w+): readonly Variant<.*>\[\] =/gm)]);
    const points = [...gathered.matchAll(/variants: (?:\w+\.)?(\w+) \}/g)].map(([, name = '']) => name);
    expect(lists.map(([, name = '']) => name).toSorted()).toEqual(points.toSorted());
    expect(points).toHaveLength(eraPoints.length);
  });

  it('says a day in a variant, and nowhere else', () => {
    const said = files
      // Numbers of rules and first editions are tables of facts.
      .filter(({ path }) => !['numbers', 'numberRuns', 'firstEditions'].some((table) => path === `concepts/${table}.ts`))
      .flatMap(({ path, text }) => {
        const days = text.match(/'\d{4}-\d\d-\d\d'/g) ?? [];
        const ofVariants = text.match(/(?:from|until): '\d{4}-\d\d-\d\d'/g) ?? [];
        return days.length > ofVariants.length || (days.length > 0 && !text.includes('Variant<')) ? [path] : [];
      });
    expect(said).toEqual([]);
  });
});
