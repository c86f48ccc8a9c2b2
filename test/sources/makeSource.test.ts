import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textFormats, type Encoding } from '../../src/model/source.ts';
import { lineEnds } from '../../src/sources/lineEnds.ts';
import { makeSource } from '../../src/sources/makeSource.ts';
import { bodyOf, expectGuarantees, readText, rulesLike, sample } from './samples.ts';

const forms = fc.record({
  encoding: fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'mac-roman'),
  lineEnd: fc.constantFrom(...lineEnds),
  format: fc.constantFrom(...textFormats),
});

test('what is made in any format, encoding and line ends is read back', () => {
  fc.assert(
    fc.property(rulesLike, forms, fc.boolean(), (words, form, wish) => {
      // A plain text with `#` at the start of lines, or with bold words in many of them, would be Markdown.
      const text = form.format === 'text' ? words.replace(/^#/gm, 'No.').replaceAll('__', '_') : words;
      const mark = wish && form.encoding.startsWith('utf');
      const source = readText(makeSource(text, { ...form, mark })!);
      expect(bodyOf(source).replace(/\r\n?/g, '\n')).toBe(text);
      expect(source).toMatchObject({ encoding: form.encoding, format: form.format, mark, lineEnds: form.lineEnd });
      expectGuarantees(source);
    }),
    { numRuns: 200 },
  );
});

describe('characters that the encoding lacks', () => {
  test.each(['html', 'markdown'] as const)('are references in %s', (format) => {
    const source = readText(makeSource(sample, { encoding: 'ascii', mark: false, lineEnd: 'LF', format })!);
    expect(source.encoding).toBe('ascii');
    expect(bodyOf(source)).toBe(sample);
  });

  test('make a plain text impossible', () => {
    expect(makeSource(sample, { encoding: 'ascii', mark: false, lineEnd: 'LF', format: 'text' })).toBeUndefined();
  });
});

test('a made page has a menu, flagged as furniture', () => {
  const source = readText(makeSource(sample, { encoding: 'utf-8', mark: true, lineEnd: 'CRLF', format: 'html', title: 'Lamps' })!);
  expect(source.title).toBe('Lamps');
  expect(source.lines.filter((line) => line.hint?.furniture === true).map((line) => line.value)).toEqual(['Home', 'Rules']);
});
