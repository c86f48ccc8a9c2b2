import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal, readSource, readTextSource } from '../../src/sources/readSource.ts';
import { makeZip } from './containers.ts';
import { bytesOf, expectGuarantees, rawBytes, readText, rulesLike, sample } from './samples.ts';

describe('what is no text is refused with a reason', () => {
  test.each<[string, Uint8Array, string, boolean]>([
    ['nothing', rawBytes(''), 'the file is empty', true],
    ['white space', rawBytes(' \r\n\t\n'), 'holds nothing but white space', true],
    ['a mark alone', rawBytes('\xef\xbb\xbf'), 'holds nothing but white space', true],
    ['PNG', rawBytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'a PNG image, no rules document', true],
    ['JPEG', rawBytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'a JPEG image, no rules document', true],
    ['GIF', rawBytes('GIF89a\x01\0\x01\0'), 'a GIF image, no rules document', true],
    ['WebP', rawBytes('RIFF\x1a\0\0\0WEBPVP8 '), 'a WebP image, no rules document', true],
    ['a PDF that is its first line', rawBytes('%PDF-1.4\n'), 'broken PDF: it ends in the middle', true],
    ['an RTF cut short', rawBytes('{\\rtf1\\ansi Lit'), 'broken RTF document: it ends in the middle', true],
    ['an RTF without text', rawBytes('{\\rtf1\\ansi }'), 'rtf without any text', true],
    [
      'an old Word file cut short',
      rawBytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1\0\0'),
      'no Word document, or a broken one: the part that holds its text is missing',
      true,
    ],
    [
      'a ZIP cut short',
      rawBytes('PK\x03\x04\x14\0\x06\0[Content_Types].xml'),
      'broken Word document or ZIP archive: it ends before its list of parts',
      true,
    ],
    ['an empty ZIP', rawBytes('PK\x05\x06'), 'an empty ZIP archive, no rules document', true],
    ['ZIP', makeZip([{ name: 'lamp.jpg', content: 'Lit.' }]), 'a ZIP archive, no rules document', true],
    ['a catalog', bytesOf('[\n {\n  "id": "x",\n  "file": "y"'), 'JSON data, no rules document', false],
    ['a list of numbers', bytesOf('[1, 2]'), 'JSON data, no rules document', false],
    ['scripts alone', bytesOf('<html><script>alert("Lit")</script><body onload="x()"></body></html>'), 'html without any text', true],
    ['tags without end', bytesOf(`<html>${'<div>'.repeat(400_000)}`), 'html nested too deeply, no rules document', true],
  ])('%s', async (_, bytes, reason, problem) => {
    expect(await readSource(bytes)).toEqual({ kind: 'refused', reason, problem });
  });

  test('noise is known by a sample of its beginning, middle and end, however long it is', async () => {
    const piece = 8 << 10;
    const bytes = new Uint8Array(50 * piece).fill('a'.charCodeAt(0));
    let state = 1;
    for (const start of [0, bytes.length / 2, bytes.length - piece])
      for (let at = start; at < start + piece; at += 1) {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        bytes[at] = state >>> 24;
      }
    expect(await readSource(bytes)).toMatchObject({ kind: 'refused', problem: true });
  });

  test.each<[string, Uint8Array]>([
    [
      'noise with a mark of UTF-16',
      rawBytes(
        `\xff\xfe${Array.from({ length: 4000 }, (_, at) => String.fromCharCode((at * at * 7 + at * 31 + (at >> 3)) & 255)).join('')}`,
      ),
    ],
    ['nothing but NUL', new Uint8Array(5000)],
    ['high bytes alone', Uint8Array.from({ length: 3000 }, (_, at) => 0xc0 + ((at * 37) % 64))],
  ])('%s is refused', async (_, bytes) => {
    expect(await readSource(bytes)).toMatchObject({ kind: 'refused', problem: true });
  });
});

describe('what may be a rules document is read', () => {
  test('a plain text stands as it is, with its own line ends', () => {
    const text = sample.replaceAll('\n', '\r\n');
    const source = readText(text);
    expect(source).toMatchObject({ text, format: 'text', encoding: 'utf-8', mark: false, lineEnds: 'CRLF' });
    expect(source.lines[2]).toEqual({ value: sample.split('\n')[2], offset: 17, line: 3, column: 1 });
  });

  test('a text cut within a word, a few stray controls and a text that begins with a bracket are texts', () => {
    for (const text of ['100. Lamps\n100.1. A lam', 'Lit\f\x07 and\x1a', '[Lamps, revised]\n100. Lamps'])
      expect(readText(text).format).toBe('text');
  });
});

test('no bytes make reading fail, and what is read keeps its promises', () => {
  const start = fc.constantFrom('', '<html>', '# x\n', '---\na: b\n---\n', '\xff\xfe', '\xef\xbb\xbf', '{', '100. ');
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 400 }), (head, tail) => {
      const result = readTextSource(Uint8Array.from([...rawBytes(head), ...tail]));
      if (!isRefusal(result)) expectGuarantees(result);
    }),
  );
});

test('a rules text cut anywhere is read or refused', () => {
  fc.assert(
    fc.property(rulesLike, fc.double({ min: 0, max: 1, noNaN: true }), (text, share) => {
      const bytes = bytesOf(text);
      const result = readTextSource(bytes.subarray(0, Math.floor(bytes.length * share)));
      if (!isRefusal(result)) expectGuarantees(result);
    }),
  );
});

test.each([
  { what: 'brackets', text: '['.repeat(3_000_000) },
  { what: 'lists in lists', text: '[1,'.repeat(1_000_000) },
  { what: 'braces', text: '{ '.repeat(1_000_000) },
])('millions of $what do not exhaust the stack', ({ text }) => {
  expect(() => readTextSource(Buffer.from(text))).not.toThrow();
});
