import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentIds, toIsoDate, type IsoDate } from '../../../src/model/edition.ts';
import { mostRules, readRules, toAnswerRule, writeRules, type AnswerRule } from '../../../src/site/kept/answerAddress.ts';

const day = (text: string): IsoDate => toIsoDate(text) ?? (text as IsoDate);

describe('the address of an answer', () => {
  it('names an edition once for all that follow of it', () => {
    const places = [
      '/2026-01-16/7/#704.5j',
      '/2026-01-16/7/#702.19b',
      '/2009-07-11/4/#404.1',
      '/2009-07-11/glossary/#term-trample',
      '/handbook/2026-01-16/7/#704.5',
      '/documents/rulings-summary/1999-04-21/#A.1',
      '/documents/rulings-summary/1999-04-21/#A.2',
    ];
    const rules = places.flatMap((place) => toAnswerRule(place) ?? []);
    expect(rules).toHaveLength(places.length);
    expect(writeRules(rules)).toBe(
      '2026-01-16/704.5j,702.19b,2009-07-11/404.1,glossary/trample,handbook/2026-01-16/704.5,documents/rulings-summary/1999-04-21/A.1,A.2',
    );
    expect(readRules(writeRules(rules))).toEqual({ rules, strange: [], over: [] });
  });

  it('is read as it was written', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).filter((each) => each.trim() !== '' && !/[,/]/.test(each));
    const dated = fc.record({
      kind: fc.constantFrom('rule' as const, 'term' as const),
      document: fc.option(fc.constantFrom(...documentIds), { nil: undefined }),
      date: fc.constantFrom(day('2026-01-16'), day('2009-07-11')),
      name: name.filter((each) => toIsoDate(each) === undefined && !(documentIds as readonly string[]).includes(each)),
    });
    const paper = fc.record({ kind: fc.constant('paper' as const), key: fc.constantFrom('rulings-summary/1999-04-21', 'a/b~c'), name });
    const rule: fc.Arbitrary<AnswerRule> = fc.oneof(dated, paper);
    fc.assert(
      fc.property(fc.array(rule, { maxLength: 6 }), (rules) => {
        expect(readRules(writeRules(rules))).toEqual({ rules, strange: [], over: [] });
      }),
    );
  });

  it('may be written whole as forms and chats write it', () => {
    expect(readRules('2026-01-16%2F704.5j%2C702.19b').rules.map(({ name }) => name)).toEqual(['704.5j', '702.19b']);
  });

  it.each([
    ['704.5j', ['704.5j']],
    ['2026-01-16/', ['2026-01-16/']],
    ['2026-01-16/704.5j/more', ['2026-01-16/704.5j/more']],
    ['documents/x', ['documents/x']],
    ['documents/..//evil.example/x/A', ['documents/..//evil.example/x/A']],
    ['documents/a/./A', ['documents/a/./A']],
    ['handbook/704.5', ['handbook/704.5']],
  ])('says of %s that it names no rule', (value, strange) => {
    expect(readRules(value)).toEqual({ rules: [], strange, over: [] });
  });

  it('has no more rules than an answer can have, and says which are too many', () => {
    const rules = Array.from({ length: mostRules + 2 }, (_, at): AnswerRule => ({
      kind: 'rule',
      document: undefined,
      date: day('2026-01-16'),
      name: String(at),
    }));
    const read = readRules(writeRules(rules));
    expect(read.rules).toHaveLength(mostRules);
    expect(read).toMatchObject({ strange: [], over: ['200', '201'] });
  });
});
