/** Cards that go from the top of a library into the graveyard: so many that it hangs on what happened, or up to one of a kind. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const bear = (ref: string) => ({ ref, name: `Bear ${ref}`, type: 'Creature', pt: '2/2' });
const crank = {
  ref: 'crank',
  name: 'Crank',
  type: 'Artifact',
  text: 'Whenever an opponent loses life, that player puts that many cards from the top of their library into their graveyard.',
  controller: 'A',
};
const reveals = (who: string) =>
  `${who} reveals cards from the top of their library until they reveal a land card, then puts those cards into their graveyard.`;

describe('cards from the top of a library', () => {
  bothWays([
    [
      'so many as life was lost, of the player who lost it',
      board(
        { mana: { A: '{R}' }, zones: { hand: { A: [spell('bolt', 'Spell bolt deals 3 damage to any target.')] }, battlefield: [crank] } },
        cast('A', 'bolt', 'C'),
        { librarySize: { A: 9, B: 9, C: 6 } },
        ['A', 'B', 'C'],
      ),
      { librarySize: { C: 9 } },
    ],
    [
      'none of a player who is no opponent',
      board(
        { mana: { A: '{R}' }, zones: { hand: { A: [spell('bolt', 'Spell bolt deals 3 damage to any target.')] }, battlefield: [crank] } },
        cast('A', 'bolt', 'A'),
        { librarySize: { A: 9, B: 9 }, triggered: { crank: 0 } },
      ),
      { librarySize: { A: 6 } },
    ],
    [
      'up to a land of each opponent, the land too; who has none puts all there',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: {
            hand: { A: [spell('s', reveals('Each opponent'))] },
            library: {
              B: [bear('b1'), land('b2'), land('b3')],
              C: [bear('c1'), bear('c2')],
              A: [land('a1')],
            },
          },
        },
        cast('A', 's'),
        { zones: { a1: 'library', b1: 'graveyard', b2: 'graveyard', b3: 'library', c1: 'graveyard', c2: 'graveyard' } },
        ['A', 'B', 'C'],
      ),
      { zones: { b2: 'library' } },
    ],
    [
      'up to the second of them where so many are sought',
      board(
        {
          mana: { A: '{R}' },
          librarySize: {},
          zones: {
            hand: {
              A: [
                spell(
                  's',
                  'Target player reveals cards from the top of their library until they reveal two land cards, then puts all cards revealed this way into their graveyard.',
                ),
              ],
            },
            library: { B: [land('b1'), bear('b2'), land('b3'), land('b4')] },
          },
        },
        cast('A', 's', 'B'),
        { zones: { b1: 'graveyard', b2: 'graveyard', b3: 'graveyard', b4: 'library' } },
      ),
      { zones: { b3: 'library' } },
    ],
  ]);

  it.each([
    'Target player reveals cards from the top of their library until you reveal a land card, then puts those cards into their graveyard.',
    'Target player reveals cards from the top of your library until they reveal a land card, then puts those cards into their graveyard.',
    'Each opponent reveals cards from the top of their library until they reveal a land card, then puts that card into their hand.',
  ])('are refused where somebody else is said to reveal, or one of many is moved: %s', (text) => {
    expect(compileText(text, { name: 'Spy', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
