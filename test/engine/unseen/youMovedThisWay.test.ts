/** "If you return a nonland card to your hand this way": what was moved, as it was, and where it went (608.2c, 608.2h). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, spell } from './spellsOnBoards.ts';

const land = (ref: string, type = 'Land') => ({ ref, name: `Land ${ref}`, type });
const bear = (ref: string) => ({ ref, name: `Bear ${ref}`, type: 'Creature', cost: '{1}{G}', pt: '2/2' });
const rebirth = spell(
  'rebirth',
  "Return target card from your graveyard to your hand. If you return a nonland card to your hand this way, Spell rebirth deals damage equal to that card's mana value to any target.",
);
const greet = spell(
  'greet',
  'Mill two cards. You may put a land card from among them into your hand. If you put a Town card into your hand this way, you gain 2 life.',
);

describe('what you moved this way', () => {
  bothWays([
    [
      'is counted by what it is: a card of mana value 2',
      board({ mana: { A: '{R}' }, zones: { hand: { A: [rebirth] }, graveyard: { A: [bear('b')] } } }, cast('A', 'rebirth', 'b', 'B'), {
        zones: { b: 'hand' },
        life: { B: 18 },
      }),
      { life: { B: 20 } },
    ],
    [
      'is nothing where the card has gone before',
      board(
        {
          mana: { A: '{R}', B: '{R}' },
          zones: { hand: { A: [rebirth], B: [spell('eat', 'Exile target card from a graveyard.')] }, graveyard: { A: [bear('b')] } },
        },
        [
          { by: 'A', do: 'cast', object: 'rebirth', targets: ['b', 'B'] },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 'eat', targets: ['b'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        { zones: { b: 'exile', rebirth: 'graveyard' }, life: { B: 20 } },
      ),
      { life: { B: 18 } },
    ],
    [
      'is a Town',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: { hand: { A: [greet] }, library: { A: [land('t', 'Land — Town'), land('x')] } },
        },
        [...cast('A', 'greet'), { by: 'A', do: 'choose', choice: 't' }],
        { zones: { t: 'hand', x: 'graveyard' }, life: { A: 22 } },
      ),
      { life: { A: 20 } },
    ],
    [
      'is no Town, though one was milled',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: { hand: { A: [greet] }, library: { A: [land('t', 'Land — Town'), land('x')] } },
        },
        [...cast('A', 'greet'), { by: 'A', do: 'choose', choice: 'x' }],
        { zones: { t: 'graveyard', x: 'hand' }, life: { A: 20 } },
      ),
      { life: { A: 22 } },
    ],
    [
      'is nothing where you put none there',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: { hand: { A: [greet] }, library: { A: [land('t', 'Land — Town'), bear('x')] } },
        },
        [...cast('A', 'greet'), { by: 'A', do: 'choose', choice: 'no' }],
        { zones: { t: 'graveyard', x: 'graveyard' }, life: { A: 20 } },
      ),
      { life: { A: 22 } },
    ],
  ]);

  it.each([
    'Return target card from your graveyard to your hand. If you put a land card onto the battlefield this way, draw a card.',
    'Return target card from your graveyard to your hand. If you return a creature card to the battlefield this way, draw a card.',
    'You may put a land card from your hand onto the battlefield. If you put a Cave into your hand this way, you gain 4 life.',
    'Draw a card. If you exile a land card this way, draw a card.',
  ])('is refused where nothing was moved so: %s', (text) => {
    expect(compileText(text, { name: 'Mover', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
