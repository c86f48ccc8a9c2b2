import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersAbove, parseNumberQuery } from '../../src/search/numbers.ts';

describe('a query that is a number', () => {
  it.each([
    ['613.7c', '613.7c'],
    ['613.7C', '613.7c'],
    ['cr 613.7c', '613.7c'],
    ['cr613.7c', '613.7c'],
    ['CR: 613', undefined],
    ['rule 704.5k', '704.5k'],
    ['Rules 510.1c', '510.1c'],
    ['(rule 704.5k)', '704.5k'],
    ['§ 613', '613'],
    ['702 19', '702.19'],
    ['702 19b', '702.19b'],
    ['608,2n', '608.2n'],
    ['608. 2n', '608.2n'],
    ['613', '613'],
    ['section 6', '6'],
    ['6', '6'],
    ['６１３．７', '613.7'],
    ['702.019', '702.19'],
    ['1234', undefined],
    ['12', undefined],
    ['704.5k legend', undefined],
    ['2/2', undefined],
    ['trample', undefined],
    ['', undefined],
  ])('%j asks for %j', (query, number) => {
    expect(parseNumberQuery(query)?.number).toBe(number);
  });

  it('means the rule alone when it ends with a stop', () => {
    expect(parseNumberQuery('614.12.')).toEqual({ number: '614.12', alone: true });
    expect(parseNumberQuery('614.')).toEqual({ number: '614', alone: true });
    expect(parseNumberQuery('614.12')?.alone).toBe(false);
  });

  it.each([
    ['306-311', '306', '311'],
    ['rules 306–311', '306', '311'],
    ['704.5a-c', '704.5a', '704.5c'],
    ['704.1 to 704.3', '704.1', '704.3'],
    ['704.1-3', '704.1', '704.3'],
  ])('%j is a range', (query, number, to) => {
    expect(parseNumberQuery(query)).toMatchObject({ number, to });
  });

  it('is read or refused, whatever the text', () => {
    fc.assert(fc.property(fc.string(), (query) => void parseNumberQuery(query)));
  });
});

it('stands under its rule, subsection and section', () => {
  expect(numbersAbove('702.19b')).toEqual(['702.19', '702', '7']);
});
