/** Holds the import graph of src/ against layers.mjs: a lint rule that a comment switched off is found here. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { layers, mayImport } from './layers.mjs';

const root = resolve(import.meta.dirname, '../../src');

interface Import {
  readonly from: string;
  /** Path below src/ of a file of ours, or the name of a package. */
  readonly to: string;
  readonly own: boolean;
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:ts|mts|mjs|js|astro)$/.test(file))
  .toSorted();

const statement =
  /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|\bnew URL\(\s*['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/gm;

/** Imports of a file, types included: a layer that knows another's types depends on it. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...text.matchAll(statement)].map((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    const own = name.startsWith('.');
    return { from: file, to: own ? relative(root, resolve(root, dirname(file), name)) : name, own };
  });
}

const imports = files.flatMap(importsOf);
const layerOf = (file: string): string | undefined => layers.find((layer) => file.startsWith(`${layer}/`));
const told = (found: readonly Import[]): string[] => found.map(({ from, to }) => `src/${from} imports ${to}`);
const isPackage =
  (name: string) =>
  ({ own, to }: Import) =>
    !own && (to === name || to.startsWith(`${name}/`));

describe('the import graph of src/', () => {
  it('is read: the layers have files, and files import one another', () => {
    expect(new Set(files.map(layerOf).filter((layer) => layer !== undefined))).toEqual(new Set(layers));
    expect(imports.filter(({ own }) => own).length).toBeGreaterThan(200);
  });

  it.each(layers)('lets src/%s import only what stands to its left', (layer) => {
    const allowed: readonly string[] = [layer, ...mayImport[layer as keyof typeof mayImport]];
    const wrong = imports.filter(({ from, to, own }) => own && layerOf(from) === layer && !allowed.includes(layerOf(to) ?? ''));
    expect(told(wrong), `src/${layer} may import ${allowed.slice(1).join(', ') || 'nothing'}`).toEqual([]);
  });

  it('lets src/model import nothing outside itself, no package either', () => {
    expect(told(imports.filter(({ from, to }) => layerOf(from) === 'model' && layerOf(to) !== 'model'))).toEqual([]);
  });

  it.each([
    ['flexsearch', 'search'],
    ['cheerio', 'sources'],
    ['remark-parse', 'sources'],
  ])('lets %s be imported by src/%s alone', (name, layer) => {
    expect(told(imports.filter(isPackage(name)).filter(({ from }) => layerOf(from) !== layer))).toEqual([]);
  });

  it('keeps the parsers out of the site', () => {
    const parsers = imports.filter(
      ({ from, to }) => ['site', 'pages'].includes(layerOf(from) ?? '') && ['grammar', 'sources'].includes(layerOf(to) ?? ''),
    );
    expect(told(parsers), 'the site reads corpus files').toEqual([]);
  });

  it('names files that exist', () => {
    const missing = imports.filter(({ to, own }) => own && /\.(?:ts|astro)$/.test(to) && !files.includes(to) && layerOf(to) !== undefined);
    expect(told(missing)).toEqual([]);
  });

  it('has no cycles between files', () => {
    expect(findCycle(), 'each imports the next, the last the first').toEqual([]);
  });

  it('has no drawer for what has no place', () => {
    expect(files.filter((file) => /^(?:utils?|helpers?|misc|common)\./.test(basename(file)))).toEqual([]);
  });
});

/** The files of one cycle, none when there is none. Depth first; a file met again while it is open closes a cycle. */
function findCycle(): string[] {
  const next = Map.groupBy(
    imports.filter(({ own }) => own),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const open: string[] = [];
  const visit = (file: string): string[] => {
    if (open.includes(file)) return open.slice(open.indexOf(file));
    if (done.has(file)) return [];
    open.push(file);
    for (const { to } of next.get(file) ?? []) {
      const cycle = visit(to);
      if (cycle.length > 0) return cycle;
    }
    open.pop();
    done.add(file);
    return [];
  };
  for (const file of files) {
    const cycle = visit(file);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
