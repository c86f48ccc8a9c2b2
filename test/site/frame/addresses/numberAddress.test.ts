import { describe, expect, it } from 'vitest';
import { listRulePages, parseNumberAddress } from '../../../../src/site/frame/addresses/numberAddress.ts';

describe('an address of a number', () => {
  it.each([
    ['/613.7c', { number: '613.7c' }],
    ['/613.7C/', { number: '613.7c' }],
    ['/702.9b.html', { number: '702.9b' }],
    ['/2009-07-11/502.33', { date: '2009-07-11', number: '502.33' }],
    ['/handbook/2009-07-11/502.33/', { document: 'handbook', date: '2009-07-11', number: '502.33' }],
    ['/handbook/704', { document: 'handbook', number: '704' }],
    ['/7045j', { number: '704.5j' }],
    ['/cr%20613.7c', { number: '613.7c' }],
  ])('%s is read', (path, address) => {
    expect(parseNumberAddress(path)).toEqual(address);
  });

  it.each(['/', '/glossary/trample/', '/613/all/', '/2009-07-11/', '/613.7c/613.7d', '/306-311', '/%zz', '/search/'])(
    '%s is none',
    (path) => {
      expect(parseNumberAddress(path)).toBeUndefined();
    },
  );

  it('leads to its own page, else to the page of what it stands under', () => {
    expect(listRulePages({ date: '2009-07-11' as never, number: '702.9b' })).toEqual([
      { page: '/2009-07-11/702.9b/' },
      { page: '/2009-07-11/702.9/', anchor: '702.9b' },
      { page: '/2009-07-11/702/', anchor: '702.9b' },
    ]);
  });
});
