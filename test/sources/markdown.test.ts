import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBytes } from '../../src/sources/encoding.ts';
import { readMarkdown } from '../../src/sources/markdown.ts';
import { bytesOf, expectGuarantees, valuesOf } from './samples.ts';

const read = (text: string) => readMarkdown(decodeBytes(bytesOf(text)));
const linesOf = (text: string): string[] => valuesOf(read(text));

describe('blocks become lines', () => {
  test.each<[string, string, string[]]>([
    ['headings and paragraphs', '# Lamps\nLit.\n\nUnlit.', ['Lamps', '', 'Lit.', '', 'Unlit.']],
    ['a wrapped paragraph keeps its lines', 'A lamp\n  burns\nlong.', ['A lamp', 'burns', 'long.']],
    ['a numbered heading keeps its number', '100. Lamps', ['100. Lamps']],
    ['numbers of items stay as written', '1. one\n1. two\n7) three', ['1. one', '1. two', '', '7) three']],
    ['a number out of order stays', '103. Oil\n101. Wick', ['103. Oil', '101. Wick']],
    ['a number alone stays', '4.', ['4.']],
    ['numbers within numbers stay', '1. 2. two', ['1. 2. two']],
    ['a rule is a paragraph', '100.1. Lit.\n\n100.1a Unlit.', ['100.1. Lit.', '', '100.1a Unlit.']],
    ['a rule below a heading is a line of its own', '100. Lamps\n100.1. Lit.', ['100. Lamps', '100.1. Lit.']],
    ['bullets are dropped', '- one\n- two\n  - three', ['one', 'two', 'three']],
    ['loose items are apart', '- one\n\n- two', ['one', '', 'two']],
    ['markup is reduced to its text', '**100.1.** A *lit* [lamp](x.html) `glows`.', ['100.1. A lit lamp glows.']],
    ['escapes are undone', '\\_Lit\\_ \\* 3 &amp; 4', ['_Lit_ * 3 & 4']],
    ['markup across lines', 'A **long\nlamp** burns', ['A long', 'lamp burns']],
    ['quotations', '> one\n> two', ['one', 'two']],
    ['code keeps its lines', '```\n  one\ntwo\n```', ['  one', 'two']],
    ['tables are rows', '| No. | Text |\n|---|:--|\n| 1 | Lit |', ['No.\tText', '1\tLit']],
    ['dividers are dropped', 'one\n\n***\n\ntwo', ['one', '', 'two']],
    ['hard breaks end a line', 'one  \ntwo\\\nthree', ['one', 'two', 'three']],
    ['html is read as html', '<div align="center">\n<b>Lit</b></div>\n\none<br>two <!-- no -->', ['Lit', '', 'one', 'two']],
    ['words in angle brackets are text', 'Lit by <quality>.\n\n<quality> here', ['Lit by <quality>.', '', '<quality> here']],
    ['images of symbols are symbols', '![T](t.png): ![a lamp](l.png) lit', ['{T}:  lit']],
  ])('%s', (_, text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});

test('lines know their place in the file, below front matter', () => {
  const source = read('---\ntitle: Lamps\n---\n# One\n\n> two\n>   three\n\n  7. four\n     five\n');
  expect(source).toMatchObject({ frontMatter: 'title: Lamps\n', format: 'markdown', title: 'One' });
  expect(source.lines.filter((line) => line.value !== '').map(({ value, line, column, hint }) => [value, line, column, hint])).toEqual([
    ['One', 4, 1, { heading: 1 }],
    ['two', 6, 3, { block: 'quote' }],
    ['three', 7, 5, { block: 'quote' }],
    ['7. four', 9, 3, { block: 'item' }],
    ['five', 10, 6, { block: 'item' }],
  ]);
});

describe('front matter', () => {
  test.each<[string, string, string | undefined, string]>([
    ['keys and lists', '---\ndate: 2020-01-01\nsets:\n  - one\n# note\n---\nLit', 'date: 2020-01-01\nsets:\n  - one\n# note\n', 'Lit'],
    ['with CRLF', '---\r\na: b\r\n---\r\nLit', 'a: b\r\n', 'Lit'],
    ['nothing below it', '---\na: b\n---', 'a: b\n', ''],
  ])('%s', (_, text, frontMatter, body) => {
    expect(read(text)).toMatchObject({ frontMatter, text: body });
  });

  test.each(['---\nLit by day.\n---\nUnlit', '---\n\n---\nLit', '---\na: b\nnever closed', '----\na: b\n----\nLit', '\n---\na: b\n---\n'])(
    'is not %j',
    (text) => {
      expect(read(text).frontMatter).toBeUndefined();
    },
  );
});

test('any text is read, and keeps the promises of a source text', () => {
  const piece = fc.constantFrom(
    '# ',
    '**',
    '_',
    '\n',
    '\r\n',
    '\n\n',
    '100. ',
    '1) ',
    '- ',
    '> ',
    '```',
    '|',
    '---',
    '    ',
    '<div>',
    '<x>',
    '[a]: b',
    '[',
    '](',
    '\\',
    '&amp;',
    '&#xFEFF;',
    '&#13;',
    'text',
    '\t',
    '![T](t)',
    '===',
  );
  fc.assert(fc.property(fc.array(piece), (pieces) => expectGuarantees(read(pieces.join('')))));
});

test('deep quotations do not exhaust the stack', () => {
  expectGuarantees(readMarkdown({ text: `# Lamps\n\n${'> '.repeat(3000)}deep`, encoding: 'ascii', mark: false }));
});
