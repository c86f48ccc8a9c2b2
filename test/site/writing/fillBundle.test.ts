import { expect, it } from 'vitest';
import { fillBundle, type Files } from '../../../src/site/writing/fillBundle.ts';

const sheet = (text: string) => ({ id: 'made-words/everyday.css', bundled: /\.blank\{\}/g, text });

const bundle = (files: Readonly<Record<string, string>>): Files =>
  new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]));

const textsOf = (files: Files): Readonly<Record<string, string>> =>
  Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]));

const files = bundle({
  '_astro/Page.Aaaaaaa1.css': 'p{color:red}.blank{}',
  '_astro/icon.Aaaaaaa2.svg': '<svg/>',
  '_astro/sheets-Bbbbbbb-.js': 'load("./Page.Aaaaaaa1.css")',
  '_astro/reading.-Ccccccc.js': 'import"./sheets-Bbbbbbb-.js"',
  '_astro/engine.Ddddddd1.js': 'play("icon.Aaaaaaa2.svg")',
  '.pages/bundle.json': '["/_astro/Page.Aaaaaaa1.css","/_astro/engine.Ddddddd1.js"]',
});

it('what is filled has another name, as has each file that names it, and nothing else', () => {
  const filled = textsOf(fillBundle(files, [sheet('.cat{}')]));
  const [page = '', icon, sheets = '', reading = '', engine, told] = Object.keys(filled);
  expect([icon, engine, told]).toEqual(['_astro/icon.Aaaaaaa2.svg', '_astro/engine.Ddddddd1.js', '.pages/bundle.json']);
  for (const [path, before] of [
    [page, /^_astro\/Page\.(?!Aaaaaaa1)[\w-]{8}\.css$/],
    [sheets, /^_astro\/sheets-(?!Bbbbbbb-)[\w-]{8}\.js$/],
    [reading, /^_astro\/reading\.(?!-Ccccccc)[\w-]{8}\.js$/],
  ] as const) {
    expect(path).toMatch(before);
  }
  const nameOf = (path: string): string => path.replace('_astro/', '');
  expect(Object.values(filled)).toEqual([
    'p{color:red}.cat{}',
    '<svg/>',
    `load("./${nameOf(page)}")`,
    `import"./${nameOf(sheets)}"`,
    'play("icon.Aaaaaaa2.svg")',
    `["/${page}","/_astro/engine.Ddddddd1.js"]`,
  ]);
});

it('names are the same for the same words, and others for others', () => {
  const names = (text: string) => [...fillBundle(files, [sheet(text)]).keys()];
  expect(names('.cat{}')).toEqual(names('.cat{}'));
  expect(names('.dog{}')[0]).not.toBe(names('.cat{}')[0]);
});

it('what is filled in stands as it is, dollars and all', () => {
  expect(textsOf(fillBundle(files, [sheet("[href$='#x']{}")]))).toHaveProperty(
    [[...fillBundle(files, [sheet("[href$='#x']{}")]).keys()][0] ?? ''],
    "p{color:red}[href$='#x']{}",
  );
});

it.each([
  ['has no place for it', { '_astro/Page.Aaaaaaa1.css': 'p{}' }, 'the bundle has no place for made-words/everyday.css'],
  [
    'has a place where no browser looks',
    { '.pages/page.mjs': '.blank{}' },
    '.pages/page.mjs has a place for made-words/everyday.css, and no browser asks for it',
  ],
])('a bundle that %s is refused', (_, each, refusal) => {
  expect(() => fillBundle(bundle(each), [sheet('.cat{}')])).toThrow(refusal);
});
