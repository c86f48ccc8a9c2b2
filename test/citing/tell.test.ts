/** What is said of a citation: how sure it is, where it is not. */
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '../../src/model/edition.ts';
import { tellFormer, tellTarget } from '../../src/citing/tell.ts';

describe('what became of a citation', () => {
  const now = [{ id: '702.6', name: '702.6' }];
  const target = { id: '502.33', name: '502.33', now, relation: 'same', difference: 'none', because: 'wording' } as const;

  it.each([
    [1, 'in the newest edition 702.6, the same to the letter'],
    [0.93, 'in the newest edition 702.6, the same to the letter (93% sure)'],
    [0.55, 'in the newest edition perhaps 702.6, the same to the letter (55% sure)'],
  ])('of %d is told as sure as it is', (score, said) => {
    expect(tellTarget({ ...target, score })).toBe(said);
  });

  it('of a number without a day is no more than a guess where the way is one', () => {
    const bearer = (score: number) =>
      tellFormer('502.33', { first: '2005-10-01' as IsoDate, last: '2006-10-01' as IsoDate, now: [{ id: '702.6', name: '702.6', score }] });
    expect(bearer(1)).toMatch(/it is 702\.6 in the newest edition\.$/);
    expect(bearer(0.55)).toMatch(/it is perhaps 702\.6 \(55% sure\) in the newest edition\.$/);
  });
});
