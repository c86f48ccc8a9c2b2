import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodings, type Encoding } from '../../src/model/source.ts';
import { decodeBytes, encodeText } from '../../src/sources/encoding.ts';
import { rawBytes, rulesLike, sample } from './samples.ts';

const filler = 'A lantern burns until somebody puts it out. '.repeat(40);

describe('the encoding is decided from the bytes', () => {
  test.each<[string, Uint8Array, Encoding, string]>([
    ['no byte above 0x7F', rawBytes('plain'), 'ascii', 'plain'],
    ['nothing at all', rawBytes(''), 'ascii', ''],
    ['a lone mark', rawBytes('\xef\xbb\xbf'), 'utf-8', ''],
    ['UTF-8 with a mark', rawBytes('\xef\xbb\xbfa\xe2\x80\x99b'), 'utf-8', 'a’b'],
    ['UTF-8 without a mark', rawBytes('it\xe2\x80\x99s'), 'utf-8', 'it’s'],
    ['UTF-8 cut within its last character', rawBytes('that\xe2\x80\x99s a wick\xe2\x80'), 'utf-8', 'that’s a wick\uFFFD'],
    ['UTF-8 with a stray byte', rawBytes('isn\xe2\x80\x99t \xe2\x80\x9clit\xe2\x80\x9d nor\x92 so'), 'utf-8', 'isn’t “lit” nor\uFFFD so'],
    ['UTF-16 with a mark, low byte first', rawBytes('\xff\xfea\0\x19\x20b\0'), 'utf-16le', 'a’b'],
    ['UTF-16 with a mark, high byte first', rawBytes('\xfe\xff\0a\x20\x19\0b'), 'utf-16be', 'a’b'],
    ['UTF-16 without a mark, low byte first', rawBytes('i\0t\0\x19\x20s\0'), 'utf-16le', 'it’s'],
    ['UTF-16 without a mark, high byte first', rawBytes('\0i\0t\x20\x19\0s'), 'utf-16be', 'it’s'],
    ['UTF-16 cut within its last character', rawBytes('\xff\xfea\0b'), 'utf-16le', 'a\uFFFD'],
    ['an apostrophe of Windows-1252', rawBytes(`${filler}it isn\x92t.`), 'windows-1252', `${filler}it isn’t.`],
    ['an apostrophe of Mac Roman', rawBytes(`${filler}it isn\xd5t.`), 'mac-roman', `${filler}it isn’t.`],
    ['quotation marks of Windows-1252', rawBytes('say \x93lit,\x94 then'), 'windows-1252', 'say “lit,” then'],
    ['quotation marks of Mac Roman', rawBytes('say \xd2lit,\xd3 then'), 'mac-roman', 'say “lit,” then'],
    ['signs of Windows-1252', rawBytes('Lantern\x99 and Wick\xae \xa9 us'), 'windows-1252', 'Lantern™ and Wick® © us'],
    ['signs of Mac Roman', rawBytes('Lantern\xaa and Wick\xa8 \xa9 us'), 'mac-roman', 'Lantern™ and Wick® © us'],
    ['dashes of Windows-1252', rawBytes('lit\x97or not\x97and 3\x964'), 'windows-1252', 'lit—or not—and 3–4'],
    ['dashes of Mac Roman', rawBytes('lit\xd1or not\xd1and 3\xd04'), 'mac-roman', 'lit—or not—and 3–4'],
    ['accents of Windows-1252', rawBytes('na\xefve caf\xe9s of \xc9lan'), 'windows-1252', 'naïve cafés of Élan'],
    ['accents of Mac Roman', rawBytes('na\x95ve caf\x8es of \x83lan, voil\x88'), 'mac-roman', 'naïve cafés of Élan, voilà'],
    ['a lone copyright sign, the same in both', rawBytes('\xa9 us'), 'windows-1252', '© us'],
    ['two letters that make sense in neither', rawBytes(`${filler}Bel-R\x83m and Or\x83n`), 'windows-1252', `${filler}Bel-Rƒm and Orƒn`],
  ])('%s', (_, bytes, encoding, text) => {
    expect(decodeBytes(bytes)).toMatchObject({ encoding, text });
  });

  test('NUL and marks within a text are no part of it', () => {
    expect(decodeBytes(rawBytes('one\0 two \xef\xbb\xbfthree')).text).toBe('one two three');
  });
});

describe('writing is the inverse of reading', () => {
  const marked = encodings.flatMap((encoding): [Encoding, boolean][] =>
    encoding.startsWith('utf')
      ? [
          [encoding, true],
          [encoding, false],
        ]
      : [[encoding, false]],
  );

  test.each(marked)('%s, mark %s', (encoding, mark) => {
    const text = encoding === 'ascii' ? 'plain' : sample;
    const bytes = encodeText(text, encoding, mark);
    expect(bytes && decodeBytes(bytes)).toEqual({ text, encoding, mark });
  });

  test('rules-like texts keep their characters and encoding', () => {
    fc.assert(
      fc.property(rulesLike, fc.constantFrom(...marked.filter(([encoding]) => encoding !== 'ascii')), (text, [encoding, mark]) => {
        const bytes = encodeText(text, encoding, mark);
        expect(bytes && decodeBytes(bytes)).toEqual({ text, encoding, mark });
      }),
    );
  });

  test('any well-formed text survives UTF-8 and UTF-16 with a mark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be'), (text, encoding) => {
        const bytes = encodeText(text, encoding, true);
        expect(bytes === undefined).toBe(/[\0\uFEFF]/.test(text));
        if (bytes) expect(decodeBytes(bytes)).toEqual({ text, encoding, mark: true });
      }),
    );
  });

  test.each<[string, string, Encoding, boolean]>([
    ['a character that ASCII lacks', 'it’s', 'ascii', false],
    ['a character that Windows-1252 lacks', '∞', 'windows-1252', false],
    ['a character that Mac Roman lacks', '½', 'mac-roman', false],
    ['a mark where there is none', 'a', 'windows-1252', true],
    ['NUL', 'a\0', 'utf-8', false],
    ['a mark within', 'a\uFEFF', 'utf-8', false],
    ['half a surrogate pair', '\uD800', 'utf-16le', true],
  ])('%s cannot be written', (_, text, encoding, mark) => {
    expect(encodeText(text, encoding, mark)).toBeUndefined();
  });

  test('all 256 bytes of the one-byte encodings but NUL are written as they were read', () => {
    const all = Uint8Array.from({ length: 255 }, (_, index) => index + 1);
    for (const [encoding, label] of [
      ['windows-1252', 'windows-1252'],
      ['mac-roman', 'macintosh'],
    ] as const) {
      expect(encodeText(new TextDecoder(label).decode(all), encoding, false)).toEqual(all);
    }
  });
});

test('no bytes make decoding fail', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(decodeBytes(bytes).text).not.toMatch(/[\0\uFEFF]/);
    }),
  );
});
