import { describe, expect, it } from 'vitest';
import { keepLatest } from '../../src/wording/keepLatest.ts';

describe('what was made of the latest texts', () => {
  it('is made once as long as it is asked for, and dropped after as many others', () => {
    const made: string[] = [];
    const latest = keepLatest<string>(2);
    const ask = (text: string): string =>
      latest(text, (each) => {
        made.push(each);
        return each.toUpperCase();
      });
    expect(['a', 'b', 'a', 'c', 'a'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A']);
    expect(made).toEqual(['a', 'b', 'c']);
    // "a" was asked for lately, "b" was not.
    ['d', 'e', 'a', 'b'].forEach(ask);
    expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
  });
});
