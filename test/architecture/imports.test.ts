/** Holds the imports of src/ against dependency-cruiser.config.mjs: a lint rule that a comment switched off is found here. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { describe, expect, it } from 'vitest';
import config from '../../dependency-cruiser.config.mjs';
import { siteMayImport } from './layers.mjs';

const root = resolve(import.meta.dirname, '../..');
const src = join(root, 'src');

/** Forbids what there is: that it is found shows that the others would be. */
const seen: IForbiddenRuleType = {
  name: 'nothing reads state',
  severity: 'error',
  from: { path: '^src/engine/look/' },
  to: { path: '^src/engine/state/state' },
};

async function listViolations(): Promise<readonly string[]> {
  const forbidden = [...(config.forbidden as readonly IForbiddenRuleType[]), seen];
  const options = { ...config.options, baseDir: root, validate: true, ruleSet: { forbidden } } as ICruiseOptions;
  const { output } = await cruise(['src'], options, undefined, { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) });
  const { summary, modules } = output as ICruiseResult;
  expect(modules.length, 'modules read').toBeGreaterThan(500);
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`);
}

type Paths = string | readonly string[] | undefined;

/** The imports that a rule of paths alone forbids; rules of other things (circles, packages' kinds) are for dependency-cruiser. */
function breaking(imports: readonly { readonly from: string; readonly to: string }[]): readonly string[] {
  const matches = (paths: Paths, file: string): boolean => [paths ?? []].flat().some((path) => new RegExp(path).test(file));
  const has = (side: object, file: string): boolean => {
    const { path, pathNot, ...others } = side as { path?: Paths; pathNot?: Paths };
    return Object.keys(others).length === 0 && (path === undefined || matches(path, file)) && !matches(pathNot, file);
  };
  const rules = config.forbidden as readonly { readonly name: string; readonly from: object; readonly to: object }[];
  return rules.flatMap((rule) =>
    imports
      .filter(({ from, to }) => 'path' in rule.to && has(rule.from, from) && has(rule.to, to))
      .map(({ from, to }) => `${rule.name}: ${from} imports ${to}`),
  );
}

describe('the imports of src/', () => {
  it('go down the layers and strata, never up or round; what is forbidden would be found', async () => {
    const found = await listViolations();
    expect(found.filter((each) => !each.startsWith(`${seen.name}:`))).toEqual([]);
    expect(found).toContain('nothing reads state: src/engine/look/look.ts imports src/engine/state/state.ts');
  }, 60_000);

  // Components are no modules to dependency-cruiser, so what they import is read here and held against the same paths.
  it('go down the layers and features in components too', () => {
    const components = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.astro'));
    const imports = components.flatMap((from) =>
      [...readFileSync(join(src, from), 'utf8').matchAll(/\b(?:from\s+|import\s*\(?)'(\.[^'?]+)/g)].map(([, name = '']) => ({
        from: `src/${from}`,
        to: relative(root, resolve(src, dirname(from), name)),
      })),
    );
    expect(imports.length).toBeGreaterThan(100);
    expect(breaking(imports)).toEqual([]);
  });

  it('are seen in components: a view that knows another feature is found', () => {
    const from = 'src/site/changes/ChangesView.astro';
    expect(breaking([{ from, to: 'src/site/frame/labels/labels.ts' }])).toEqual([]);
    expect(breaking([{ from, to: 'src/site/search/SearchForm.astro' }])).toHaveLength(1);
    expect(breaking([{ from, to: 'src/grammar/rulesGrammar.ts' }])).toHaveLength(1);
    expect(breaking([{ from: 'src/site/reading/rules/Rule.astro', to: 'src/site/layout/Page.astro' }])).toHaveLength(1);
  });

  it('have a row for each feature of the site', () => {
    expect(readdirSync(join(src, 'site')).sort()).toEqual(Object.keys(siteMayImport).sort());
  });

  it('find no drawer for what has no place', () => {
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => /^(?:utils?|helpers?|misc|common)\./.test(basename(file)))).toEqual([]);
  });
});
