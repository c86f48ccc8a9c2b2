/**
 * A thirteenth look, at 189 boards of some 260 cards whose texts are read, most of them taught within two days: written by somebody who had not read the
 * engine, before any was run. 181 ended as written. Six were the writer's own: with three players an active player chooses whom they
 * attack as combat begins (507.1), who begins does not draw in the first turn (103.8a), an ability is named by the start of its text. Two ended wrongly
 * without a word, and are right now: what has gone somewhere else could be exiled once more, so that "if you do" was so (118.12, 400.7),
 * and what was returned had the toughness of the card in hand (608.2h).
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of a thirteenth look', () => {
  it.each(readBoards('thirteenthLook/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
