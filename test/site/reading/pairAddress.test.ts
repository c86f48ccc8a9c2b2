import { describe, expect, it } from 'vitest';
import { parsePair, readPairLink, withPair, writePair } from '../../../src/site/reading/pair/pairAddress.ts';

describe('the address of what stands beside a page', () => {
  it.each([
    ['510.4', { id: '510.4' }],
    ['704', { id: '704' }],
    ['2009-07-11/502.33', { date: '2009-07-11', id: '502.33' }],
    ['handbook/2009-10-01/704.5', { document: 'handbook', date: '2009-10-01', id: '704.5' }],
    ['glossary/trample', { slug: 'trample' }],
    ['2009-07-11/glossary/trample', { date: '2009-07-11', slug: 'trample' }],
  ])('reads %s, and writes it again', (value, target) => {
    expect(parsePair(value)).toEqual(target);
    expect(writePair(parsePair(value) ?? { id: '' }, {})).toBe(value);
  });

  it.each(['', 'kittens', '../../x', 'timeline', '2009-07-11', '704.5j/more', 'javascript:alert(1)'])('has nothing for %j', (value) =>
    expect(parsePair(value)).toBeUndefined(),
  );

  it('leaves out the edition where it is that of the page', () => {
    const rule = { date: '2009-07-11', id: '502.33' };
    expect(writePair(rule, { date: '2009-07-11' })).toBe('502.33');
    expect(writePair(rule, { date: '2026-01-16' })).toBe('2009-07-11/502.33');
  });

  it.each([
    ['/704/#704.5j', { id: '704.5j' }],
    ['/704/', { id: '704' }],
    ['/704/#704.5j-example-1', { id: '704.5j' }],
    ['/7/all/#704.5j', { id: '704.5j' }],
    ['/703/#keywords', { id: '703' }],
    ['/2009-07-11/502/#502.33', { date: '2009-07-11', id: '502.33' }],
    ['/glossary/trample/', { slug: 'trample' }],
    ['/2009-07-11/glossary/#term-trample', { date: '2009-07-11', slug: 'trample' }],
    ['/timeline/', undefined],
    ['/2009-07-11/', undefined],
    ['/documents/rulings-summary/1999-04-21/#A.1', undefined],
  ])('is found for the link %s', (link, target) => expect(readPairLink(link)).toEqual(target));

  it('stands in the query beside whatever else does', () => {
    expect(withPair('?q=cats', '2009-07-11/502.33')).toBe('?q=cats&beside=2009-07-11/502.33');
    expect(withPair('?beside=1&q=cats', undefined)).toBe('?q=cats');
    expect(withPair('?beside=1', undefined)).toBe('');
  });
});
