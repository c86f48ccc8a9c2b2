/**
 * A sixteenth look, at 528 hard positions of all eras, written from memory by one who had not read the engine. As they were first run 473 ended as
 * written, 36 were refused (24 for a text, twelve as the format was mistaken) and 19 ended otherwise, all by mistakes of the writer: four of the rules
 * (a Saga that becomes a Mountain keeps its other subtype (305.7), Orb of Dreams does not see itself (614.12), a token that phased out in 2014, an
 * aftermath half from the graveyard), fifteen of what is asked and how. These boards were corrected. One then showed that cascade offered a face that
 * may not be cast (otherFaceOfFound.test.ts). Four of the boards whose text was not read end as expected now.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

const byId = (file: string) => readBoards(`sixteenthLook/${file}.jsonl`).map((board) => [board.id, board] as const);

describe('boards of a sixteenth look', () => {
  it.each(byId('boards'))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('boards of a sixteenth look whose texts are not read', () => {
  it.each(byId('refused'))('%s is refused with the place where its text is not understood, or ends as expected', (_, board) => {
    expect(verdict(play(board))).toMatch(/^passed$|^refused (?:setup|actions)/);
  });
});
