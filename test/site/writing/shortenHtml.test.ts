import { load } from 'cheerio';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortenHtml, shortenLinks } from '../../../src/site/writing/shortenHtml.ts';

const page = (body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Cats</title></head><body>${body}</body></html>`;

/** Text and attributes as Astro writes them. */
const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&#39;');
const escapeValue = (value: string): string => value.replaceAll('&', '&#38;').replaceAll('"', '&#34;');

const words = fc.string({ unit: fc.constantFrom('a', 'B', '7', ' ', '"', "'", '&', '<', '>', '/', '=', '…', ';'), maxLength: 8 });
const attributes = fc
  .dictionary(fc.constantFrom('class', 'id', 'href', 'aria-label', 'data-x', 'title', 'value'), words, { maxKeys: 3 })
  .map((values) =>
    Object.entries(values)
      .map(([name, value]) => ` ${name}="${escapeValue(value)}"`)
      .join(''),
  );
const element = (names: readonly string[], inside: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(fc.constantFrom(...names), attributes, inside).map(([name, values, content]) => `<${name}${values}>${content}</${name}>`);
const many = (one: fc.Arbitrary<string>, minLength = 0): fc.Arbitrary<string> =>
  fc.array(one, { minLength, maxLength: 3 }).map((all) => all.join(''));

const inline = fc.oneof(
  words.map(escapeText),
  element(['span', 'em', 'ins', 'b'], words.map(escapeText)),
  attributes.map((values) => `<input${values}>`),
);
const { block } = fc.letrec<{ block: string }>((tie) => {
  const blocks = many(tie('block'));
  return {
    block: fc.oneof(
      { depthSize: 'small' },
      element(['p', 'h2', 'label'], many(inline)),
      element(['ol', 'ul'], many(element(['li'], fc.oneof(blocks, many(inline))))),
      element(['dl'], many(fc.oneof(element(['dt', 'dd'], many(inline)), element(['div'], many(element(['dt', 'dd'], blocks)))))),
      element(['table'], element(['tbody'], many(element(['tr'], many(element(['td', 'th'], many(inline))))))),
      element(['select'], many(element(['option'], words.map(escapeText)))),
      element(['div', 'section', 'details', 'main', 'footer', 'nav', 'cat-list'], blocks),
      element(['svg'], many(attributes.map((values) => `<rect${values}/>`))),
    ),
  };
});

describe('shortenHtml', () => {
  it('makes the same document, whatever stands in it, in no more bytes', () => {
    fc.assert(
      fc.property(many(block), (body) => {
        const short = shortenHtml(page(body));
        expect(load(short).html()).toBe(load(page(body)).html());
        expect(short.length).toBeLessThanOrEqual(page(body).length);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['quotes around plain values', '<a href="/704/" class="x y">1</a>', '<a href=/704/ class="x y">1</a>'],
    ['empty values', '<main data-pinned="">1</main>', '<main data-pinned>1</main>'],
    ['end tags of items', '<ul><li>1</li><li>2</li></ul>', '<ul><li>1<li>2</ul>'],
    ['end tags of paragraphs before blocks', '<div><p>1</p><p>2</p></div>', '<div><p>1<p>2</div>'],
    ['references in text', '<p>&quot;cat&#39;s&quot; &lt;b&gt; &amp;quot;</p><b>1</b>', `<p>"cat's" &lt;b&gt; &amp;quot;</p><b>1</b>`],
  ])('leaves out %s', (_, html, short) => {
    expect(shortenHtml(html)).toBe(short);
  });

  it.each([
    ['the end of a paragraph in an element that does not imply it', '<cat-list><p>1</p></cat-list>'],
    ['the end of a paragraph before inline content', '<div><p>1</p><span>2</span></div>'],
    ['values with spaces, quotes and signs of markup', `<a title="a b" rel="a=b" class="a'b" href="a>b">1</a>`],
    ['tags of SVG that close themselves', '<svg><rect fill="red"/></svg>'],
  ])('leaves in %s', (_, html) => {
    expect(shortenHtml(html)).toBe(html);
  });
});

describe('shortenLinks', () => {
  it.each([
    ['/2009-05-01/glossary/', '../glossary/#term-cat', '#term-cat'],
    ['/rules/2009-05-01/502/', '../502/#502.1', '#502.1'],
    ['/2009-05-01/502/', '../502.1/#502.1a', '../502.1/#502.1a'],
    ['/2009-05-01/502/', '../502/', '../502/'],
    ['/704/', '/704/#704.5', '/704/#704.5'],
  ])('on %s makes %s to %s', (path, href, short) => {
    expect(shortenLinks(`<a class="term" href="${href}">1</a>`, path)).toBe(`<a class="term" href="${short}">1</a>`);
  });
});
