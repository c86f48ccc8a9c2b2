/** So many things for each of something: "sacrifices a creature for each card discarded this way" (608.2c). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const purge = spell('purge', 'Discard your hand. Each opponent sacrifices a creature for each card discarded this way.');

describe('so many for each', () => {
  bothWays([
    [
      'each of two opponents sacrifices as many creatures as cards were discarded, as far as there are',
      board(
        {
          mana: { A: '{R}' },
          zones: {
            hand: { A: [purge, land('x'), land('y')] },
            battlefield: [creature('own', 'A'), creature('b1', 'B'), creature('b2', 'B'), creature('c1', 'C')],
          },
        },
        cast('A', 'purge'),
        { zones: { own: 'battlefield', b1: 'graveyard', b2: 'graveyard', c1: 'graveyard' } },
        ['A', 'B', 'C'],
      ),
      { zones: { b2: 'battlefield' } },
    ],
    [
      'of an empty hand nobody sacrifices any',
      board({ mana: { A: '{R}' }, zones: { hand: { A: [purge] }, battlefield: [creature('b1', 'B')] } }, cast('A', 'purge'), {
        zones: { b1: 'battlefield', purge: 'graveyard' },
      }),
      { zones: { b1: 'graveyard' } },
    ],
    [
      'cards that were just discarded may come back, and no more than there are',
      board(
        {
          mana: { A: '{R}{2}' },
          zones: {
            hand: {
              A: [
                {
                  ...spell(
                    'recall',
                    'Discard X cards, then return a card from your graveyard to your hand for each card discarded this way. Exile Spell recall.',
                  ),
                  cost: '{X}{R}',
                },
                land('x'),
                land('y'),
              ],
            },
            graveyard: { A: [land('old'), land('other')] },
          },
        },
        [
          { by: 'A', do: 'cast', object: 'recall', x: 2 },
          { by: 'all', do: 'pass until', until: 'stack empty' },
          { by: 'A', do: 'choose', choice: ['old', 'x'] },
        ],
        { zones: { old: 'hand', x: 'hand', y: 'graveyard', other: 'graveyard', recall: 'exile' } },
      ),
      { zones: { y: 'hand' } },
    ],
    [
      'each player by what they control themselves',
      board(
        {
          mana: { A: '{R}' },
          zones: {
            hand: {
              A: [spell('s', 'Each player discards a card for each creature they control.'), land('a1'), land('a2')],
              B: [land('x1'), land('x2')],
            },
            battlefield: [creature('c1', 'A'), creature('c2', 'A')],
          },
        },
        cast('A', 's'),
        { zones: { a1: 'graveyard', a2: 'graveyard', x1: 'hand', x2: 'hand' } },
      ),
      { zones: { x1: 'graveyard' } },
    ],
    [
      'a card of a graveyard is exiled for each 1 damage that was prevented, of two sources at once',
      board(
        {
          mana: { A: '{R}' },
          zones: {
            hand: { A: [spell('s', 'Each creature target opponent controls deals damage equal to its power to you.')] },
            battlefield: [
              {
                ref: 'coil',
                name: 'Coil',
                type: 'Artifact',
                text: 'If damage would be dealt to you, prevent that damage. Exile a card from your graveyard for each 1 damage prevented this way.',
                controller: 'A',
              },
              creature('b1', 'B', '1/1'),
              creature('b2', 'B', '1/1'),
            ],
            graveyard: { A: [land('g1'), land('g2'), land('g3')] },
          },
        },
        [...cast('A', 's', 'B'), { by: 'A', do: 'choose', choice: ['g1', 'g3'] }],
        { life: { A: 20 }, zones: { g1: 'exile', g2: 'graveyard', g3: 'exile' } },
      ),
      { zones: { g2: 'exile' } },
    ],
  ]);

  it.each([
    'Discard your hand. Each opponent sacrifices X creatures for each card discarded this way.',
    'Discard your hand. Destroy target creature for each card discarded this way.',
    'Discard your hand. Sacrifice up to two creatures for each card discarded this way.',
  ])('is refused of what is not done so often: %s', (text) => {
    expect(compileText(text, { name: 'Purge', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
