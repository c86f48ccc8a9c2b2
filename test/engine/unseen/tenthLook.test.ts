/**
 * A tenth look at what seldom meets: some 380 cards by lot (seeds 20261129 and 20261132, those that are read, with weight on planeswalkers,
 * Sagas, faces, Vehicles, Equipment, further costs, copies, layers, prevention, phasing, old editions and more players), and boards on them,
 * each written from the rules and committed before any was run: 257, and 143 more. 375 ended as written; twenty-two were the writer's own: an
 * order or a defending player that is asked, a choice that comes earlier or later, or a slip. Two ended wrongly without a word, and one text
 * that was written beside the lot was refused. The boards of `classes` are of what was wrong in the same ways: what leaves play by phasing out,
 * what waits until its own player passes, what comes tapped under somebody's control, what is the turn of both heads, and what is offered in
 * place of a mana cost.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe.each(['boards', 'classes'])('%s of a tenth look', (file) => {
  const boards = readBoards(`tenthLook/${file}.jsonl`);

  it.each(boards.map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
