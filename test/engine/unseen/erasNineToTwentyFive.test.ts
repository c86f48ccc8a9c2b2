/**
 * Boards of what changed between the editions of 2009 and 2025. A tester who had not read the engine found each of these outcomes wrong without a
 * word in some edition; these are other boards of the same rules, on both sides of each day, and what they expect was read in the edition's text.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of editions from 2009 to 2025', () => {
  it.each(readBoards('erasNineToTwentyFive/boards.jsonl').map((board) => [board.id, board] as const))(
    '%s ends as its edition says',
    (_, board) => {
      expect(verdict(play(board))).toBe('passed');
    },
  );
});
