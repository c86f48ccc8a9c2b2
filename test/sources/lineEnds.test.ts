import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinLines, lineEnds, splitLines } from '../../src/sources/lineEnds.ts';

describe('lines end at CRLF, CR and LF', () => {
  test.each<[string, string[], string]>([
    ['', [''], 'none'],
    ['one', ['one'], 'none'],
    ['one\n', ['one', ''], 'LF'],
    ['one\r\ntwo', ['one', 'two'], 'CRLF'],
    ['one\r\rtwo', ['one', '', 'two'], 'CR'],
    ['\n\r', ['', '', ''], 'LF with 1 CR'],
    ['a\r\nb\rc\r\nd', ['a', 'b', 'c', 'd'], 'CRLF with 1 CR'],
    ['a\rb\rc\nd\r\ne\r\n', ['a', 'b', 'c', 'd', 'e', ''], 'CRLF with 2 CR, 1 LF'],
    ['a\fb\u0085c\u2028d\ve', ['a\fb\u0085c\u2028d\ve'], 'none'],
  ])('%j', (text, values, described) => {
    const split = splitLines(text);
    expect(split.lines.map((line) => line.value)).toEqual(values);
    expect(split.lineEnds).toBe(described);
  });

  test('the most frequent end comes first, the others with their number', () => {
    expect(splitLines(`${'x\r'.repeat(40)}${'y\r\n'.repeat(12)}`).lineEnds).toBe('CR with 12 CRLF');
  });
});

test('every character belongs to a line or to a line end', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\r', '\n', '\f') }), (text) => {
      const { lines } = splitLines(text);
      const ends = lines.map((line, index) => text.slice(line.offset + line.value.length, lines[index + 1]?.offset));
      expect(lines.map((line, index) => line.value + (ends[index] ?? '')).join('')).toBe(text);
      expect(ends.pop()).toBe('');
      for (const end of ends) expect(['\r\n', '\r', '\n']).toContain(end);
    }),
  );
});

test('joined lines split into the same lines', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom('a', 'b', ' ') }), { minLength: 1 }),
      fc.constantFrom(...lineEnds),
      (values, end) => {
        const split = splitLines(joinLines(values, end));
        expect(split.lines.map((line) => line.value)).toEqual(values);
        expect(split.lineEnds).toBe(values.length > 1 ? end : 'none');
      },
    ),
  );
});
