import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeQuery, parseQuery, type Query, type QueryPart } from '../../src/search/parseQuery.ts';

/** The parts as `word`, `"phrase"`, `-word`, `-"phrase"`. */
function show(query: Query): readonly string[] {
  if (query.kind === 'number') return [`#${makeQuery(query)}`];
  return query.parts.map(({ kind, text, without }) => `${without ? '-' : ''}${kind === 'phrase' ? `"${text}"` : text}`);
}

function expectSame(query: Query): void {
  expect(parseQuery(makeQuery(query))).toEqual(query);
}

describe('a query', () => {
  it.each([
    ['purr nap', ['purr', 'nap']],
    ['  purr \t nap ', ['purr', 'nap']],
    ['"long nap"', ['"long nap"']],
    ['“long nap”', ['"long nap"']],
    ['„long nap“ sun', ['"long nap"', 'sun']],
    ['sun "long  nap" tom', ['sun', '"long nap"', 'tom']],
    ['sun"long nap"tom', ['sun', '"long nap"', 'tom']],
    ['"long nap', ['"long nap"']],
    ['nap -dog', ['nap', '-dog']],
    ['nap −dog –flea', ['nap', '-dog', '-flea']],
    ['nap -"long nap"', ['nap', '-"long nap"']],
    ['nap -“long nap', ['nap', '-"long nap"']],
    ['two-headed kitten', ['two-headed', 'kitten']],
    ['-1/-1 counter', ['-1/-1', 'counter']],
    ['-X/-X', ['-X/-X']],
    ['nap - dog', ['nap', '-', 'dog']],
    ["can't won’t", ["can't", 'won’t']],
    ['""', []],
    ['', []],
    ['613.7C', ['#613.7c']],
    ['cr 702 19', ['#702.19']],
    ['614.12.', ['#614.12.']],
    ['306-311', ['#306-311']],
    ['704.5k nap', ['704.5k', 'nap']],
  ])('%j has the parts %j', (text, parts) => {
    expect(show(parseQuery(text))).toEqual(parts);
  });

  it.each([
    ['nap', true],
    ['nap ', false],
    ['"long na', true],
    ['"long nap"', false],
    ['long "nap" ', false],
    ['"long" nap', true],
    ['', false],
  ])('%j is unfinished: %j', (text, unfinished) => {
    expect(parseQuery(text)).toMatchObject({ kind: 'words', unfinished });
  });

  it('is read back as it was written', () => {
    const word = fc.constantFrom('nap', 'purring', "can't", 'two-headed', '-1/-1', '2/2', 'tap:', '{T}', 'Æther', '5');
    const part = fc.oneof(
      fc.record({ kind: fc.constant('word' as const), text: word, without: fc.constant(false) }),
      fc.record({ kind: fc.constant('word' as const), text: fc.constantFrom('nap', 'Æther', "can't"), without: fc.constant(true) }),
      fc.record({
        kind: fc.constant('phrase' as const),
        text: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
        without: fc.boolean(),
      }),
    );
    const words = fc
      .record({ parts: fc.array<QueryPart>(part, { minLength: 1, maxLength: 5 }), unfinished: fc.boolean() })
      .map(({ parts, unfinished }): Query => ({ kind: 'words', parts, unfinished }))
      .filter((query) => parseQuery(makeQuery(query)).kind === 'words');
    fc.assert(fc.property(words, expectSame));
  });

  it('of a number is read back as it was written', () => {
    const number = fc
      .tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 1, max: 199 }), fc.constantFrom('', 'a', 'k', 'ab'), fc.boolean())
      .map(([subsection, rule, letter, alone]): Query => ({ kind: 'number', number: { number: `${subsection}.${rule}${letter}`, alone } }));
    fc.assert(fc.property(number, expectSame));
  });

  it('is read, whatever the text, and what is written of it means the same', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc
        .array(fc.constantFrom('"', '“', '”', '-', '−', ' ', 'nap', '613', '.', '1', '/'), { maxLength: 12 })
        .map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const query = parseQuery(typed);
        expect(parseQuery(makeQuery(query))).toEqual(query);
      }),
      { numRuns: 1000 },
    );
  });
});
