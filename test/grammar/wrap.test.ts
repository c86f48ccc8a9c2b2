import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap } from '../../src/grammar/wrap.ts';

describe('wrap', () => {
  it.each([
    ['breaks at spaces', 'harrow sedge quern marl', 12, ['harrow sedge', 'quern marl']],
    ['keeps a number that would open an entry with the word before it', 'harrow rule 100.2. Marl', 12, ['harrow', 'rule 100.2.', 'Marl']],
    ['lets an amount begin a line', 'harrow sedge 20 marls', 12, ['harrow sedge', '20 marls']],
    ['keeps a dash with the word behind it', 'harrow - sedge marl', 8, ['harrow', '- sedge', 'marl']],
    ['keeps a closing sign with the word before it', 'harrow sedge — marl', 12, ['harrow', 'sedge — marl']],
    ['does not begin a line as an Example begins', 'harrow sedge Example: marl', 13, ['harrow', 'sedge Example:', 'marl']],
    ['lets a word that is too long stand out', 'harrow sedgesedgesedge marl', 8, ['harrow', 'sedgesedgesedge', 'marl']],
  ])('%s', (_, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });

  it('leaves room for what the first line begins with', () => {
    expect(wrap('harrow sedge quern marl', 12, 5)).toEqual(['harrow', 'sedge quern', 'marl']);
  });

  it('leaves a text without width alone', () => {
    expect(wrap('harrow sedge', undefined)).toEqual(['harrow sedge']);
  });

  it('gives the text back when its lines are joined, and no line that could have held less is too long', () => {
    const words = fc.array(
      fc.constantFrom('harrow', 'sedge', 'rule', '100.2', '101.', '—', '(marl', 'vetch)', 'half-', 'Example:', 'See', '20'),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 60 }), (each, width) => {
        const text = each.join(' ');
        const lines = wrap(text, width);
        expect(lines.join(' ')).toBe(text);
        for (const line of lines.slice(1)) expect(line).not.toMatch(/^(?:100\.2|101\.|Example:)/);
      }),
    );
  });
});
