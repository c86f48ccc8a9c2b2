/**
 * 110 printed cards drawn at random among those whose texts are read, each with its hardest sentences played by a judge who had not read the engine:
 * expectations from the text and the rules first. One of the 110 was wrong at the first run (an offer of two things of which one cannot be done).
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of cards drawn at random', () => {
  it.each(readBoards('drawnAtRandom/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as its text says', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
