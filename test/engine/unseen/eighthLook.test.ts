/**
 * An eighth look at what seldom meets: 320 cards by lot (seed 20261128, those that are read, with weight on copies, "instead", "unless", control,
 * counters, what dies, and several faces), and boards on them in editions of 1999 to 2026 for two to four players, each written from the rules
 * and committed before any was run: 190, and 67 more once the faults of the first were mended. 235 ended as written, 173 and 62; nineteen were
 * the writer's own: an order that is asked, a step too early, mana that was gone. Three of the first, none of the second ended wrongly without a
 * word, none was refused: what mends their classes is tested in eachAsked.
 */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

const boards = readBoards('eighthLook/boards.jsonl');

it.each(boards.map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
  expect(verdict(play(board))).toBe('passed');
});
