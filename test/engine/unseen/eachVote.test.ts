/** "For each evidence vote, investigate. For each bribery vote, create a Treasure token" (701.38). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const text =
  'Starting with you, each player votes for evidence or bribery. For each evidence vote, draw a card. For each bribery vote, draw two cards.';
const outcome = (votes: readonly string[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { librarySize: { A: 9, B: 9, C: 9 } },
      actions: [{ by: 'A', do: 'effect', text }, ...votes.map((choice, at) => ({ by: ['A', 'B', 'C'][at], do: 'choose', choice }))],
      expect: expected,
    }),
  );

describe('for each vote', () => {
  it('the same is done so often', () => {
    expect(outcome(['evidence', 'bribery', 'evidence'], { handSize: { A: 4 } })).toBe('passed');
    expect(outcome(['bribery', 'bribery', 'bribery'], { handSize: { A: 6 } })).toBe('passed');
  });
  it('is read with tokens, and refused of a word that nobody votes for, and of what is chosen each time', () => {
    const reads = (rest: string) =>
      compileText(`Starting with you, each player votes for evidence or bribery. ${rest}`, { name: 'Nm', types: ['Sorcery'], subtypes: [] })
        .ok;
    expect(reads('For each evidence vote, investigate. For each bribery vote, create a Treasure token.')).toBe(true);
    expect(reads('For each money vote, draw a card.')).toBe(false);
    expect(reads('For each evidence vote, choose a creature. Destroy it.')).toBe(false);
  });
});
