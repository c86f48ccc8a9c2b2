import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutDifference, nameMarks, shortenDifference, type DifferencePart } from '../../../src/site/changes/difference.ts';
import { compareWordings, type WordChange } from '../../../src/wording/compareWordings.ts';

const words = fc.array(fc.constantFrom('a', 'kitten', 'sleeps', 'in', 'the', 'sun', 'basket', 'and', 'purrs.'), { maxLength: 40 });
const text = words.map((list) => list.join(' '));

const newText = (parts: readonly DifferencePart[]): string =>
  parts.map((part) => (part.kind === 'skipped' ? part.text : part.kind === 'removed' ? '' : part.new)).join('');
const oldText = (changes: readonly WordChange[]): string => changes.map((change) => (change.kind === 'added' ? '' : change.old)).join('');

describe('a shortened difference', () => {
  it('still is the whole new text', () => {
    fc.assert(
      fc.property(text, text, fc.nat(6), fc.integer({ min: 1, max: 9 }), (old, now, context, least) => {
        expect(newText(shortenDifference(compareWordings(old, now), { context, least }))).toBe(now);
      }),
    );
  });

  it('keeps the words next to a change and leaves out the others', () => {
    const parts = shortenDifference(compareWordings('one two three four five six seven', 'one two three four five six eight'), {
      context: 2,
      least: 2,
    });
    expect(parts.map((part) => (part.kind === 'skipped' ? part.words : part.kind))).toEqual([4, 'same', 'removed', 'added']);
    expect(parts[1]).toMatchObject({ new: expect.stringContaining('five six') as string });
  });
});

describe('a difference cut at the parts of one side', () => {
  it('has a piece for each part, which together are both texts', () => {
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 4 }), (old, parts) => {
        const changes = compareWordings(old, parts.join(''));
        const pieces = cutDifference(
          changes,
          'new',
          parts.map((part) => part.length),
        );
        expect(pieces.map(newText)).toEqual(parts);
        expect(oldText(pieces.flat())).toBe(old);
      }),
    );
  });

  it('can be cut on the old side', () => {
    const [before, after] = ['Cats sleep. ', 'Dogs bark.'];
    const pieces = cutDifference(compareWordings(before + after, 'Cats sleep. Dogs may bark.'), 'old', [before.length, after.length]);
    expect(pieces.map(oldText)).toEqual([before, after]);
  });
});

describe('the marks of a difference', () => {
  it.each([
    ["a cat's tail", 'a cat’s tail', "' → ’"],
    ["'purr' says it", '‘purr’ says it', "' → ‘, ' → ’"],
    ['a -- b', 'a—b', '␣--␣ → —'],
    ['the same', 'the same', ''],
  ])('of %s and %s are %s', (old, now, marks) => {
    expect(nameMarks(compareWordings(old, now))).toBe(marks);
  });
});
