import { describe, expect, it } from 'vitest';
import { bestChain, stepWeight } from '../../../src/grammar/constructs/chain.ts';
import { parsePrintedNumber } from '../../../src/grammar/constructs/number.ts';

/** Numbers at line starts; one behind a `?` has a form that speaks neither for nor against an entry, as in a wrapped text. */
const chosen = (numbers: string): string =>
  bestChain(
    numbers.split(' ').map((word, line) => ({
      printed: parsePrintedNumber(`${word.replace('?', '')} Marl`)!,
      line,
      form: word.startsWith('?') ? 0 : 20,
    })),
  )
    .map(({ printed }) => printed.number)
    .join(' ');

describe('bestChain', () => {
  it.each([
    [
      'takes numbers that follow one another',
      '1. 100. 100.1. 100.1a 100.1b 100.2. 101. 101.1.',
      '1 100 100.1 100.1a 100.1b 100.2 101 101.1',
    ],
    ['takes entries of doubtful form when they follow', '?100. ?100.1. ?100.1a ?100.2. ?101.', '100 100.1 100.1a 100.2 101'],
    ['leaves out a reference far ahead', '100. 100.1. ?704.5a 100.1a 100.2.', '100 100.1 100.1a 100.2'],
    ['leaves out a reference behind', '704. 704.1. ?100.1. 704.2. 704.3.', '704 704.1 704.2 704.3'],
    ['leaves out a reference to the rule itself', '704. 704.1. ?704.1. 704.2.', '704 704.1 704.2'],
    ['leaves out several references in a row', '704. 704.1. ?100.2a ?306.1. ?500.1. 704.1a 704.2.', '704 704.1 704.1a 704.2'],
    ['keeps a gap', '100. 100.1. 100.4. 100.4c 100.5.', '100 100.1 100.4 100.4c 100.5'],
    ['keeps what is misplaced where the form leaves no doubt', '423.2a 432.2b 423.2c 423.3.', '423.2a 432.2b 423.2c 423.3'],
    ['keeps a number that is printed twice', '100.1. 100.2. 100.2. 100.3.', '100.1 100.2 100.2 100.3'],
    ['keeps numbers out of order', '100.1. 100.3. 100.2. 100.4.', '100.1 100.3 100.2 100.4'],
    ['finds the letters behind k and n', '100.1k 100.1m 100.1n 100.1p', '100.1k 100.1m 100.1n 100.1p'],
    ['holds on over more references than it looks back on', `100. 100.1. ${'?704.5a '.repeat(60)}100.2. 100.3.`, '100 100.1 100.2 100.3'],
  ])('%s', (_, numbers, expected) => {
    expect(chosen(numbers)).toBe(expected);
  });

  it('finds nothing in nothing', () => {
    expect(bestChain([])).toEqual([]);
  });
});

describe('stepWeight', () => {
  const weight = (step: string): number => {
    const [before, after] = step.split(' ').map((number) => parsePrintedNumber(`${number} Marl`)!.parts);
    return stepWeight(before!, after!);
  };

  it.each(['1. 100.', '1. 101.', '100. 100.1.', '100.1. 100.1a', '100.1k 100.1m', '100.1z 100.2.', '100.9. 101.'])(
    'gives the most to the next number: %s',
    (step) => {
      expect(weight(step)).toBe(8);
    },
  );

  it.each([
    ['100.1. 100.2.', '100.1. 100.4.'],
    ['100.1. 100.4.', '100.1. 103.4.'],
    ['100.1a 100.1b', '100.1a 100.1d'],
    ['100.1a 100.1d', '100.1d 100.1a'],
    ['100. 101.', '100. 104.'],
    ['100.1. 100.2.', '100.2. 100.1.'],
    ['100.1. 100.2.', '100.1. 100.1.'],
    ['199.1. 2.', '199.1. 5.'],
  ])('gives more to %s than to %s', (better, worse) => {
    expect(weight(better)).toBeGreaterThan(weight(worse));
  });
});
