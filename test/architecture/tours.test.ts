/** The walks of docs/tour begin at what is there: what they name, and what they put their code beside. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const rule = read('docs/tour/first-rule.md');
const construct = read('docs/tour/first-construct.md');

describe('your first rule', () => {
  it.each([
    ['scripts/ruleNumbers/anchors/additionalRules.ts', "  'sba.saga': "],
    ['src/engine/stateBasedActions/run.ts', '  toldSaga,\n'],
    ['src/engine/eras.ts', "  { id: 'counter-pairs', variants: counterPairs },\n"],
    ['src/engine/cardText/uncovered.ts', 'uncoveredSubtypes: readonly string[] = [];'],
    ['test/engine/bothHalves.test.ts', 'const elsewhere: '],
    ['src/demonstration/telling/eraWords.ts', "  'counter-pairs': ["],
    ['src/engine/telling/tellStateBased.ts', "  'sba.saga': { says: ({ name }) =>"],
  ])('finds its place in %s', (path, place) => {
    expect(rule).toContain(path.replace('src/engine/stateBasedActions/', 'stateBasedActions/').replace('scripts/ruleNumbers/anchors/', ''));
    expect(read(path)).toContain(place);
  });

  it('was taken as it is written', () => {
    for (const [, path = '', code = ''] of rule.matchAll(/```ts\n\/\/ (\S+roles\S*\.ts)\n(.*?)```/gs)) expect(read(path)).toContain(code);
    expect(read('src/engine/concepts/numberRuns.ts')).toContain("'sba.role': '2023-11-17 704.5y'");
  });

  it('puts into the list of actions what is one', () => {
    expect(read('src/engine/stateBasedActions/run.ts')).toContain('const stateBasedActions: readonly StateBasedAction[] = [');
    const [, name = ''] = /\(`(\w+),` after `toldSaga,`\)/.exec(rule) ?? [];
    expect(rule).toContain(`export const ${name}: StateBasedAction =`);
  });

  it('finds what a finding may hold', () => {
    const [, finding = ''] = /return \[\{ (.*?) \}\];/.exec(rule) ?? [];
    const fields = [...finding.matchAll(/(?:^|, )(\w+): /g)].map(([, field = '']) => field);
    expect(fields).toContain('cites');
    const [, held = ''] = /interface Finding \{(.*?)\n\}/s.exec(read('src/engine/stateBasedActions/check.ts')) ?? [];
    for (const field of fields) expect(held).toMatch(new RegExp(`^ {2}readonly ${field}\\??:`, 'm'));
  });

  it('imports what the files export', () => {
    const imports = [...rule.matchAll(/^import \{ (.*?) \} from '(\.{1,2}\/.*?)';$/gm)];
    expect(imports.length).toBeGreaterThan(2);
    const folders = { './': 'src/engine/stateBasedActions/', '../kit.ts': 'test/engine/' };
    for (const [, names = '', from = ''] of imports) {
      const path = from.startsWith('./')
        ? folders['./'] + from.slice(2)
        : (from === '../kit.ts' ? folders[from] : 'src/engine/') + from.slice(3);
      for (const name of names.split(', ')) expect(read(path)).toMatch(new RegExp(`export .*\\b${name.replace('type ', '')}\\b`));
    }
  });
});

describe('your first construct', () => {
  it('has the form of the construct that it stands behind', () => {
    const [head = ''] = /\(\{ doer \}.*=>/.exec(construct) ?? [];
    const beside = read('src/engine/cardText/effects/simple.ts');
    const at = beside.indexOf('^lose half %own life');
    expect(at).toBeGreaterThan(0);
    expect(beside.slice(at, at + 200)).toContain(head);
  });

  it('is not taken yet', () => {
    expect(read('src/engine/cardText/effects/simple.ts')).not.toContain('^mill half');
  });
});
