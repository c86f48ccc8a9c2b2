/**
 * Boards under the rules of 1999 to 2006. Those of `found.jsonl` were written from the editions' texts by one who had read neither the engine nor
 * its tests: 39 of the 97 were wrong without a word at the first run. Those of `boards.jsonl` are of the same points, on both sides of their days.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe.each(['found', 'boards'])('boards of the first editions, once more: %s', (file) => {
  it.each(readBoards(`firstEditionsAgain/${file}.jsonl`).map((board) => [board.id, board] as const))(
    '%s ends as was expected',
    (_, board) => {
      expect(verdict(play(board))).toBe('passed');
    },
  );
});
