import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAtLinks, isStandingNumber, joinOf } from '../../../src/grammar/constructs/pieces.ts';

describe('cutAtLinks', () => {
  it.each([
    ['Sown (see rule 504, “Harrow”) and reaped.', ['Sown (see rule', '504', ', “Harrow”) and reaped.']],
    ['See rules 306-311.', ['See rules', '306', '-311', '.']],
    ['See rules 306–311 and 504.1a.', ['See rules', '306', '–311', 'and 504.1a.']],
    ['As rule 101.4a says.', ['As rule', '101.4a', 'says.']],
    ['See section 2.', ['See section', '2', '.']],
    ['In 2009, 504 geese came.', ['In 2009, 504 geese came.']],
    ['Harrow.', ['Harrow.']],
  ])('cuts "%s"', (text, pieces) => {
    expect(cutAtLinks(text)).toEqual(pieces);
  });

  it('makes pieces that come back, and none that looks like the number of an entry', () => {
    const words = fc.constantFrom(
      'rule',
      'rules',
      '504',
      '504.1a',
      '306-311',
      '306–311,',
      '(see',
      '“504”',
      '504)',
      'harrow',
      'section',
      '2',
      '2.',
      '—',
      '/',
      '504.',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), (each) => {
        const text = `Marl ${each.join(' ')}`;
        const pieces = cutAtLinks(text);
        expect(pieces.reduce((joined, piece, index) => `${joined}${joinOf(pieces[index - 1] ?? '', piece)}${piece}`)).toBe(text);
        expect(pieces.slice(0, -1).filter(isStandingNumber)).toEqual([]);
      }),
    );
  });
});
