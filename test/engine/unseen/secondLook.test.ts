/**
 * Boards by somebody who had not read the engine, from the rules text and rulings, with expectations written before any was run: all areas of
 * play, eras, and names in strange scripts. Those that are refused since their texts are not read yet are not among them.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const file = new URL('secondLook/boards.jsonl', import.meta.url);
const boards = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as { readonly id: string; readonly title?: string });

describe('boards of a second look', () => {
  it('are many', () => {
    expect(boards.length).toBeGreaterThan(200);
  });

  it.each(boards.map((board) => [board.id, board] as const))('%s ends as was expected before it was played', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
