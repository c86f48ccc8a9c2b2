/**
 * Boards of games of several players and of formats (chapters 8 and 9, 2026-01-16) by a judge who had not read the engine: 27 of 326 were wrong at the
 * first run (who has left is asked nothing and remembered, ranges, turn order among state-based actions, one delayed trigger for all, wishes in Commander).
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of several players and formats', () => {
  it.each(readBoards('severalPlayers/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as the rules say', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
