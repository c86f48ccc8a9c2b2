/**
 * Boards of texts that a judge knows as tricky and that were not read before: phrases of well-known cards, in the words of the class. What each expects
 * was written by the rules first.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of well-known texts', () => {
  it.each(readBoards('famousTexts/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
