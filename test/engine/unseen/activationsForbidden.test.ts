/** For a while no activated ability of a permanent can be activated (602.5): mana abilities neither, but where the text says so. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const board = (text: string, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        librarySize: { A: 9, B: 9 },
        active: 'A',
        step: 'precombat main',
        zones: { battlefield: [creature('elf', 'B', '1/1', { text: '{0}: You gain 1 life.\n{T}: Add {G}.' }), creature('bear', 'B')] },
      },
      actions: [{ by: 'A', do: 'effect', text, targets: ['elf'] }, ...actions],
      expect: expected,
    }),
  );
const use = (ability: number) => [
  { by: 'A', do: 'pass' },
  { by: 'B', do: 'activate', object: 'elf', ability },
];
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });

describe('activated abilities that cannot be activated for a while', () => {
  const both = "Until your next turn, target creature can't attack or block and its activated abilities can't be activated.";

  it('besides attacking and blocking', () => {
    expect(board(both, use(1), { refused: { action: 3 } })).toBe('passed');
    expect(board(both, use(2), { refused: { action: 3 } })).toBe('passed');
    const inTheirs = [until('upkeep of B'), { by: 'B', do: 'activate', object: 'elf', ability: 1 }];
    expect(board(both, inTheirs, { refused: { action: 3 } })).toBe('passed');
    const later = [until('upkeep of B'), until('upkeep of A'), ...use(1)];
    expect(board(both, [...later, { by: 'all', do: 'pass until', until: 'stack empty' }], { life: { B: 21 } })).toBe('passed');
  });

  it('this turn, of what was spoken of', () => {
    const tap = "Tap target creature. Its activated abilities can't be activated this turn.";
    expect(board(tap, use(1), { tapped: { elf: true }, refused: { action: 3 } })).toBe('passed');
    expect(
      board(tap, [until('upkeep of B'), { by: 'B', do: 'activate', object: 'elf', ability: 1 }, until('stack empty')], { life: { B: 21 } }),
    ).toBe('passed');
  });

  it('but mana abilities', () => {
    const order = "Untap target creature. That creature's activated abilities can't be activated this turn unless they're mana abilities.";
    expect(board(order, use(1), { refused: { action: 3 } })).toBe('passed');
    expect(board(order, use(2), { mana: { B: '{G}' } })).toBe('passed');
  });
});
