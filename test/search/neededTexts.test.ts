import { describe, expect, it } from 'vitest';
import { needsAllTexts } from '../../src/search/neededTexts.ts';

describe('a query that needs all texts', () => {
  it.each(['the', 'when it', '"the', '"of the"', '"nap', 'cats "in the"', 'if -tail'])('%j', (query) => {
    expect(needsAllTexts(query)).toBe(true);
  });

  it.each(['', '  ', '"', 'the cat', '"the cat"', '"cat na', '-the cat', '701.1', 'cat "long nap'])('is not %j', (query) => {
    expect(needsAllTexts(query)).toBe(false);
  });
});
