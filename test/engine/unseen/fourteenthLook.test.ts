/**
 * A fourteenth look, at 479 boards: 157 of 234 cards drawn by lot among those whose texts are read, 148 hard positions of all eras, 20 simple ones, 154 of
 * editions from 1999 to 2014; written by three who had not read the engine, and committed before any was run. 438 ended as written. Four ended wrongly
 * without a word: who is spoken of in what waits for the end step was whose turn it is, what cannot attack this turn was fixed as the spell resolved
 * (611.2c), a wish before July 2009 did not find what was removed from the game (217.1e), and what another owns did not go back with what held it. Three
 * were refused in play: flash that an effect gives to a card in hand, a cost that hangs on what happened this turn, indestructible creatures before
 * July 2013. Of 19 a text was not understood; 17 of these are now. Six are the writers' own (delayed triggers count as triggers of their source, one
 * opponent alone is attacked where nothing else is said, different triggers are put in order, tokens that phased out in 2012, a step that is waited for
 * in itself), and are in the history of this folder alone; of nine more the answer as it was written is taken now.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

const byId = (file: string) => readBoards(`fourteenthLook/${file}.jsonl`).map((board) => [board.id, board] as const);

describe('boards of a fourteenth look', () => {
  it.each(['byLot', 'hard', 'simple', 'older'].flatMap(byId))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('boards of a fourteenth look whose texts were not read', () => {
  it.each(byId('refused'))('%s is refused with the place where its text is not understood, or ends as expected', (_, board) => {
    expect(verdict(play(board))).toMatch(/^passed$|^refused (?:setup|actions)/);
  });
});
