/**
 * Boards by somebody who had not read the engine, from the rules text and rulings, with expectations written before any was run: all areas of
 * play, eras, and names in strange scripts. Those whose texts were not read when they were written stand apart: refused, or as expected. Seven
 * of theirs were faulty and are left out: two misspelt a name, five expected what the rules do not say. Two
 * that did not resolve the trigger whose outcome they expected do now.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

const boards = readBoards('secondLook/boards.jsonl');
const refused = readBoards('secondLook/refused.jsonl');

describe('boards of a second look', () => {
  it('are many', () => {
    expect(boards.length).toBeGreaterThan(200);
  });

  it.each(boards.map((board) => [board.id, board] as const))('%s ends as was expected before it was played', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });

  it.each(refused.map((board) => [board.id, board] as const))(
    '%s is refused with the place where its text is not understood, or ends as expected',
    (_, board) => {
      expect(verdict(play(board))).toMatch(/^passed$|^refused (?:setup|actions)/);
    },
  );
});
