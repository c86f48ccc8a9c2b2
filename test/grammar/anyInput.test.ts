import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noFacts, readTextDocument } from '../../src/corpus/readDocument.ts';
import { comprehensiveRules } from '../../src/grammar/families/comprehensiveRules.ts';
import { layouts, makeComprehensiveRules } from '../../src/grammar/families/comprehensiveRulesLayout.ts';
import type { FamilyGrammar } from '../../src/grammar/families/family.ts';
import { handbook } from '../../src/grammar/families/handbook.ts';
import { siteCopy } from '../../src/grammar/families/siteCopy.ts';
import { makeSiteCopy } from '../../src/grammar/families/siteCopyLayout.ts';
import { readRules } from '../../src/grammar/rulesGrammar.ts';
import { thoroughly } from '../thoroughly.ts';
import { anyTree, type Shows } from './anyTree.ts';
import { expectSound, readSoundly, sourceOf } from './invariants.ts';

const everything: Shows = { paragraphs: true, mixed: true, matter: 'whole', contents: true, glossary: true, furniture: true };
const limits = { numRuns: 100, interruptAfterTimeLimit: 10_000 };

const families: readonly FamilyGrammar<never>[] = [comprehensiveRules, siteCopy, handbook];

/** A text as the door would read it, and as each family would if it had to. */
function expectAllSound(text: string): void {
  const source = sourceOf(text);
  const read = readRules(source, 'any.txt');
  if (read) expectSound(read.tree, source);
  for (const family of families) readSoundly(family, source);
}

const made: fc.Arbitrary<string> = fc
  .tuple(anyTree(everything), fc.constantFrom(...Object.values(layouts), undefined))
  .map(([tree, layout]) => (layout ? makeComprehensiveRules(tree, layout) : makeSiteCopy(tree)));

const keywords = [
  ...[
    '1.',
    '1',
    '100.',
    '100',
    '101.1.',
    '101.1',
    '101.1a',
    '101.1a.',
    '101.',
    '999.999z',
    '0.',
    '000.',
    '432.2b',
    '606. 8b',
    '901.4.All',
    '107.1..',
    '202.3b-c',
    '1,000',
    '3.5',
  ],
  ...['Example:', 'EXAMPLE: ', 'Examples:', 'Example 2:', 'Glossary', 'Contents', 'Credits', 'Introduction', 'Copyright', '© 2000 Harrow'],
  ...[
    '----------',
    '=====',
    '***',
    '# 1. Harrow',
    '## 100. Sedge',
    '### Quern',
    '> Example: marl',
    '{from 2009-07-11}',
    '{310.2 until 2009-07-11; until 2010-01-01}',
    '---',
  ],
  ...[
    '[CompRules 2005/08/01]',
    '+',
    'Note -',
    'G1.2a',
    'A.1',
    '509.Ruling.1',
    '509.1a - ',
    'Effective as of July 11, 2009',
    'No comments:',
    'next',
    '{T}',
    '“',
    '”',
    ')',
  ],
  ...['Harrow', 'sedge', 'Quern!', 'See rule 101.1.', 'See “Marl.”', '1. Tallow', '\u00a0', '\f', '\u2028', '\ufffd', '😀', '\ud800'],
];
const between = fc.constantFrom(' ', '\n', '\n', '\r\n', '\r', '\n\n', '\r\n\r\n', '', '   ', '\n     ', '\t');

describe('nothing is lost and nothing throws, whatever the text', () => {
  it('random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        const result = readTextDocument('any.bin', bytes, noFacts);
        if (result.kind === 'passedOver') expect(result.reason).not.toBe('');
      }),
      limits,
    );
  });

  it('random Unicode text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), expectAllSound), limits);
  });

  it("the grammar's own words in any order", () => {
    const text = fc.array(fc.tuple(fc.constantFrom(...keywords), between), { maxLength: 80 }).map((pieces) => pieces.flat().join(''));
    fc.assert(fc.property(text, expectAllSound), { ...limits, numRuns: 300 });
  });

  it('a document cut anywhere, inside words too', () => {
    fc.assert(
      fc.property(made, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (text, one, other) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)].map((part) => Math.floor(part * text.length));
        expectAllSound(text.slice(0, to));
        expectAllSound(text.slice(from, to));
        expectAllSound(text.slice(from));
      }),
      { ...limits, numRuns: 40 },
    );
  });

  it('the bytes of a document cut anywhere, in a wide encoding too', () => {
    fc.assert(
      fc.property(made, fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), (text, part, wide) => {
        const bytes = wide ? Buffer.from(text, 'utf16le') : Buffer.from(text);
        const result = readTextDocument('cut.txt', bytes.subarray(0, Math.floor(part * bytes.length)), noFacts);
        for (const { accounting } of result.kind === 'editions' ? result.editions : [])
          expect(
            accounting.inEntries +
              accounting.inHeadings +
              accounting.inFrontAndBackMatter +
              accounting.unaccounted +
              (accounting.dropped ?? 0),
          ).toBe(accounting.characters);
      }),
      { ...limits, numRuns: 40 },
    );
  });

  it('the lines of a document in any order', () => {
    const shuffled = made.chain((text) => fc.shuffledSubarray(text.split('\n')).map((lines) => lines.join('\n')));
    fc.assert(fc.property(shuffled, expectAllSound), { ...limits, numRuns: 60 });
  });

  it('two documents pasted together', () => {
    fc.assert(
      fc.property(made, made, (one, other) => expectAllSound(one + other)),
      { ...limits, numRuns: 30 },
    );
  });

  // What takes time by the square shows it at a third of this too; the whole of it is for a long run.
  const many = (most: number): number => (thoroughly > 1 ? most : Math.round(most / 3));
  it.each([
    ['one line of a million characters', 'harrow sedge 101.1. quern '.repeat(40_000)],
    ['one word of a million characters', 'q'.repeat(1_000_000)],
    ['a million spaces', ' '.repeat(1_000_000)],
    ['tens of thousands of short lines', 'marl\n'.repeat(many(100_000))],
    [
      'tens of thousands of numbers',
      Array.from({ length: many(100_000) }, (_, index) => `${100 + (index % 900)}.${1 + (index % 7)}. Osier.`).join('\n'),
    ],
    ['tens of thousands of numbers alone', '101.1.\n'.repeat(many(100_000))],
    ['thousands of Examples', `101.1. Marl.\n101.2. Marl.\n${'Example: Sedge.\n'.repeat(many(50_000))}`],
    ['thousands of headwords', `101.1. Marl.\n101.2. Marl.\nGlossary\n${'Sedge\n\n'.repeat(many(50_000))}`],
    ['thousands of lost symbols', `${'101.1.\n'.repeat(6)}${'add\nsymbol\n'.repeat(many(25_000))}`],
  ])('%s, before the time limit of a test', (_, text) => {
    const source = sourceOf(text);
    for (const family of [comprehensiveRules, siteCopy]) readSoundly(family, source);
  });
});
