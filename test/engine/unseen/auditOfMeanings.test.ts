/**
 * Boards of audits of compiled meanings: some 1,400 texts, most of them chosen so that as many shapes of meaning as possible stand in them that
 * nobody had looked at, read word by word by ten who proved each doubt by a board, with boards beside it that had to stay as they were. Some 80
 * faults were proved in these texts; most of these boards failed before, and each is of a cause that is mended. What the board expects was written
 * by the rules first.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of an audit of meanings', () => {
  it.each(readBoards('auditOfMeanings/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
