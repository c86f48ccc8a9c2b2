/**
 * 230 printed cards drawn at random among those whose texts are read, 120 of them with long texts, each with its hardest sentences played by a judge who had
 * not read the engine: expectations from the text and the rules first. Three of the 230 were wrong at the first run: an offer of two things of which one
 * cannot be done, a card's own flash while something is so, and a word before "counter" that was taken for the name of a kind.
 *
 * 350 more on 2026-11-29 (seeds 20261129 to 20261131, the last 200 with texts of 120 letters and more), 884 boards of the plain use and of awkward ones;
 * one text ended wrongly, Currency Converter (askedAgain.test.ts), and no play was refused that is legal. A fair sample is `awkward`.
 */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of cards drawn at random', () => {
  it.each(
    ['boards', 'longTexts', 'awkward'].flatMap((name) =>
      readBoards(`drawnAtRandom/${name}.jsonl`).map((board) => [name, board.id, board] as const),
    ),
  )('%s: %s ends as its text says', (_, __, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

it.each(['an additional charge', 'one fewer charge', 'a second charge', 'a unique', 'another kind of'])(
  '“%s counter” names no kind of counter',
  (words) => {
    const read = compileText(`Put ${words} counter on target creature.`, { name: 'Test', types: ['sorcery'], subtypes: [] });
    expect(read.ok).toBe(false);
  },
);
