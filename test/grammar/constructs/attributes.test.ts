import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attributes, makeAttributes, parseAttributes } from '../../../src/grammar/constructs/attributes.ts';
import { anyDate } from '../anyTree.ts';

describe('attributes', () => {
  it.each([
    ['{from 2009-07-11}', { from: '2009-07-11' }],
    ['{until 2009-07-11}', { until: '2009-07-11' }],
    ['{310.2 until 2009-07-11}', { formerly: [{ number: '310.2', until: '2009-07-11' }] }],
    [
      '{ 204 until 2003-01-01 ; 310.2a until 2009-07-11; from 2001-01-01; until 2013-07-13 }'.replace('{ ', '{').replace(' }', '}'),
      {
        formerly: [
          { number: '204', until: '2003-01-01' },
          { number: '310.2a', until: '2009-07-11' },
        ],
        from: '2001-01-01',
        until: '2013-07-13',
      },
    ],
  ])('reads %s', (line, attributes) => {
    expect(parseAttributes(line)).toEqual(attributes);
  });

  it.each([
    '{T}',
    '{2}{G}',
    '{}',
    '{from 2009-02-30}',
    '{since 2009-07-11}',
    '{from July 11, 2009}',
    '{from 2009-07-11',
    'from 2009-07-11',
    '{from 2009-07-11} and so on',
    '{harrow until 2009-07-11}',
  ])('passes over "%s"', (line) => {
    expect(parseAttributes(line)).toBeUndefined();
  });

  it('writes nothing when there is nothing to say', () => {
    expect(makeAttributes({})).toBeUndefined();
  });

  it('come back as they were written', () => {
    const attributes: fc.Arbitrary<Attributes> = fc.record(
      {
        from: anyDate,
        until: anyDate,
        formerly: fc.array(fc.record({ number: fc.constantFrom('7', '310', '310.2', '310.12c'), until: anyDate }), {
          minLength: 1,
          maxLength: 3,
        }),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(attributes, (each) => {
        const line = makeAttributes(each);
        expect(line === undefined ? {} : parseAttributes(line)).toEqual(each);
      }),
    );
  });
});
