/**
 * Boards of layers, copies, replacement, linked and triggered abilities, and of cards of more than one face or none, with printed cards: written from the
 * rules and from rulings, under the newest rules (2026-01-16), by a tester who had not read the engine. What was wrong or refused stands among what was right.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of layers and copies', () => {
  it.each(readBoards('newestLayersAndCopies/boards.jsonl').map((board) => [board.id, board] as const))(
    '%s ends as the rules say',
    (_, board) => {
      expect(verdict(play(board))).toBe('passed');
    },
  );
});
