/** Holds the imports of src/ against dependency-cruiser.config.mjs: a lint rule that a comment switched off is found here. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import config from '../../dependency-cruiser.config.mjs';
import { layers, mayImport } from './layers.mjs';

const root = resolve(import.meta.dirname, '../..');
const src = join(root, 'src');

async function violations(forbidden: readonly IForbiddenRuleType[]): Promise<readonly string[]> {
  const options = { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden: [...forbidden] } } as ICruiseOptions;
  const { output } = await cruise(['src'], options, undefined, { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) });
  const { summary, modules } = output as ICruiseResult;
  expect(modules.length, 'modules read').toBeGreaterThan(500);
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`);
}

describe('the imports of src/', () => {
  it('go down the layers and strata, never up or round', async () => {
    expect(await violations(config.forbidden as readonly IForbiddenRuleType[])).toEqual([]);
  }, 60_000);

  it('are seen: a rule that forbids what there is finds it', async () => {
    const found = await violations([
      { name: 'nothing reads state', severity: 'error', from: { path: '^src/engine/look/' }, to: { path: '^src/engine/state/state' } },
    ]);
    expect(found).toContain('nothing reads state: src/engine/look/look.ts imports src/engine/state/state.ts');
  }, 60_000);

  // Components are no modules to dependency-cruiser, so what they import is read here.
  it('keep the parsers out of the components', () => {
    const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'));
    const layerOf = (file: string): string | undefined => layers.find((layer) => file.startsWith(`${layer}/`));
    const imports = components.flatMap((from) =>
      [...readFileSync(join(src, from), 'utf8').matchAll(/\bfrom\s+'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g)].map(([, name, later]) => ({
        from,
        to: relative(src, resolve(src, dirname(from), name ?? later ?? '')),
      })),
    );
    expect(imports.length).toBeGreaterThan(100);
    const wrong = imports.filter(({ from, to }) => {
      const [layer, other] = [layerOf(from), layerOf(to)];
      return (
        layer !== undefined &&
        other !== undefined &&
        layer !== other &&
        !(mayImport as Record<string, readonly string[]>)[layer]?.includes(other)
      );
    });
    expect(wrong).toEqual([]);
  });

  it('find no drawer for what has no place', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /^(?:utils?|helpers?|misc|common)\./.test(basename(file)))).toEqual([]);
  });
});
