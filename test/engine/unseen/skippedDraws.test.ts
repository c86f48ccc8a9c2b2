/** A draw that is skipped, and a draw of somebody else in its place (614.10, 614.11). */
import { describe } from 'vitest';
import { check, effect, until } from '../../demonstration/actionWords.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const librarySize = { A: 9, B: 9 };
const portal = {
  ref: 'p',
  name: 'P',
  controller: 'A',
  type: 'Artifact',
  text: 'If a player would draw a card, that player skips that draw instead.',
};
const plagiarize = (whom: string) =>
  effect('Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.', whom);

describe('a draw', () => {
  bothWays([
    [
      'of whichever player is skipped, each of several cards',
      {
        edition,
        setup: { librarySize, zones: { battlefield: [portal] } },
        actions: [effect('Each player draws two cards.'), { by: 'B', do: 'effect', controller: 'B', text: 'Draw a card.' }],
        expect: { handSize: { A: 0, B: 0 }, librarySize: { A: 9, B: 9 } },
      },
      { handSize: { A: 2, B: 3 } },
    ],
    [
      'of the target is skipped for the rest of the turn, and another player draws so many',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: { librarySize: { ...librarySize, C: 9 } },
        actions: [plagiarize('B'), effect('Each player draws two cards.'), effect('Target player draws a card.', 'B')],
        expect: { handSize: { A: 5, B: 0, C: 2 } },
      },
      { handSize: { A: 2, B: 3, C: 2 } },
    ],
    [
      'of the next turn is drawn',
      {
        edition,
        setup: { librarySize },
        actions: [plagiarize('B'), until('precombat main of B')],
        expect: { active: 'B', handSize: { A: 0, B: 1 } },
      },
      { handSize: { A: 1, B: 0 } },
    ],
    [
      'of who draws in place of their own is drawn once for each (614.5)',
      {
        edition,
        setup: { librarySize },
        actions: [plagiarize('A'), effect('Draw two cards.'), check],
        expect: { handSize: { A: 2, B: 0 } },
      },
      { handSize: { A: 4, B: 0 } },
    ],
  ]);
});
