import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersAbove, parseNumberQuery } from '../../../src/corpus/lookup/numberQuery.ts';

describe('a query that is a number', () => {
  it.each([
    ['613.7c', '613.7c'],
    ['613.7C', '613.7c'],
    ['cr 613.7c', '613.7c'],
    ['cr613.7c', '613.7c'],
    ['CR: 613', '613'],
    ['rule: 704.5J', '704.5j'],
    ['§704.5j', '704.5j'],
    ['no. 704.5j', '704.5j'],
    ['704.5 j', '704.5j'],
    ['704.5(j)', '704.5j'],
    ['(704.5j),', '704.5j'],
    ['704.5j?', '704.5j'],
    ['"704.5j"', '704.5j'],
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
    ['12', undefined],
    ['704.5k legend', undefined],
    ['2/2', undefined],
    ['trample', undefined],
    ['', undefined],
  ])('%j asks for %j', (query, number) => {
    expect(parseNumberQuery(query)?.number).toBe(number);
  });

  it.each([
    ['7045j', '704.5j'],
    ['70219b', '702.19b'],
    ['702119', '702.119'],
    ['cr7045j', '704.5j'],
    ['7045', '704.5'],
    ['704-5j', '704.5j'],
    ['704 - 5 j', '704.5j'],
    ['704–5–j', '704.5j'],
    ['704/5j', '704.5j'],
    ['704.5-j', '704.5j'],
    ['704-5', '704.5'],
    ['702-119', '702.119'],
  ])('%j might be something else than %s, and is marked', (query, number) => {
    const read = parseNumberQuery(query);
    expect(read).toMatchObject({ number, alone: false });
    expect(read?.typed).toBe(query.replace('cr', ''));
    expect(parseNumberQuery(`${query}.`)).toMatchObject({ number, alone: true });
    expect(parseNumberQuery(`"${query}"`)).toBeUndefined();
  });

  it.each(['1000', '100/0', '2/2', '-1/-1', '2009-07-11', '704.5k legend', '6-7-8', '12345678', '70 45'])('%j is none', (query) => {
    expect(parseNumberQuery(query)).toBeUndefined();
  });

  it('is not marked where it is written as print writes it', () => {
    for (const query of ['704.5j', 'cr 704.5J', '704.5j.', '704 5j', '704,5j', '613', '306-311'])
      expect(parseNumberQuery(query)?.typed).toBeUndefined();
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
    ['6-7', '6', '7'],
    ['704.5 - 704.7', '704.5', '704.7'],
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
