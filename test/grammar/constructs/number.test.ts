import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareRuleNumbers,
  makeRuleNumber,
  parentNumber,
  parsePointNumber,
  type RuleNumber,
  subruleLetters,
} from '../../../src/model/ruleNumber.ts';
import { makePrintedNumber, parsePrintedNumber, parsePrintedPoints } from '../../../src/grammar/constructs/number.ts';

describe('parsePrintedNumber', () => {
  it.each([
    ['7. Further Words', '7', 'section', 2],
    ['702. Words That Bind', '702', 'subsection', 4],
    ['702.19. Harrow', '702.19', 'rule', 7],
    ['702.19b Whoever sows, reaps.', '702.19b', 'subrule', 7],
    ['704.5z Marl.', '704.5z', 'subrule', 6],
    ['704.5ab Marl.', '704.5ab', 'subrule', 7],
    ['101.1.', '101.1', 'rule', 6],
    ['101.1a', '101.1a', 'subrule', 6],
    ['101.100. Marl.', '101.100', 'rule', 8],
  ])('reads "%s"', (line, number, kind, length) => {
    expect(parsePrintedNumber(line)).toMatchObject({ number, kind, length, quirks: [] });
  });

  it.each([
    ['606. 8b Marl.', '606.8b', ['stray-space']],
    ['606 .8. Marl.', '606.8', ['stray-space']],
    ['702. 37a Marl.', '702.37a', ['stray-space']],
    ['606.5 Marl.', '606.5', ['stop-missing']],
    ['606.5', '606.5', ['stop-missing']],
    ['119.1d. Marl.', '119.1d', ['stop-superfluous']],
    ['901.4.Marl.', '901.4', ['space-missing']],
    ['901.4.“Marl.”', '901.4', ['space-missing']],
    ['901.4a{T}: Marl.', '901.4a', ['space-missing']],
    ['107.1.. Marl.', '107.1', ['stop-doubled']],
    ['107.. Marl', '107', ['stop-doubled']],
    ['100.General', '100', ['space-missing']],
    ['606. 8b.Marl.', '606.8b', ['stray-space', 'stop-superfluous', 'space-missing']],
  ])('reads "%s" as what it means and keeps the quirk', (line, number, quirks) => {
    expect(parsePrintedNumber(line)).toMatchObject({ number, quirks });
  });

  it.each([
    ['2009 was a year'],
    ['2009. A year.'],
    ['1,000 geese'],
    ['3.5 geese'],
    ['20 geese'],
    ['20. Geese'],
    ['17.12 geese'],
    ['17.12. Geese'],
    ['1000.1. Geese'],
    ['202.3b-c say so'],
    ['202.3–4 say so'],
    ['306.5) and so on'],
    ['306.5, and so on'],
    ['306.5; and so on'],
    ['306.5.1 is no number'],
    ['306.5abc is no number'],
    ['306-311 say so'],
    ['306 says so'],
    ['7 geese'],
    ['000. Nothing'],
    ['0. Nothing'],
    ['101.0. Nothing'],
    ['Rule 101.1. Marl.'],
    [''],
  ])('refuses "%s"', (line) => {
    expect(parsePrintedNumber(line)).toBeUndefined();
  });

  it('reads back every number as print has it', () => {
    const number = fc
      .tuple(
        fc.integer({ min: 100, max: 999 }),
        fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
        fc.option(fc.constantFrom(...Array.from(subruleLetters)), { nil: undefined }),
      )
      .map(([subsection, rule, letter]) => (rule === undefined ? String(subsection) : `${subsection}.${rule}${letter ?? ''}`));
    fc.assert(
      fc.property(number, (each) => {
        expect(parsePrintedNumber(`${makePrintedNumber(each)} Marl.`)).toMatchObject({ number: each, quirks: [] });
      }),
    );
  });
});

describe('parsePrintedPoints', () => {
  it.each([
    ['7. Further Words', '7', 'section', 2],
    ['12. Further Words', '12', 'section', 3],
    ['7.2 Words That Bind', '7.2', 'subsection', 3],
    ['7.2. Words That Bind', '7.2', 'subsection', 4],
    ['7.2.19 Whoever sows, reaps.', '7.2.19', 'rule', 6],
    ['7.2.19. Whoever sows, reaps.', '7.2.19', 'rule', 7],
    ['7.2.19b Whoever sows, reaps.', '7.2.19b', 'subrule', 7],
    ['7.2.19', '7.2.19', 'rule', 6],
  ])('reads "%s"', (line, number, kind, length) => {
    expect(parsePrintedPoints(line)).toMatchObject({ number, kind, length });
  });

  it.each(['7 words', '7.2.19.4 Words', '7.2, as it is', '0.5 litres', '1.05 metres', '7.2.19bees', '2009. A year', '7.2% of it'])(
    'finds no number at the start of "%s"',
    (line) => {
      expect(parsePrintedPoints(line)).toBeUndefined();
    },
  );

  it('never throws, and takes no more than there is', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(parsePrintedPoints(line)?.length ?? 0).toBeLessThanOrEqual(line.length);
      }),
    );
  });
});

describe('numbers with points', () => {
  const step = (most: number) => fc.integer({ min: 1, max: most });
  const steps = fc
    .tuple(step(99), fc.option(step(99)), fc.option(step(999)), fc.option(fc.constantFrom(...Array.from(subruleLetters))))
    .map(([section, subsection, rule, letter]) => {
      if (subsection === null) return String(section);
      return rule === null ? `${section}.${subsection}` : `${section}.${subsection}.${rule}${letter ?? ''}`;
    });

  it('are written as they are read, and stand under what is one step shorter', () => {
    fc.assert(
      fc.property(steps, (number) => {
        const parts = parsePointNumber(number);
        expect(parts && makeRuleNumber(parts)).toBe(number);
        const above = /[a-z]$/.test(number) ? number.slice(0, -1) : number.includes('.') ? number.replace(/\.\d+$/, '') : undefined;
        expect(parentNumber(number as RuleNumber)).toBe(above);
      }),
    );
  });

  it('count by steps, not by letters of their text', () => {
    const sorted = ['1', '1.1', '1.1.2', '1.1.2a', '1.1.10', '1.2', '1.10', '2', '10'] as RuleNumber[];
    fc.assert(
      fc.property(fc.shuffledSubarray(sorted, { minLength: sorted.length }), (shuffled) => {
        expect(shuffled.toSorted(compareRuleNumbers)).toEqual(sorted);
      }),
    );
  });
});
