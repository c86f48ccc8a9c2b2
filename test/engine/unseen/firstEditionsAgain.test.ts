/**
 * Boards under the rules of 1999 to 2006. Those of `found.jsonl` were written from the editions' texts by one who had read neither the engine nor
 * its tests: 39 of the 97 were wrong without a word at the first run. Those of `boards.jsonl` are of the same points, on both sides of their days.
 */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';
import { readBoards } from './readBoards.ts';

describe.each(['found', 'boards'])('boards of the first editions, once more: %s', (file) => {
  it.each(readBoards(`firstEditionsAgain/${file}.jsonl`).map((board) => [board.id, board] as const))(
    '%s ends as was expected',
    (_, board) => {
      expect(verdict(play(board))).toBe('passed');
    },
  );
});

describe('what is offered to each player', () => {
  const gift = {
    ref: 'elf',
    name: 'Elf',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '1/1',
    text: 'When ~ comes into play, each player may draw a card.',
  };
  const offer = (edition: string) =>
    play({
      edition,
      setup: { librarySize: { A: 9, B: 9 }, zones: { hand: { A: [gift] } } },
      actions: [
        { by: 'A', do: 'cast', object: 'elf' },
        { by: 'all', do: 'resolve' },
      ],
      expect: [{ zones: { elf: 'battlefield' } }],
    });

  it('was an ability for each of them in 1999, which is not played', () => {
    expect(
      offer('1999-04-23')
        .unsupported.map(({ reason }) => reason)
        .join(),
    ).toContain('an offer to each of several players');
    expect(verdict(offer('2001-07-23'))).toBe('passed');
  });
});
