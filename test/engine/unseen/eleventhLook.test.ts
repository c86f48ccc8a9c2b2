/**
 * An eleventh look, at 677 boards, each written from the rules and committed before it was run: 219 on cards by lot among all (seed 1104202611),
 * 96 among those that are read, the others hard positions of all eras and our own texts about who is meant, how much, and what a word belongs to,
 * most of them with three players. 472 ended as written, 189 were refused, each with the place where its text is not understood; fourteen were the writer's
 * own: an order, a defending player or an assignment of damage that is asked, a count of actions, a fading that was forgotten. Two ended wrongly
 * without a word, both in one way: who shuffles, creates, gains control or discards was forgotten behind that, so that what they did then was
 * done by another. The boards of `classes` are of that, for each verb; what was refused stands apart, and may be read one day.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe.each(['boards', 'classes'])('%s of an eleventh look', (file) => {
  const boards = readBoards(`eleventhLook/${file}.jsonl`);

  it.each(boards.map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('boards of an eleventh look whose texts were not read', () => {
  it.each(readBoards('eleventhLook/refused.jsonl').map((board) => [board.id, board] as const))(
    '%s is refused with the place where its text is not understood, or ends as expected',
    (_, board) => {
      expect(verdict(play(board))).toMatch(/^passed$|^refused (?:setup|actions)/);
    },
  );
});
