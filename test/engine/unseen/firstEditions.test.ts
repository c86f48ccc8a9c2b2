/**
 * Boards under the rules of 1999 to 2010, written from the editions' texts by one who had read neither the engine nor its tests. At the first run 60 of
 * the 80 were right, 11 were wrong without a word, all of them in editions before October 2004; what was wrong became a variant of its rule.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of the first editions', () => {
  it.each(readBoards('firstEditions/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as was expected', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });

  it('say nothing of ten poison counters in 1999, of which cards spoke and the rules did not', () => {
    const { unsupported } = play({ edition: '1999-04-23', setup: { poison: { B: 10 } }, actions: [{ by: 'game', do: 'check' }] });
    expect(unsupported.map(({ reason }) => reason).join()).toContain('ten poison counters');
  });

  it.each([
    ['a draw of the turn in a game of three', '2002-10-07'],
    ['the same a year before', '2001-09-24'],
  ])('%s waits on the stack', (_, edition) => {
    const setup = { turn: 3, step: 'upkeep', librarySize: { A: 5, B: 5, C: 5 } };
    const actions = [{ by: 'all', do: 'pass until', until: 'draw' }];
    const board = { edition, players: ['A', 'B', 'C'], setup, actions: [...actions, { by: 'all', do: 'resolve' }] };
    expect(verdict(play({ ...board, expect: [{ after: 1, handSize: { A: 0 } }, { handSize: { A: 1 } }] }))).toBe('passed');
  });
});
