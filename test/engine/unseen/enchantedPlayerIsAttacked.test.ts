/** Curses that trigger as the enchanted player is attacked: once for each combat, by however many (508.3b), and each opponent attacking that player does the same. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const curse = (does: string) => ({
  ref: 'curse',
  name: 'Test Curse',
  controller: 'A',
  type: 'Enchantment — Aura Curse',
  text: `Enchant player\nWhenever enchanted player is attacked, ${does}`,
  attachedTo: 'B',
});
const board = (does: string, active: string, attackers: object, expected: object, more: readonly object[] = []) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: {
        librarySize: { A: 9, B: 9, C: 9 },
        active,
        step: 'declare attackers',
        zones: { battlefield: [curse(does), creature('mine', 'A'), creature('one', 'C'), creature('two', 'C'), ...more] },
      },
      options: { attackMultiplePlayers: true },
      actions: [{ by: active, do: 'attack', attackers }, settle],
      expect: expected,
    }),
  );

describe('enchanted player is attacked', () => {
  const zombie = 'create a 2/2 black Zombie creature token. Each opponent attacking that player does the same.';
  const draw = 'you draw a card. Each opponent attacking that player does the same.';

  it('by an opponent, who does the same, once', () => {
    const tokens = [
      { controller: 'A', count: 1 },
      { controller: 'C', count: 1 },
    ];
    expect(board(zombie, 'C', { one: 'B', two: 'B' }, { tokens, triggered: { curse: 1 } })).toBe('passed');
    expect(board(draw, 'C', { one: 'B', two: 'A' }, { handSize: { A: 1, B: 0, C: 1 } })).toBe('passed');
  });

  it('by its controller alone', () => {
    expect(board(draw, 'A', { mine: 'B' }, { handSize: { A: 1, B: 0, C: 0 } })).toBe('passed');
  });

  it('not when another is attacked, or a planeswalker', () => {
    expect(board(draw, 'C', { one: 'A' }, { triggered: { curse: 0 } })).toBe('passed');
    const walker = { ref: 'walker', name: 'Test Walker', controller: 'B', type: 'Planeswalker', loyalty: 3 };
    expect(board(draw, 'C', { one: 'walker' }, { triggered: { curse: 0 } }, [walker])).toBe('passed');
  });

  it('and each does something of their own', () => {
    const untap =
      'untap all nonland permanents you control. Each opponent attacking that player untaps all nonland permanents they control.';
    const tapped = [creature('a', 'A', '1/1', { tapped: true }), creature('b', 'B', '1/1', { tapped: true })];
    expect(board(untap, 'C', { one: 'B' }, { tapped: { a: false, b: true, one: false } }, tapped)).toBe('passed');
  });
});
