/** What is divided among targets: each gets at least one, so there are no more of them than parts (601.2c, 601.2d). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const rain = {
  ref: 'rain',
  name: 'Test Rain',
  type: 'Sorcery',
  cost: '{X}',
  text: 'Test Rain deals X damage divided as you choose among any number of targets.',
};
const board = (x: number, targets: readonly string[], divide: Readonly<Record<string, number>> | undefined, expected: object) => ({
  edition: '2026-01-16',
  players: ['A', 'B', 'C'],
  setup: { mana: { A: '{G}{G}{G}' }, zones: { hand: { A: [rain] } } },
  actions: [
    { by: 'A', do: 'cast', object: 'rain', x, targets, ...(divide ? { divide } : {}) },
    { by: 'all', do: 'pass' },
  ],
  expect: expected,
});

describe('damage that is divided', () => {
  it.each([
    [3, ['B', 'C'], { B: 1, C: 2 }, { life: { A: 20, B: 19, C: 18 } }],
    [2, ['B', 'C'], { B: 1, C: 1 }, { life: { A: 20, B: 19, C: 19 } }],
    [1, ['C'], { C: 1 }, { life: { A: 20, B: 20, C: 19 } }],
    [0, [], undefined, { life: { A: 20, B: 20, C: 20 } }],
  ] as const)('of %i goes to %j', (x, targets, divide, expected) => {
    expect(verdict(play(board(x, targets, divide, expected)))).toBe('passed');
  });

  it.each([
    [1, ['B', 'C']],
    [0, ['B']],
    [2, ['A', 'B', 'C']],
  ] as const)('of %i does not go to %j: the choice is refused, and nothing was cast', (x, targets) => {
    const refused = { refused: [{ action: 1, rule: '601.2d' }], zones: { rain: 'hand' } };
    expect(verdict(play(board(x, targets, undefined, refused)))).toBe('passed');
  });
});
