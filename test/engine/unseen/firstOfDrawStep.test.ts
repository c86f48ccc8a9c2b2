/** Draws that are replaced but for the first of a draw step (614.11): by a discard, or by more draws. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { bothWays } from './bothWays.ts';
import { board, cast, land, spell } from './spellsOnBoards.ts';

const thing = (ref: string, text: string, controller = 'A') => ({ ref, name: `Thing ${ref}`, type: 'Enchantment', text, controller });
const chains = thing(
  'chains',
  "If a player would draw a card except the first one they draw in their draw step each turn, that player discards a card instead. If the player discards a card this way, they draw a card. If the player doesn't discard a card this way, they put the top card of their library into their graveyard.",
);
const archive = thing(
  'archive',
  'If you would draw a card except the first one you draw in each of your draw steps, draw two cards instead.',
);
const two = spell('two', 'Each player draws two cards.');

describe('draws but for the first of a draw step', () => {
  bothWays([
    [
      'each player discards for each draw, and draws once for a card that was discarded; with an empty hand the top card is milled',
      board(
        { mana: { A: '{R}' }, zones: { battlefield: [chains], hand: { A: [two], B: [land('x')] } } },
        [...cast('A', 'two'), { by: 'B', do: 'choose', choice: ['x'] }, { by: 'all', do: 'pass until', until: 'stack empty' }],
        { librarySize: { A: 7, B: 7 }, handSize: { A: 0, B: 1 }, graveyardSize: { A: 3, B: 2 } },
      ),
      { graveyardSize: { A: 2 } },
    ],
    [
      'the first of the draw step is drawn as ever',
      board(
        { turn: 3, step: 'upkeep', zones: { battlefield: [chains], hand: { A: [land('x')] } } },
        [{ by: 'all', do: 'pass until', until: 'precombat main' }],
        { librarySize: { A: 8 }, handSize: { A: 2 }, zones: { x: 'hand' } },
      ),
      { handSize: { A: 1 } },
    ],
    [
      'you draw two for each of yours, and the first of your draw step is one',
      board(
        { turn: 3, step: 'upkeep', zones: { battlefield: [archive], hand: { A: [two] } } },
        [
          { by: 'all', do: 'pass until', until: 'precombat main' },
          { by: 'A', do: 'effect', text: 'Each player draws two cards.' },
        ],
        { librarySize: { A: 4, B: 7 } },
      ),
      { librarySize: { A: 6 } },
    ],
  ]);

  it.each([
    'If a player would draw a card except the first one they draw in your draw step each turn, that player discards a card instead.',
    'If you would draw a card except the first one they draw in each of their draw steps, draw two cards instead.',
    'If an opponent would draw a card except the first one you draw in each of your draw steps, you draw a card instead.',
  ])('are refused where it is not who draws whose draw step it is: %s', (text) => {
    expect(compileText(text, { name: 'Chains', types: ['enchantment'], subtypes: [] }).ok).toBe(false);
  });
});
