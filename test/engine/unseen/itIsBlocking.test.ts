/** "Target creature it's blocking": one that the source blocks, also when it was sacrificed to pay for it (608.2h, 509.1g). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const wall = (text: string) => creature('wall', 'B', '0/3', { text });
const board = (text: string, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        active: 'A',
        step: 'declare attackers',
        attacking: { one: 'B', two: 'B' },
        zones: { battlefield: [creature('one', 'A', '2/4'), creature('two', 'A', '2/4'), wall(text)] },
      },
      actions: [
        { by: 'all', do: 'pass until', until: 'declare blockers' },
        { by: 'B', do: 'block', blockers: { wall: 'one' } },
        ...actions,
      ],
      expect: expected,
    }),
  );
const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const use = (target: string) => [
  { by: 'A', do: 'pass' },
  { by: 'B', do: 'activate', object: 'wall', ability: 1, targets: [target] },
];

describe("it's blocking", () => {
  it.each(['{0}: wall deals 1 damage', 'Sacrifice wall: It deals 1 damage', '{0}, Sacrifice wall: wall deals 1 damage'])('%s', (text) => {
    expect(board(`${text} to target creature it's blocking.`, [...use('one'), settle], { damage: { one: 1, two: 0 } })).toBe('passed');
    expect(board(`${text} to target creature it's blocking.`, use('two'), { refused: { action: 4 } })).toBe('passed');
  });
});
