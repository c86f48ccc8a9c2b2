import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../../src/sources/markdown.ts';
import { cutMarkdown } from '../../src/sources/markdownPieces.ts';
import { runs } from '../thoroughly.ts';

const read = (text: string, leastPiece: number) => readMarkdown({ text, encoding: 'utf-8', mark: false }, leastPiece);

/** Beginnings of lines, so that blocks of all kinds stand beside and within one another. */
const indents = ['', '', '', '', ' ', '  ', '   ', '    ', '\t', '      '];
const marks = ['', '', '', '- ', '* ', '+ ', '-', '1. ', '2. ', '7) ', '100. ', '> ', '>', '> - ', '- > ', '- - ', '# ', '## '];
const texts = ['', '', '', 'lit', 'A *lamp', 'is* lit', '[oil', 'wick](x)', '[oil]', '===', '---', '***', '`lit', 'lit`', '\\', '  ', '\t'];
const openers = [
  '```',
  '~~~',
  '````',
  '<!--',
  '-->',
  '<?',
  '<pre>',
  '</pre>',
  '<script>',
  '<div>',
  '</div>',
  '<quality>',
  '<!X',
  '>',
  ']]>',
];
const definitions = ['[oil]: x', '[oil]:', "[oil]: x 'lit"];
const line = (weights: readonly [number, number]) =>
  fc
    .tuple(
      fc.constantFrom(...indents),
      fc.constantFrom(...marks),
      fc.oneof(
        { arbitrary: fc.constantFrom(...texts), weight: 20 },
        { arbitrary: fc.constantFrom(...openers), weight: weights[0] },
        { arbitrary: fc.constantFrom(...definitions), weight: weights[1] },
      ),
    )
    .map((parts) => parts.join(''));
const end = fc.constantFrom('\n', '\n', '\n\n', '\n\n', '\n \n', '\r\n', '\r\n\r\n', '\r\r');
const markdown = (...weights: readonly [number, number]) =>
  fc.array(fc.tuple(line(weights), end), { minLength: 2, maxLength: 24 }).map((rows) => rows.flat().join(''));

describe('a text in pieces is read as the whole', () => {
  test.each([
    { what: 'blocks that end with an empty line', text: markdown(0, 0) },
    { what: 'fences and html among them', text: markdown(2, 0) },
    { what: 'definitions of links among them', text: markdown(1, 1) },
  ])('$what', ({ text }) => {
    fc.assert(
      fc.property(text, (written) => {
        expect(read(written, 1)).toEqual(read(written, Infinity));
      }),
      { numRuns: runs(300) },
    );
  });

  test('our own handbook', () => {
    const folder = 'content/handbook';
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      expect(read(text, 1), name).toEqual(read(text, Infinity));
    }
  });
});

test('pieces are the text, with the lines before each', () => {
  fc.assert(
    fc.property(markdown(1, 1), (text) => {
      const pieces = cutMarkdown(text, 1);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      let before = '';
      for (const piece of pieces) {
        expect(before.split(/\r\n|\r|\n/).length - 1).toBe(piece.line);
        before += piece.text;
      }
    }),
  );
});

describe('a text is cut', () => {
  test.each([
    { where: 'between paragraphs', text: 'A lamp.\n\nLit.\n\n\nOut.', lines: [0, 2, 5] },
    { where: 'before a rule with a number', text: '100. Lamps\n\n100.1. Lit.\n\n# Oil', lines: [0, 2, 4] },
    { where: 'below a list, not within', text: '- a\n\n- b\n\n  c\n\n7. d\n\ne', lines: [0, 8] },
    { where: 'until something begins that may go on', text: 'a\n\nb\n\n```\nc\n\nd\n```\n\ne', lines: [0, 2, 4] },
    { where: 'nowhere where a definition may be', text: 'a\n\nb\n\n[a]: b\n\nc', lines: [0] },
    { where: 'nowhere within a paragraph', text: 'a\nb\nc\nd', lines: [0] },
  ])('$where', ({ text, lines }) => {
    expect(cutMarkdown(text, 1).map((piece) => piece.line)).toEqual(lines);
  });

  test('into pieces of the usual size at least, when it is long', () => {
    const pieces = cutMarkdown('A lamp is lit.\n\n'.repeat(10_000));
    expect(pieces.length).toBeGreaterThan(20);
    expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThan(5000);
  });
});
