import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pickBest } from '../../src/search/best.ts';

it('gives the best of any scores as sorting all of them would, equals in the order in which they came', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.nat({ max: 20 }), (scores, count) => {
      const scoreOf = (place: number): number => scores[place] ?? 0;
      const sorted = [...scores.keys()].sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, count);
      expect(pickBest(scores.keys(), scoreOf, count).map(({ place }) => place)).toEqual(sorted);
    }),
  );
});
