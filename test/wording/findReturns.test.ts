import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findReturns } from '../../src/wording/findReturns.ts';

describe('wordings in their order', () => {
  it.each([
    ['no return where each is new', ['a', 'b', 'c'], [undefined, undefined, undefined]],
    ['no return where one stays', ['a', 'a', 'a'], [undefined, undefined, undefined]],
    ['a return behind another wording, to where it began', ['a', 'a', 'b', 'a'], [undefined, undefined, undefined, 0]],
    ['the latest stretch of several', ['a', 'b', 'a', 'b', 'a'], [undefined, undefined, 0, 1, 2]],
    ['a return behind an edition without it', ['a', '', 'a'], [undefined, undefined, 0]],
    ['none of what is no wording', ['a', '', 'b', ''], [undefined, undefined, undefined, undefined]],
  ] as const)('have %s', (_, wordings, returns) => {
    expect(findReturns(wordings)).toEqual(returns);
  });

  it('go back to the same text with another one in between, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), (wordings) => {
        findReturns(wordings).forEach((to, at) => {
          const isNew = at > 0 && wordings[at] !== wordings[at - 1] && wordings.slice(0, at).some((each) => each === wordings[at]);
          expect(to !== undefined).toBe(isNew);
          if (to === undefined) return;
          expect(wordings[to]).toBe(wordings[at]);
          expect(wordings[to - 1]).not.toBe(wordings[to]);
          expect(wordings.slice(to, at).some((each) => each !== wordings[at])).toBe(true);
        });
      }),
    );
  });
});
