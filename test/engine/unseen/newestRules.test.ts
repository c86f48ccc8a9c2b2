/**
 * Boards of what a tester who had not read the engine found wrong without a word under the newest rules (2026-01-16): those boards (newA, newB) with what
 * they found right, and others of the same rules, some in the edition in which a rule was new.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe('boards of the newest rules', () => {
  it.each(readBoards('newestRules/boards.jsonl').map((board) => [board.id, board] as const))('%s ends as the rules say', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

it('what would go back to a player who has left is not played before 2012', () => {
  const setup = {
    librarySize: { A: 9, B: 9, C: 9 },
    zones: { battlefield: [], graveyard: { B: [{ ref: 'x', name: 'X', type: 'Creature — Bear', pt: '2/2' }] } },
  };
  const effect = (by: string, text: string) => ({ by, do: 'effect', text, targets: ['x'] });
  const actions = [
    effect('A', 'Put target creature card from a graveyard onto the battlefield under your control.'),
    effect('C', 'Gain control of target creature until end of turn.'),
    { by: 'A', do: 'concede' },
    { by: 'all', do: 'pass until', until: 'upkeep of B' },
  ];
  const reasons = (edition: string) =>
    play({ edition, players: ['A', 'B', 'C'], setup, actions })
      .unsupported.map(({ reason }) => reason)
      .join();
  expect(reasons('2011-09-30')).toContain('would go back to a player who has left');
  expect(reasons('2012-02-01')).toBe('');
});
