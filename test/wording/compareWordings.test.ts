import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges, compareWordings, revertChanges, type WordChange } from '../../src/wording/compareWordings.ts';
import { wordsOf } from '../../src/wording/words.ts';
import { anyPair, anyText } from './anyText.ts';

/** `[-removed-]`, `[+added+]`, and what stays as it is in the new text. */
function show(changes: readonly WordChange[]): string {
  return changes
    .map((change) => (change.kind === 'same' ? change.new : change.kind === 'removed' ? `[-${change.old}-]` : `[+${change.new}+]`))
    .join('');
}

/** Marks and white space that differ in print alone count as one. */
const fold = (piece: string): string => piece.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

const turned = (changes: readonly WordChange[]): WordChange[] =>
  changes.map((change) => {
    if (change.kind === 'same') return { kind: 'same', old: change.new, new: change.old };
    return change.kind === 'removed' ? { kind: 'added', new: change.old } : { kind: 'removed', old: change.new };
  });

/** Of two neighbours the removed one first. */
const inOrder = (changes: readonly WordChange[]): WordChange[] =>
  changes.flatMap((change, k) => {
    const [last, next] = [changes[k - 1], changes[k + 1]];
    if (change.kind === 'added' && next?.kind === 'removed') return [next, change];
    return change.kind === 'removed' && last?.kind === 'added' ? [] : [change];
  });

/** Where the pieces of a text begin and end. */
function borders(pieces: readonly string[]): Set<number> {
  let at = 0;
  return new Set([0, ...pieces.map((piece) => (at += piece.length))]);
}

