import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenize } from '../../src/search/tokens.ts';
import { stemWord } from '../../src/wording/stem.ts';
import { editDistance } from '../../src/search/slips.ts';
import { findMeant, type Vocabulary } from '../../src/search/vocabulary.ts';

/** The definition, without regard to time: optimal string alignment by recursion. */
function slowDistance(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length;
  const same = left.at(-1) === right.at(-1);
  const ways = [
    slowDistance(left.slice(0, -1), right) + 1,
    slowDistance(left, right.slice(0, -1)) + 1,
    slowDistance(left.slice(0, -1), right.slice(0, -1)) + (same ? 0 : 1),
  ];
  if (left.length > 1 && right.length > 1 && left.at(-1) === right.at(-2) && left.at(-2) === right.at(-1)) {
    ways.push(slowDistance(left.slice(0, -2), right.slice(0, -2)) + 1);
  }
  return Math.min(...ways);
}

function makeVocabulary(...words: readonly string[]): Vocabulary {
  const stemOf = new Map(words.map((word) => [word, stemWord(word)]));
  return {
    words: [...words].sort(),
    contractions: new Map(),
    stemOf,
    stems: new Set(stemOf.values()),
    weightOf: new Map(words.map((word) => [word, 1])),
  };
}

describe('the distance of two words', () => {
  it('is what its definition says', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 0, max: 3 }), (left, right, limit) => {
        expect(editDistance(left, right, limit)).toBe(Math.min(slowDistance(left, right), limit + 1));
      }),
    );
  });
});

describe('what a typed word may mean', () => {
  const vocabulary = makeVocabulary('catnap', 'catnaps', 'whisker', 'whiskers', 'purr', 'purring', 'siesta');
  const meant = (word: string, unfinished = false): readonly string[] =>
    findMeant(vocabulary, word, stemWord(word), unfinished).map(({ stem }) => stem);

  it('is the word itself, in any of its forms', () => {
    expect([meant('catnaps'), meant('purred')]).toEqual([['catnap'], ['pur']]);
  });

  it('is a longer word while it is being typed', () => {
    expect(meant('whis', true)).toEqual(['whisker']);
  });

  it('is a word with its letter doubled before another whose stem it would be of', () => {
    const rolled = makeVocabulary('role', 'roles', 'rolling', 'tapping', 'tap', 'tape');
    const first = (word: string): string | undefined => findMeant(rolled, word, stemWord(word), false)[0]?.word;
    expect([first('roling'), first('rolling'), first('roles'), first('taping')]).toEqual(['rolling', 'rolling', 'roles', 'tapping']);
    expect(findMeant(rolled, 'roling', stemWord('roling'), false).map(({ how }) => how)).toEqual(['near']);
  });

  it('of three letters is another only where two of them changed places', () => {
    const short = makeVocabulary('die', 'dip', 'two');
    const found = (word: string): readonly string[] => findMeant(short, word, word, false).map(({ word: other }) => other);
    expect([found('dei'), found('dix'), found('tow'), found('wot')]).toEqual([['die'], [], ['two'], []]);
  });

  it.each([
    ['catnpa', 'catnap'],
    ['wisker', 'whisker'],
    ['siessta', 'siesta'],
    ['xiesta', 'siesta'],
  ])('for the slip %s is %s', (slip, word) => {
    expect(meant(slip)).toEqual([word]);
  });

  it.each([
    ['4', 'four'],
    ['seven', '7'],
    ['2nd', 'second'],
  ])('for %s is %s too, less surely than what was typed', (typed, other) => {
    const found = findMeant(makeVocabulary(typed, other), typed, stemWord(typed), false);
    expect(found.map(({ stem }) => stem)).toEqual([stemWord(typed), stemWord(other)]);
  });

  it('is nothing when no word is near', () => {
    expect(meant('zebra')).toEqual([]);
  });
});

describe('tokens', () => {
  it('stand where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const { start, end } of tokenize(text)) expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}]+(?:['’]\p{L}+)?$/u);
      }),
    );
  });

  it.each([
    ['cats', 'cat'],
    ['dies', 'die'],
    ['abilities', 'ability'],
    ['resolves', 'resolv'],
    ['resolving', 'resolv'],
    ['resolved', 'resolv'],
    ['tapped', 'tap'],
    ['controlling', 'control'],
    ['rolled', 'rol'],
    ['roll', 'rol'],
    ['process', 'proces'],
    ['processes', 'proces'],
    ['lens', 'len'],
  ])('%s has the stem %s', (word, stem) => {
    expect(stemWord(word)).toBe(stem);
  });
});
