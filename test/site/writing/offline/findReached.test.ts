import { describe, expect, it } from 'vitest';
import { findReached } from '../../../../src/site/writing/offline/findReached.ts';

const bundle: Readonly<Record<string, string>> = {
  'Page.aaaaaaaa.js': 'const load=()=>import("./panel.es5.bbbbbbbb.js");new Worker(new URL("/_astro/worker-cccccccc.js",import.meta.url))',
  'panel.es5.bbbbbbbb.js': 'import{a as t}from"./shared-dddddddd.js";import("./Page.aaaaaaaa.js")',
  'worker-cccccccc.js': '',
  'shared-dddddddd.js': '',
  'Page.eeeeeeee.css': '@font-face{src:url(/_astro/text.ffffffff.woff2)}',
  'text.ffffffff.woff2': 'Other.gggggggg.js',
  'Other.gggggggg.js': 'import"./shared-dddddddd.js"',
  '[slug].js': '',
};
const reach = (...pages: readonly string[]) =>
  findReached(pages, new Set(Object.keys(bundle)), (name) => Promise.resolve(bundle[name] ?? '')).then((names) => [...names].toSorted());

describe('what pages reach of the bundle', () => {
  it('is what they name, what that loads at once or later, and so on', async () => {
    expect(await reach('<script src=/_astro/Page.aaaaaaaa.js></script>')).toEqual([
      'Page.aaaaaaaa.js',
      '[slug].js',
      'panel.es5.bbbbbbbb.js',
      'shared-dddddddd.js',
      'worker-cccccccc.js',
    ]);
  });

  it('is a font that a style sheet names, and nothing that the bytes of a font spell', async () => {
    expect(await reach('<link rel=stylesheet href="/_astro/Page.eeeeeeee.css">')).toEqual([
      'Page.eeeeeeee.css',
      '[slug].js',
      'text.ffffffff.woff2',
    ]);
  });

  it('is only what has a name of another shape, where they name nothing that is there', async () => {
    expect(await reach('<script src=/_astro/Gone.hhhhhhhh.js></script>', '')).toEqual(['[slug].js']);
  });
});
