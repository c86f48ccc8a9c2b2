/**
 * 230 printed cards drawn at random among those whose texts are read, 120 of them with long texts, each with its hardest sentences played by a judge who had
 * not read the engine: expectations from the text and the rules first. Three of the 230 were wrong at the first run: an offer of two things of which one
 * cannot be done, a card's own flash while something is so, and a word before "counter" that was taken for the name of a kind.
 */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of cards drawn at random', () => {
  it.each(
    ['boards', 'longTexts'].flatMap((name) => readBoards(`drawnAtRandom/${name}.jsonl`).map((board) => [name, board.id, board] as const)),
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
