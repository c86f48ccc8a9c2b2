/**
 * Boards of the editions of 2006 to 2015, chapter by chapter, by a judge who had not read the engine: 12 of 384 were wrong at the first run (combat with
 * creatures put into play attacking, mana burn and who loses when, two rules cited for others).
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of the editions of 2006 to 2015', () => {
  it.each(readBoards('erasSixToFifteen/boards.jsonl').map((board) => [board.id, board] as const))(
    '%s ends as its edition says',
    (_, board) => {
      expect(verdict(play(board))).toBe('passed');
    },
  );
});
