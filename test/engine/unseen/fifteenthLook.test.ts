/**
 * A fifteenth look, at 497 boards: 260 of 213 cards drawn by lot among those whose texts are read, 217 hard positions of all eras, 20 simple ones;
 * written by two who had not read the engine, and committed before any was run. 445 ended as written, none otherwise without a word, none was refused in
 * play. Of 47 a text was not understood; 33 of these are read now, and end as written. Six are the writers' own (different triggers are put in order, a
 * land's own text under another's effect in 2012 (614.12), a card without its text), and are in the history of this folder alone.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

const byId = (file: string) => readBoards(`fifteenthLook/${file}.jsonl`).map((board) => [board.id, board] as const);

describe('boards of a fifteenth look', () => {
  it.each(['byLot', 'hard', 'simple'].flatMap(byId))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('boards of a fifteenth look whose texts were not read', () => {
  it.each(byId('refused'))('%s is refused with the place where its text is not understood, or ends as expected', (_, board) => {
    expect(verdict(play(board))).toMatch(/^passed$|^refused (?:setup|actions)/);
  });
});
