import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareStrings } from '../../../src/corpus/store/shareStrings.ts';

it('leaves data as they were, whatever they are', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(shareStrings(JSON.parse(json))).toEqual(JSON.parse(json));
    }),
  );
});

it('keeps a key that is called __proto__ what it was', () => {
  const json = '{"__proto__":"a","b":{"__proto__":["c"]}}';
  expect(JSON.stringify(shareStrings(JSON.parse(json)))).toBe(json);
});
