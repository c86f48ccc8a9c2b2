/** Halves and thirds that the sentence behind them rounds, each time (107.1a). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const plague = (how: string, share: string) =>
  spell(
    'plague',
    `Each player loses ${share} their life, then discards ${share} the cards in their hand, then sacrifices ${share} the creatures they control. Round ${how} each time.`,
  );
const field = [creature('a1', 'A'), creature('b1', 'B'), creature('b2', 'B'), creature('b3', 'B')];

describe('parts that are rounded each time', () => {
  bothWays([
    [
      'thirds up, of three players: of one card one, of no creature none; who is at 1 life loses it',
      board(
        {
          mana: { A: '{R}' },
          life: { A: 20, B: 10, C: 1 },
          zones: { hand: { A: [plague('up', 'a third of'), land('x')] }, battlefield: field },
        },
        [...cast('A', 'plague'), { by: 'B', do: 'choose', choice: ['b2'] }],
        { life: { A: 13, B: 6 }, losers: ['C'], zones: { x: 'graveyard', a1: 'graveyard', b1: 'battlefield', b2: 'graveyard' } },
        ['A', 'B', 'C'],
      ),
      { zones: { x: 'hand' } },
    ],
    [
      'halves down: of one card and one creature none',
      board(
        { mana: { A: '{R}' }, life: { A: 5, B: 4 }, zones: { hand: { A: [plague('down', 'half'), land('x')] }, battlefield: field } },
        [...cast('A', 'plague'), { by: 'B', do: 'choose', choice: ['b3'] }],
        { life: { A: 3, B: 2 }, zones: { x: 'hand', a1: 'battlefield', b1: 'battlefield', b2: 'battlefield', b3: 'graveyard' } },
      ),
      { life: { A: 2 } },
    ],
    [
      'of X each part by itself: of 3 it is 1 and 1',
      board(
        {
          mana: { A: '{R}{3}' },
          zones: { hand: { A: [{ ...spell('s', 'You gain half X life and draw half X cards. Round down each time.'), cost: '{X}{R}' }] } },
        },
        [
          { by: 'A', do: 'cast', object: 's', x: 3 },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        { life: { A: 21 }, handSize: { A: 1 } },
      ),
      { life: { A: 22 } },
    ],
    [
      'of the library and the life of a target, up',
      board(
        {
          mana: { A: '{R}' },
          life: { B: 7 },
          zones: {
            hand: {
              A: [
                spell(
                  's',
                  'Target player draws cards equal to half the number of cards in their library and loses half their life. Round up each time.',
                ),
              ],
            },
          },
        },
        cast('A', 's', 'B'),
        { librarySize: { A: 9, B: 4 }, life: { A: 20, B: 3 } },
      ),
      { life: { B: 4 } },
    ],
  ]);

  it.each([
    'You gain half X life and draw half X cards.',
    'Each player loses half their life, then discards half the cards in their hand.',
    'Each player sacrifices half the creatures you control. Round up each time.',
  ])('are refused without a word of how, and of what others control: %s', (text) => {
    expect(compileText(text, { name: 'Plague', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
