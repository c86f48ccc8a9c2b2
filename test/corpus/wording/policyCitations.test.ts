import { describe, expect, it } from 'vitest';
import { makeWording, parseWording } from '../../../src/corpus/wording/parseWording.ts';

const cited = (text: string): readonly string[] =>
  parseWording(text).flatMap((inline) => {
    if (inline.kind !== 'citation' || inline.cited.kind !== 'number') return [];
    const { number, of } = inline.cited;
    return [`${inline.value} > ${of === undefined ? '' : `${of} `}${number}`];
  });

describe('a citation of policy', () => {
  it.each([
    ['a section with a point', '(see section 4.3)', ['section 4.3 > 4.3']],
    ['one of two figures', 'Section 10.4 says so.', ['Section 10.4 > 10.4']],
    ['an appendix', 'They are in Appendix D.', ['Appendix D > Appendix D']],
    ['an appendix of any letter', 'They are in Appendix K.', ['Appendix K > Appendix K']],
    [
      'a section of a document that is named before',
      'as in MTR section 4.3 and Tournament Rules section 2.5',
      ['MTR section 4.3 > tournament-rules 4.3', 'Tournament Rules section 2.5 > tournament-rules 2.5'],
    ],
    [
      'one of a document that is named behind',
      'section 4.1 of the Magic Tournament Rules',
      ['section 4.1 of the Magic Tournament Rules > tournament-rules 4.1'],
    ],
    ['one of the guide', 'Infraction Procedure Guide, section 2.1', ['Infraction Procedure Guide, section 2.1 > penalty-guide 2.1']],
    [
      'a section behind the letters of its document',
      '(see MTR 4.1 or IPG 2.5)',
      ['MTR 4.1 > tournament-rules 4.1', 'IPG 2.5 > penalty-guide 2.5'],
    ],
    ['a rule behind the letters of the rules', 'CR 103, CR 103.4c and CR 1', ['CR 103 > 103', 'CR 103.4c > 103.4c']],
    ['a section behind letters that are looked up', 'as ever (see MTR 4.1). More.', ['MTR 4.1 > tournament-rules 4.1']],
    ['a section of the rules', 'in section 6 of the Magic Comprehensive Rules', ['section 6 of the Magic Comprehensive Rules > 6']],
    ['a rule of the game, as ever', 'see rule 103.4', ['rule 103.4 > 103.4']],
  ])('is %s', (_, text, expected) => {
    expect(cited(text)).toEqual(expected);
    expect(makeWording(parseWording(text))).toBe(text);
  });

  it.each([
    'section 4.3.1 of a law',
    'an amount of 4.3',
    'Appendix Game',
    'section 4.3%',
    'in section 6.2 of the statute',
    'section 6.2 of the law',
  ])('is none in "%s"', (text) => {
    expect(cited(text)).toEqual([]);
  });
});