describe('the difference of two texts', () => {
  it('gives the new text from the old and the old from the new', () => {
    fc.assert(
      fc.property(anyPair, fc.boolean(), ([old, now], folded) => {
        const changes = compareWordings(old, now, folded ? { fold } : {});
        expect(applyChanges(old, changes)).toBe(now);
        expect(revertChanges(now, changes)).toBe(old);
      }),
      { numRuns: 500 },
    );
  });

  it('of a text and itself is one part, of nothing none', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(compareWordings(text, text)).toEqual(text === '' ? [] : [{ kind: 'same', old: text, new: text }]);
      }),
    );
  });

  it('the other way round has removed and added exchanged', () => {
    fc.assert(
      fc.property(anyPair, fc.boolean(), ([old, now], folded) => {
        const options = folded ? { fold } : {};
        expect(compareWordings(now, old, options)).toEqual(inOrder(turned(compareWordings(old, now, options))));
      }),
      { numRuns: 500 },
    );
  });

  it('borders where words, numbers and symbols border, in both texts', () => {
    fc.assert(
      fc.property(anyPair, ([old, now]) => {
        const changes = compareWordings(old, now);
        const inOld = borders(wordsOf(old));
        const inNew = borders(wordsOf(now));
        for (const at of borders(changes.map((change) => ('old' in change ? change.old : '')))) expect(inOld).toContain(at);
        for (const at of borders(changes.map((change) => ('new' in change ? change.new : '')))) expect(inNew).toContain(at);
      }),
      { numRuns: 500 },
    );
  });

  it('has no empty part, no two of a kind in a row, removed before added, and equal texts in what stays', () => {
    fc.assert(
      fc.property(anyPair, ([old, now]) => {
        const changes = compareWordings(old, now);
        changes.forEach((change, k) => {
          expect('old' in change ? change.old : change.new).not.toBe('');
          if (change.kind === 'same') expect(change.new).toBe(change.old);
          const next = changes[k + 1]?.kind;
          expect([change.kind, next]).not.toEqual([change.kind, change.kind]);
          expect([change.kind, next]).not.toEqual(['added', 'removed']);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('is refused for a text that it is not of', () => {
    const changes = compareWordings('A cat naps.', 'A cat purrs.');
    expect(() => applyChanges('A dog naps.', changes)).toThrow(RangeError);
    expect(() => revertChanges('A cat naps.', changes)).toThrow(RangeError);
  });
});

describe('a reader', () => {
  it.each([
    ['a word in place of another', 'A cat naps here.', 'A dog naps here.', 'A [-cat-][+dog+] naps here.'],
    ['a number whole', 'See rule 702.19b.', 'See rule 702.19c.', 'See rule [-702.19b-][+702.19c+].'],
    ['a symbol whole', '{2/W}: It naps.', '{2/U}: It naps.', '[-{2/W}-][+{2/U}+]: It naps.'],
    ['a hyphenated word whole', 'a cat-like nap', 'a dog-like nap', 'a [-cat-like-][+dog-like+] nap'],
    ['a mark alone', 'Cats nap, dogs run.', 'Cats nap; dogs run.', 'Cats nap[-,-][+;+] dogs run.'],
    ['white space that became a line', 'Cats nap. Dogs run.', 'Cats nap.\nDogs run.', 'Cats nap.[- -][+\n+]Dogs run.'],
    ['a word at the end', 'Cats nap', 'Cats nap often', 'Cats nap[+ often+]'],
    ['a word at the start', 'cats nap', 'Old cats nap', '[+Old +]cats nap'],
    ['a sentence between others', 'Cats nap. Dogs run.', 'Cats nap. Birds sing. Dogs run.', 'Cats nap. [+Birds sing. +]Dogs run.'],
    ['a paragraph between others', 'Cats nap.\nDogs run.', 'Cats nap.\nBirds nap.\nDogs run.', 'Cats nap.\n[+Birds nap.\n+]Dogs run.'],
    ['a sentence lost before a line end', 'Cats nap. All do.\nDogs run.', 'Cats nap.\nDogs run.', 'Cats nap.[- All do.-]\nDogs run.'],
    ['a member of a list', 'Ants, Cats, and Dogs', 'Ants, Bees, Cats, and Dogs', 'Ants, [+Bees, +]Cats, and Dogs'],
  ])('sees %s', (_name, old, now, shown) => {
    expect(show(compareWordings(old, now))).toBe(shown);
  });

  it('sees one change where only little words are common', () => {
    const old = 'Naps begin when the owner of a garden with some shade opens a door. Then sun.';
    const now = 'Naps begin when all kittens under the tall tree grow tired of running in a circle. Then sun.';
    expect(show(compareWordings(old, now))).toBe(
      'Naps begin when [-the owner of a garden with some shade opens a door-]' +
        '[+all kittens under the tall tree grow tired of running in a circle+]. Then sun.',
    );
  });

  it('sees two changes where a little word stands between short ones', () => {
    expect(show(compareWordings('Today cats chase a mouse.', 'Today dogs chase a ball.'))).toBe(
      'Today [-cats-][+dogs+] chase a [-mouse-][+ball+].',
    );
  });

  it('sees the two texts whole where almost nothing is common', () => {
    const old = 'Every kitten under the old oak tree waits quietly for milk.';
    const now = 'Nobody knows why seven brown dogs ran to the river before noon.';
    expect(show(compareWordings(old, now))).toBe(`[-${old}-][+${now}+]`);
  });

  it('sees what was added to a short text, however long it is', () => {
    const more = ' Dogs run after one another all day long, until evening comes and nobody throws sticks any more.';
    expect(show(compareWordings('Cats nap.', `Cats nap.${more}`))).toBe(`Cats nap.[+${more}+]`);
  });
});

describe('with fold', () => {
  it('what differs in print alone stays, each as printed', () => {
    expect(compareWordings('the cat\'s "nap"', 'the cat’s “nap”', { fold })).toEqual([
      { kind: 'same', old: 'the cat\'s "nap"', new: 'the cat’s “nap”' },
    ]);
    expect(show(compareWordings('a cat\'s\n"nap"', 'a cat’s “sleep”', { fold }))).toBe('a cat’s “[-nap-][+sleep+]”');
  });

  it('may take white space as nothing', () => {
    const changes = compareWordings('nap — purr', 'nap—purr', { fold: (piece) => piece.trim() });
    expect(changes).toEqual([{ kind: 'same', old: 'nap — purr', new: 'nap—purr' }]);
  });
});

describe('large texts', () => {
  it('with a word added here and there show each', () => {
    const old = Array.from({ length: 1000 }, (_, k) => `old${k}`);
    const now = old.flatMap((word, k) => (k % 10 === 5 ? [word, `new${k}`] : [word]));
    const added = compareWordings(old.join(', '), now.join(', ')).filter(({ kind }) => kind !== 'same');
    expect(added).toEqual(Array.from({ length: 100 }, (_, k) => ({ kind: 'added', new: `new${k * 10 + 5}, ` })));
  });

  const words = (count: number, step: number): string => Array.from({ length: count }, (_, k) => `w${(k * step) % 7919}`).join(' ');

  it('with the same words in another order are rewritten, and what stands before and behind stays', () => {
    const [old, now] = [words(10_000, 1), words(10_000, 3571)];
    const same = words(5_000, 2);
    expect(compareWordings(old, now)).toEqual([
      { kind: 'removed', old },
      { kind: 'added', new: now },
    ]);
    const changes = compareWordings(`${same}. ${old}. ${same}`, `${same}. ${now}. ${same}`);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
  });
});
