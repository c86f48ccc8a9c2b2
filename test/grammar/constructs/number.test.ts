import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subruleLetters } from '../../../src/model/ruleNumber.ts';
import { makePrintedNumber, parsePrintedNumber } from '../../../src/grammar/constructs/number.ts';

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
