import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kindFilters } from '../../../src/search/kinds.ts';
import { findUnknownParts, makeSearchAddress, parseSearchAddress, type SearchState } from '../../../src/site/search/searchAddress.ts';

describe('the address of a search', () => {
  it.each<[string, SearchState]>([
    ['', { text: '', namesOnly: false }],
    ['?q=trample', { text: 'trample', namesOnly: false }],
    ['?q=%22long+nap%22+-dog&kind=rule', { text: '"long nap" -dog', kind: 'rule', namesOnly: false }],
    ['?q=nap&names=1&edition=2009-05-01', { text: 'nap', namesOnly: true, edition: '2009-05-01' }],
    ['?q=long+nap&all=1&page=3', { text: 'long nap', namesOnly: false, allWords: true, page: 3 }],
  ])('%s', (address, state) => {
    expect(makeSearchAddress(state)).toBe(address);
    expect(parseSearchAddress(address)).toEqual(state);
  });

  it('passes over what it does not know', () => {
    expect(parseSearchAddress('?q=nap&kind=odd&names=yes&x=1')).toEqual({ text: 'nap', namesOnly: false });
  });

  it.each([
    ['?q=nap&kind=odd&names=yes&x=1', ['kind=odd', 'names=yes']],
    ['?q=nap&kind=rule&names=1&all=1&page=2&edition=1066-01-01', []],
    ['?q=nap&kind=&names=&all=0&page=0', ['page=0']],
    ['?q=nap&all=true&page=-1', ['all=true', 'page=-1']],
  ])('%s: of its filters %j are unknown', (address, unknown) => {
    expect(findUnknownParts(address).map(({ name, value }) => `${name}=${value}`)).toEqual(unknown);
  });

  it('is read back as it was written', () => {
    const state = fc
      .record({
        text: fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== ''),
        kind: fc.option(fc.constantFrom(...kindFilters), { nil: undefined }),
        namesOnly: fc.boolean(),
        allWords: fc.option(fc.constant(true as const), { nil: undefined }),
        page: fc.option(fc.integer({ min: 2, max: 999_999 }), { nil: undefined }),
        edition: fc.option(fc.constantFrom('2009-05-01', 'handbook/2009-10-01', 'rulings-summary/1999-04-21~page'), { nil: undefined }),
      })
      .map(({ kind, edition, allWords, page, ...rest }): SearchState => ({
        ...rest,
        ...(kind === undefined ? {} : { kind }),
        ...(allWords === undefined ? {} : { allWords }),
        ...(page === undefined ? {} : { page }),
        ...(edition === undefined ? {} : { edition }),
      }));
    fc.assert(
      fc.property(state, (each) => {
        expect(parseSearchAddress(makeSearchAddress(each))).toEqual(each);
      }),
    );
  });
});
