import { describe, expect, it } from 'vitest';
import { symbolsIn } from './finds.ts';

describe('symbols in braces', () => {
  it.each([
    ['of 1999', '{Tap}: Draw.', ['{Tap} > {T}']],
    ['of July 2003 to 2004', '{o2}{oG}, {oT}: {oX}', ['{o2} > {2}', '{oG} > {G}', '{oT} > {T}', '{oX} > {X}']],
    [
      'of today',
      '{T}{Q}{E}{S}{C}{TK}{100}',
      ['{T} > {T}', '{Q} > {Q}', '{E} > {E}', '{S} > {S}', '{C} > {C}', '{TK} > {TK}', '{100} > {100}'],
    ],
    [
      'of two kinds',
      '{G/W}{2/W}{C/B}{G/P}{W/U/P}',
      ['{G/W} > {G/W}', '{2/W} > {2/W}', '{C/B} > {C/B}', '{G/P} > {G/P}', '{W/U/P} > {W/U/P}'],
    ],
    ['of the planar die', 'Roll {CHAOS}, not {PW}.', ['{CHAOS} > {CHAOS}', '{PW} > {PW}']],
    [
      'of chapters, levels and stations',
      '“{rN1}, {rN2}” {LEVEL N1-N2} {LEVEL N3+} {N+}',
      ['{rN1} > {rN1}', '{rN2} > {rN2}', '{LEVEL N1-N2} > {LEVEL N1-N2}', '{LEVEL N3+} > {LEVEL N3+}', '{N+} > {N+}'],
    ],
  ])('%s have today’s form', (_name, text, expected) => {
    expect(symbolsIn(text)).toEqual(expected);
  });

  it.each([
    ['{C} is chaos where the planar die shows it', 'When you roll {C} again', ['{C} > {CHAOS}']],
    ['{P} is planeswalking where the planar die shows it', 'The planar die has a planeswalker symbol {P}.', ['{P} > {PW}']],
    ['{P} alone is Phyrexian where it is called so', 'The Phyrexian symbol {P} is plain.', ['{P} > {H}']],
    ['{P} is the pawprint elsewhere', 'Up to five {P} of modes', ['{P} > {P}']],
  ])('%s', (_name, text, expected) => {
    expect(symbolsIn(text)).toEqual(expected);
  });

  it.each(['{this}', '{BB}', '{', '{}', '{ T }', '{(R/G)', 'a set {1, 2}'])('%s is text', (text) => {
    expect(symbolsIn(text)).toEqual([]);
  });
});

describe('loyalty symbols', () => {
  it('have an ASCII sign today, whatever was printed', () => {
    expect(symbolsIn('[+N] [-2] [−4] [?4] [–X] [0] [+1]')).toEqual([
      '[+N] > [+N]',
      '[-2] > [-2]',
      '[−4] > [-4]',
      '[?4] > [-4]',
      '[–X] > [-X]',
      '[0] > [0]',
      '[+1] > [+1]',
    ]);
  });
  it.each(['[X]', '[A]', '[P/T]', '[1]', '[cost]', '[+N counters]'])('%s is text', (text) => {
    expect(symbolsIn(text)).toEqual([]);
  });
});

describe('bare letters', () => {
  it.each([
    ['an activation cost in quotes', 'It reads "2, T: Gain 5 life."', ['2 > {2}', 'T > {T}']],
    ['an activation cost before an action', 'It has "G, T, Sacrifice this: Draw."', ['G > {G}', 'T > {T}']],
    [
      'a mana cost',
      'with a mana cost of 3UU, or a spell that costs 2B, not 3B',
      ['3 > {3}', 'U > {U}', 'U > {U}', '2 > {2}', 'B > {B}', '3 > {3}', 'B > {B}'],
    ],
    ['a doubled letter to pay', 'You cannot pay BB twice.', ['B > {B}', 'B > {B}']],
    ['a cost in quotes', 'costs "XXU" here', ['X > {X}', 'X > {X}', 'U > {U}']],
    ['what is added', '"T: Add G to your pool"', ['T > {T}', 'G > {G}']],
    ['the list of symbols', 'The mana symbols are W, U, 0, X, and Y.', ['W > {W}', 'U > {U}', '0 > {0}', 'X > {X}', 'Y > {Y}']],
    ['the tap symbol', 'The tap symbol (T here) is old.', ['T > {T}']],
  ])('are symbols in %s', (_name, text, expected) => {
    expect(symbolsIn(text)).toEqual(expected);
  });

  it.each([
    'A player loses X life, and I agree.',
    'Player B and player R go first, then A and B.',
    'Add A to it. Then it gets +X/+X.',
    'Flat 8BW, G2 8BW, Glasgow',
    'In step "2: Draw" nothing is tapped.',
    '"A: yes" and "Rampage X" are words.',
    'The values of X and Y differ.',
    'Add one mana. Costs 2 less.',
    'Cost {2}, or T: nothing',
  ])('are text in: %s', (text) => {
    expect(symbolsIn(text).filter((symbol) => !symbol.startsWith('{'))).toEqual([]);
  });
});
