import { describe, expect, test } from 'vitest';
import { joinPages, joinTexts, type NamedSource } from '../../src/sources/pages.ts';
import { expectGuarantees, readText } from './samples.ts';

const page = (file: string, head: string, body = '<p>Lit.</p>'): NamedSource => ({
  file,
  source: readText(`<html><head>${head}</head><body>${body}</body></html>`),
});
const plain = (file: string, text: string): NamedSource => ({ file, source: readText(text) });
const filesOf = (sources: NamedSource[]): string[][] => joinPages(sources).map((group) => group.map((member) => member.file));

describe('pages of one document', () => {
  test('are known by a numbered title, and stand in the order of the numbers', () => {
    const sources = [10, 2, 1].map((number) => page(`s/${number}.html`, `<title>Lamps, Page ${number} | Site</title>`));
    expect(filesOf(sources)).toEqual([['s/1.html', 's/2.html', 's/10.html']]);
  });

  test('may have a first page without a number', () => {
    expect(filesOf([page('b', '<title>Lamps - Page 2</title>'), page('a', '<title>Lamps</title>')])).toEqual([['a', 'b']]);
  });

  test('may have their number in a breadcrumb, also in a plain text', () => {
    const text = (number: number): string => `All About Lamps\n\nHome > Lamps > Page ${number}\n\n  10${number}.1. Lit.\n`;
    expect(filesOf([plain('x/3.txt', text(3)), plain('x/2.txt', text(2))])).toEqual([['x/2.txt', 'x/3.txt']]);
  });

  test('are known by their links', () => {
    const sources = [
      page('s/c.html', '<title>Three</title>'),
      page('s/a.html', '<title>One</title><link rel="next" href="/lamps/b.html?x=1">'),
      page('s/b.html', '<title>Two</title><link rel="next" href="https://l.example/c"><link rel="prev" href="a.html">'),
      page('s/d.html', '<title>Four</title>'),
    ];
    const linked = sources.map((each) =>
      each.file === 's/c.html' ? page('s/c.html', '<title>Three</title><link rel="canonical" href="https://l.example/c">') : each,
    );
    expect(filesOf(linked)).toEqual([['s/a.html', 's/b.html', 's/c.html'], ['s/d.html']]);
  });

  test('stand in the order of their first rule when neither numbers nor links say it', () => {
    const sources = [
      page('s/a.html', '<link rel="prev" href="c.html">', '<p>300. Oil</p>'),
      page('s/b.html', '<link rel="prev" href="c.html">', '<p>200.2b Wick</p>'),
      page('s/c.html', '', '<p>100. Lamps</p>'),
    ];
    expect(filesOf(sources)).toEqual([['s/c.html', 's/b.html', 's/a.html']]);
  });
});

describe('files that are documents of their own', () => {
  test.each<[string, NamedSource[]]>([
    ['with different titles', [page('a', '<title>Lamps Page 1</title>'), page('b', '<title>Wicks Page 2</title>')]],
    ['with the same title and no numbers', [page('a', '<title>Lamps</title>'), page('b', '<title>Lamps</title>')]],
    ['in different folders', [page('x/a', '<title>Lamps Page 1</title>'), page('y/b', '<title>Lamps Page 2</title>')]],
    ['with the same number', [page('a', '<title>Lamps Page 2</title>'), page('b', '<title>Lamps Page 2</title>')]],
    ['as plain editions', [plain('a', '100. Lamps\n\n100.1. Lit.'), plain('b', '100. Lamps\n\n100.1. Unlit.')]],
  ])('%s', (_, sources) => {
    expect(filesOf(sources)).toEqual(sources.map((source) => [source.file]));
  });
});

test('joined texts keep the promises of a source text, and say where each file begins', () => {
  const [group] = joinPages(
    [1, 2].map((number) => page(`${number}.html`, `<title>Lamps Page ${number}</title>`, `<p>${number}00. Part</p><p>Lit.</p>`)),
  );
  const { source, starts } = joinTexts(group!);
  expectGuarantees(source);
  expect(source.text).toBe('100. Part\n\nLit.\n\n200. Part\n\nLit.');
  expect(starts).toEqual([
    { file: '1.html', offset: 0 },
    { file: '2.html', offset: 17 },
  ]);
});
