/**
 * Boards of what a tester who had not read the engine found wrong without a word under the newest rules (2026-01-16): those boards (newB) with what
 * they found right, and others of the same rules, some in the edition in which a rule was new.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of the newest rules', () => {
  it.each(readBoards('newestRules/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as the rules say', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
