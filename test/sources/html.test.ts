import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHtmlText } from '../../src/sources/html.ts';
import { expectGuarantees, readText, valuesOf } from './samples.ts';

const linesOf = (markup: string): string[] => readHtmlText(markup).lines.map((line) => line.value);

describe('lines are those that a browser shows', () => {
  test.each<[string, string, string[]]>([
    ['paragraphs have an empty line between', '<p>one</p><p>two</p>', ['one', '', 'two']],
    ['divisions have none', '<div>one</div><div>two</div>', ['one', 'two']],
    ['a break ends a line', 'one<br>two<BR/>three', ['one', 'two', 'three']],
    ['two breaks leave an empty line', 'one<br><br>two', ['one', '', 'two']],
    ['inline elements run on', '<p>100.1. <i>Lan</i><b>tern</b>s <a href="x">burn</a>.</p>', ['100.1. Lanterns burn.']],
    ['white space collapses', '<p>\n  one\n\ttwo <b> three</b>\r\n</p>', ['one two three']],
    ['white space between elements is one space', '<b>one</b>\n<b>two</b>', ['one two']],
    ['references are decoded', '<p>&ldquo;Lit&rdquo; &amp; 3 &lt; 4 &#8212; ok&#39;s</p>', ["“Lit” & 3 < 4 — ok's"]],
    ['references to what is never text are nothing', '<p>a&#xFEFF;b&#13;c</p>', ['ab c']],
    ['a hard space stays one', '<p>100.1.&nbsp;Lit</p>', ['100.1.\u00A0Lit']],
    ['small signs stay in line', '<p>Lantern<sup>TM</sup></p>', ['LanternTM']],
    ['preformatted text keeps its lines', '<pre>\n  one\n    two &amp; three\n\nfour</pre>', ['  one', '    two & three', '', 'four']],
    ['cells of a row stand on one line', '<table><tr><td>100.1.</td><td>Lit</td></tr><tr><td>a</td></tr></table>', ['100.1.\tLit', 'a']],
    ['emphasis leaves no underscores', '<p><em>Wick</em>s</p>', ['Wicks']],
    ['items are lines', '<ul><li>one</li><li>two</li></ul>', ['one', 'two']],
    ['headwords are set off', '<dl><dt>Wick</dt><dd>Burns.</dd><dt>Oil</dt><dd>Feeds.</dd></dl>', ['Wick', 'Burns.', '', 'Oil', 'Feeds.']],
    ['images of symbols are symbols', '<p><img alt="T">, <img alt="{W}">: <img src="/mana/g.gif" alt="Green Mana"></p>', ['{T}, {W}: {G}']],
    ['other images are nothing', '<p>a<img alt="A lantern at night" src="x.jpg">b</p>', ['ab']],
    ['end tags that are missing do not matter', '<p>one<p>two<ul><li>three<li>four', ['one', '', 'two', '', 'three', 'four']],
    ['end tags too many do not matter', '</div>one</p></b>two', ['one', '', 'two']],
  ])('%s', (_, markup, lines) => {
    expect(linesOf(markup)).toEqual(lines);
  });
});

describe('what is not text is never text', () => {
  test.each([
    '<script>alert("100.1. no")</script>',
    '<style>p { color: red }</style>',
    '<noscript>please</noscript>',
    '<template><p>hidden</p></template>',
    '<svg><title>no</title><text>no</text></svg>',
    '<!-- 100.1. no -->',
    '<iframe srcdoc="<p>no</p>">no</iframe>',
    '<button onclick="alert(1)">Copy</button>',
    '<script>document.write("<p>no</p>")',
    '<!-- never closed',
  ])('%s', (markup) => {
    expect(linesOf(`<p onclick="alert('x')">yes</p>${markup}`)).toEqual(['yes']);
  });
});

