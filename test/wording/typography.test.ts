import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldTypography } from '../../src/wording/typography.ts';
import { runs } from '../thoroughly.ts';

describe('the setting of a text', () => {
  it.each([
    ['a ‘word’ and a “word”', `a 'word' and a "word"`],
    ["two ''marks''", 'two "marks"'],
    ['one — two', 'one-two'],
    ['one -- two', 'one-two'],
    ['one - two', 'one-two'],
    ['one ? two', 'one-two'],
    ['a well-known word', 'a well-known word'],
    ['an  edge\tof\nspaces', 'an edge of spaces'],
    ['and so on…', 'and so on...'],
    ['a _name_®', 'a name'],
  ])('is folded: %j', (text, folded) => {
    expect(foldTypography(text)).toBe(folded);
  });

  it('is folded in plain text as in any other', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', "'", '"', '-', '?', '.', ',', '—', '\t', '_'), maxLength: 12 });
    // A sign of trade is dropped, and no text with one is plain.
    fc.assert(
      fc.property(text, (each) => foldTypography(each) === foldTypography(`™${each}`)),
      { numRuns: runs(2000) },
    );
  });
});
