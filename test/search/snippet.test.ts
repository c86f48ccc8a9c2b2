import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSnippet } from '../../src/search/snippet.ts';

describe('a snippet', () => {
  const long = `${'Cats sleep a lot. '.repeat(30)}Then a mouse came by. ${'Cats sleep again. '.repeat(30)}`;

  it('is the whole of a short text', () => {
    expect(makeSnippet('Cats sleep.', new Set(['sleep']))).toEqual({ text: 'Cats sleep.', marks: [[5, 10]] });
  });

  it('is cut around what was sought', () => {
    const { text, marks } = makeSnippet(long, new Set(['mous']));
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['mouse']);
    expect(text).toMatch(/^… .* …$/);
    expect(text.length).toBeLessThan(240);
  });

  it('begins at the beginning when nothing of it was sought', () => {
    expect(makeSnippet(long, new Set()).text).toMatch(/^Cats sleep/);
  });

  it('shows what stands before the end of a text as far as there is room', () => {
    const { text, marks } = makeSnippet(`${'Cats sleep a lot. '.repeat(30)}They call it a nap.`, new Set(['nap']));
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['nap']);
    expect(text).toMatch(/^… .*Cats sleep a lot\. .*They call it a nap\.$/);
    expect(text.length).toBeGreaterThan(200);
    expect(text.length).toBeLessThan(240);
  });

  it('has marks in order and inside the text, whatever the text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('cat', 'mouse', 'a', 'sleeping', '\n', '—'), { maxLength: 120 }), (words) => {
        const { text, marks } = makeSnippet(words.join(' '), new Set(['cat', 'sleep']));
        let last = 0;
        for (const [start, end] of marks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toMatch(/^(?:cat|sleeping)$/);
          last = end;
        }
      }),
    );
  });
});
