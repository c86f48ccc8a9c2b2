/** Texts of our own in the manner of rules, and generators of more. */
import fc from 'fast-check';
import { expect } from 'vitest';
import type { SourceText } from '../../src/model/source.ts';
import { isRefusal, readTextSource } from '../../src/sources/readSource.ts';

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Bytes written as Latin-1 characters: `it\xd5s`. */
export const rawBytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

/** Reads a file that must not be refused. */
export function readText(bytes: Uint8Array | string): SourceText {
  const result = readTextSource(typeof bytes === 'string' ? bytesOf(bytes) : bytes);
  if (isRefusal(result)) throw new Error(`refused: ${result.reason}`);
  return result;
}

export const valuesOf = (source: SourceText): string[] => source.lines.map((line) => line.value);

/** Lines outside page furniture, without empty lines at the ends. */
export const bodyOf = (source: SourceText): string =>
  source.lines
    .filter((line) => line.hint?.furniture !== true)
    .map((line) => line.value)
    .join('\n')
    .trim();

/** What SourceText promises, whatever the file. One assertion for all lines: a document has ten thousand. */
export function expectGuarantees(source: SourceText): void {
  let offset = 0;
  const broken = source.lines.filter((line, index) => {
    const between = source.text.slice(offset, line.offset);
    offset = line.offset + line.value.length;
    return !(
      (index === 0 ? between === '' : /^(?:\r\n|\r|\n)$/.test(between)) &&
      source.text.startsWith(line.value, line.offset) &&
      !/[\r\n]/.test(line.value) &&
      line.line > 0 &&
      line.column > 0
    );
  });
  expect(broken).toEqual([]);
  expect(offset).toBe(source.text.length);
  expect(source.lines.length).toBeGreaterThan(0);
  expect(/[\0\uFEFF]/.test(source.text)).toBe(false);
}

export const sample = [
  '100. Openings',
  '',
  '100.1. A lantern that’s lit stays lit — its keeper needn’t tend it.',
  'Example: “Lit,” says Élan, and the Lantern™ glows.',
  '',
  '100.1a Don’t count a lantern twice, even in rules 100–101.',
].join('\n');

const words = [
  'lantern',
  'keeper',
  'Keeper’s',
  'doesn’t',
  'can’t',
  '“glows,”',
  '“lit”',
  '{T}:',
  '3/3',
  'wick—or',
  '2–4',
  'Oil™',
  'and',
  'the',
  '(sometimes)',
];
const sentence = fc.array(fc.constantFrom(...words), { minLength: 3, maxLength: 12 }).map((list) => `${list.join(' ')}.`);
const number = fc.constantFrom(
  '100. Opening',
  '101.2. Each',
  '101.2a Every',
  '7. The',
  'Example: One',
  '1. First',
  '12) Odd',
  '- A dash',
  '# Sharp',
  '> Quote',
  '<b> or <quality>',
  '__x__ *y*',
  '| a |',
);
const line = fc.tuple(number, sentence).map(([start, rest]) => `${start} ${rest}`);

/** Rules-like text in normal form: paragraphs of a few lines, an empty line between, at least one typographic apostrophe. */
export const rulesLike = fc
  .array(fc.array(line, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })
  .map((paragraphs) => [...paragraphs.map((lines) => lines.join('\n')), 'It isn’t over, and it won’t be.'].join('\n\n'));
