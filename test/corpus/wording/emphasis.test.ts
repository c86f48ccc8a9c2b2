import { describe, expect, it } from 'vitest';
import { parseWording } from '../../../src/corpus/wording/parseWording.ts';
import { emphasisIn } from './finds.ts';

describe('emphasis', () => {
  it.each([
    ['stands between underscores', 'Any _Magic_ game.', 'Any <Magic> game.'],
    ['may hold several words', 'the _Time Spiral_(R) set', 'the <Time Spiral>(R) set'],
    ['may fill a wording', '_all_', '<all>'],
    ['may stand in brackets and quotes', '(_one_) “_two_”', '(<one>) “<two>”'],
    ['may be doubled', 'in __Big: Book__ here', 'in <<Big: Book>> here'],
    ['may be followed by a trademark that lost its brackets', 'from _Odyssey_TM block', 'from <Odyssey>TM block'],
    ['is told from a mark that has no pair', 'the Oracle_(TM) text of _Magic_ cards', 'the Oracle_(TM) text of <Magic> cards'],
  ])('%s', (_name, text, expected) => {
    expect(emphasisIn(parseWording(text))).toBe(expected);
  });

  it.each([
    'snake_case_name',
    'at www.example.com/DCI/UTR_MTG_now.asp',
    'mail a_b_c@example.com',
    'Wolf in ________ Clothing',
    'one _mark only',
    'one mark_ only',
    'apart _ from _ words',
    'over _two\nparagraphs_',
    '_',
    '__',
    '_one__',
  ])('is not in: %s', (text) => {
    expect(parseWording(text)).toEqual([{ kind: 'text', value: text }]);
  });

  it('holds citations and symbols', () => {
    expect(parseWording('_rule 704 {T}_')).toEqual([
      {
        kind: 'emphasis',
        children: [
          { kind: 'citation', value: 'rule 704', cited: { kind: 'number', number: '704' } },
          { kind: 'text', value: ' ' },
          { kind: 'symbol', value: '{T}', symbol: '{T}' },
        ],
      },
    ]);
  });

  it('gives way to a citation that it would cut', () => {
    expect(parseWording('See Nontraditional _Magic_ Card.')).toEqual([
      { kind: 'text', value: 'See ' },
      { kind: 'citation', value: 'Nontraditional _Magic_ Card', cited: { kind: 'term', term: 'Nontraditional _Magic_ Card' } },
      { kind: 'text', value: '.' },
    ]);
  });
});