describe('hints', () => {
  test('headings have their depth, items and quotations their block', () => {
    const { lines } = readHtmlText('<h3>Lamps</h3><blockquote><p>Lit</p></blockquote><ul><li>one</li></ul><p>two</p>');
    expect(lines.filter((line) => line.value !== '').map((line) => line.hint)).toEqual([
      { heading: 3 },
      { block: 'quote' },
      { block: 'item' },
      undefined,
    ]);
  });

  test.each([
    '<nav>X</nav>',
    '<header>X</header>',
    '<footer>X</footer>',
    '<aside>X</aside>',
    '<main><article>100. Lamps</article><aside>X</aside></main>',
    '<div class="signature">X</div>',
    '<div class="side nav-menu">X</div>',
    '<div id="comments"><p>X</p></div>',
    '<div role="navigation">X</div>',
    '<ul class="breadcrumb"><li>X</li></ul>',
  ])('%s is furniture', (markup) => {
    const { lines } = readHtmlText(`${markup}<p>100.1. Lit</p>`);
    expect(lines.find((line) => line.value === 'X')?.hint?.furniture).toBe(true);
    expect(lines.find((line) => line.value === '100.1. Lit')?.hint).toBeUndefined();
  });

  test.each([
    '<article><header><h1>X</h1></header></article>',
    '<main><aside>X</aside></main>',
    '<main><article><aside>X</aside></article></main>',
    '<main><header>X</header><article>100. Lamps</article></main>',
    '<div class="menufold">X</div>',
    '<body class="has-sidebar comments"><p>X</p></body>',
  ])('%s is not', (markup) => {
    expect(readHtmlText(markup).lines.find((line) => line.value === 'X')?.hint?.furniture).toBeUndefined();
  });

  test.each(['¶', '#', '§', '🔗'])('%s is no word of a heading that it is the address of, and one where it is text', (sign) => {
    const values = (markup: string): string[] => readHtmlText(markup).lines.map(({ value }) => value);
    expect(values(`<h3>1.1 Lamps<a class="x" href="#lamps"> ${sign} </a></h3>`)).toEqual(['1.1 Lamps']);
    expect(values(`<p>${sign} 1.1 <a href="#lamps">lamps ${sign}</a></p>`)).toEqual([`${sign} 1.1 lamps ${sign}`]);
    expect(values(`<p>See <a href="/lamps">${sign}</a></p>`)).toEqual([`See ${sign}`]);
  });

  test('when everything would be furniture, nothing is', () => {
    const source = readText('<html><body><div id="sidebar"><h2>Lamps</h2><p>Lit</p></div></body></html>');
    expect(source.lines.map((line) => line.hint)).toEqual([{ heading: 2 }, undefined, undefined]);
  });
});

test('lines know where their text begins in the file', () => {
  const source = readText(
    '<!doctype html>\r\n<title>Lamps &amp; more</title>\r\n<div>\r\n  <p>one\r\n  two</p>\r\n<pre>\r\nthree\r\n four</pre></div>',
  );
  expect(source).toMatchObject({ format: 'html', title: 'Lamps & more', lineEnds: 'CRLF', text: 'one two\n\nthree\n four' });
  expect(source.lines.map(({ value, line, column }) => [value, line, column])).toEqual([
    ['one two', 4, 6],
    ['', 7, 1],
    ['three', 7, 1],
    [' four', 8, 1],
  ]);
});

test('links to other pages are noted', () => {
  const source = readText(
    '<html><head><link rel="next" href="p2.html"><link rel="canonical" href="https://x.example/p1.html"></head><body>Lit</body></html>',
  );
  expect(source.page).toEqual({ next: 'p2.html', address: 'https://x.example/p1.html' });
});

test('100,000 nested elements are read', () => {
  expect(valuesOf(readText(`<html><body>${'<div>'.repeat(100_000)}deep`))).toEqual(['deep']);
});

test('any markup is read, and keeps the promises of a source text', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<div class="nav">',
    '</div>',
    '<pre>',
    '</pre>',
    '<br>',
    '<b',
    '>',
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<td>',
    '<li>',
    ' ',
    '\r\n',
    '\r',
    '&amp;',
    '&#xFEFF;',
    '&#13;',
    '&',
    'text',
    '100.1. ',
    '<img alt=T>',
    '\u00A0',
    '“',
    '<title>',
  );
  fc.assert(fc.property(fc.array(piece), (pieces) => expectGuarantees(readText(`<html><body><h1>x</h1>${pieces.join('')}`))));
});
