/**
 * A ninth look at what seldom meets: 650 cards by lot (seeds 20261130 and 20261131, those that are read, with weight on copies, layers, costs,
 * control, durations and what leaves), and boards on them in editions of 1999 to 2026 for two to four players, each written from the rules and
 * committed before any was run: 266, and 106 more on turns, durations and players who leave once the fault of the first was mended. 340 ended
 * as written, 242 and 98; twenty-nine were the writer's own: an order that is asked, a choice already waiting, a defending player to be
 * chosen, or the writer's mistake. One of the first and two of the second ended wrongly without a word, none was refused. The boards of
 * `classes` are of what was wrong in the same ways: who is sick in the turn of another, what a turn begins without an untap step, what comes
 * of a player's leaving, and whose turn is behind an extra one.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe.each(['boards', 'classes'])('%s of a ninth look', (file) => {
  const boards = readBoards(`ninthLook/${file}.jsonl`);

  it.each(boards.map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
