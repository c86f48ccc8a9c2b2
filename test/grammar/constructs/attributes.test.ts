import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attributes, joinAttributes, makeAttributes, parseAttributes } from '../../../src/grammar/constructs/attributes.ts';
import { anyBeside, anyDate } from '../anyTree.ts';

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
    ['{also asked: Whose job is sowing?}', { beside: { alsoAsked: ['Whose job is sowing?'] } }],
    ['{also said: spreading grain; the guy with the bag}', { beside: { alsoSaid: ['spreading grain', 'the guy with the bag'] } }],
    ['{asks: Who sows? Can I say “Who sows?” twice?}', { beside: { asks: ['Who sows?', 'Can I say “Who sows?” twice?'] } }],
    ['{rests on: 702.15b, “Harrow, Sedge”, 104}', { beside: { restsOn: ['702.15b', 'glossary:Harrow, Sedge', '104'] } }],
    ['{shown by: handbook-geese, a1}', { beside: { shownBy: ['handbook-geese', 'a1'] } }],
    ['{ours}', { beside: { ours: true } }],
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
    '{asks: }',
    '{also asked: Sowing}',
    '{also said: }',
    '{also said: sowing;}',
    '{also said: who sows?}',
    '{asks: Who sows? And so on.}',
    '{asks Who sows?}',
    '{rests on: rule 702}',
    '{rests on: 702.15b,}',
    '{rests on: “”}',
    '{shown by: Geese}',
    '{theirs}',
  ])('passes over "%s"', (line) => {
    expect(parseAttributes(line)).toBeUndefined();
  });

  it('writes nothing when there is nothing to say', () => {
    expect(makeAttributes({})).toEqual([]);
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
        beside: anyBeside,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(attributes, (each) => {
        expect(joinAttributes(makeAttributes(each).map((line) => parseAttributes(line) ?? {}))).toEqual(each);
      }),
    );
  });
});
