/** The points on which editions differ: newest first from the beginning on, each gathered from where it is played, and no day said anywhere else. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { eraPoints } from '../../src/engine/eras.ts';

describe('era points', () => {
  it.each(eraPoints.map((point) => [point.id, point] as const))(
    '%s has its variants newest first, and one from the beginning',
    (_, { variants }) => {
      const days = variants.map(({ from }) => from);
      expect(days).toEqual([...new Set(days)].toSorted().toReversed());
      expect(days.at(-1)).toBe('');
    },
  );

  it('has a name for each point', () => {
    expect(new Set(eraPoints.map(({ id }) => id)).size).toBe(eraPoints.length);
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
        const ofVariants = text.match(/from: '\d{4}-\d\d-\d\d'/g) ?? [];
        return days.length > ofVariants.length || (days.length > 0 && !text.includes('Variant<')) ? [path] : [];
      });
    expect(said).toEqual([]);
  });
});
