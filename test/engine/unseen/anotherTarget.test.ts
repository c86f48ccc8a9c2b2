/** "Another target", "a third target": any of those that were not chosen before (115.3, 115.4); what is legal still is dealt damage (608.2b). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const board = (text: string, targets: readonly string[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { zones: { battlefield: [creature('one', 'B', '5/5'), creature('two', 'B', '5/5')] } },
      actions: [{ by: 'A', do: 'effect', text, targets }],
      expect: expected,
    }),
  );

describe('another target', () => {
  const arc = 'Deal 2 damage to any target and 1 damage to another target.'.replace('Deal', 'This spell deals');
  it('is another creature or player', () => {
    expect(board(arc, ['one', 'B'], { damage: { one: 2 }, life: { B: 19 } })).toBe('passed');
    expect(board(arc, ['B', 'two'], { damage: { two: 1 }, life: { B: 18 } })).toBe('passed');
    expect(board(arc, ['one', 'one'], { refused: { action: 1 } })).toBe('passed');
  });

  const cone = 'This spell deals 1 damage to any target, 2 damage to another target, and 3 damage to a third target.';
  it('and a third, that is neither of them', () => {
    expect(board(cone, ['one', 'two', 'B'], { damage: { one: 1, two: 2 }, life: { B: 17 } })).toBe('passed');
    expect(board(cone, ['one', 'two', 'one'], { refused: { action: 1 } })).toBe('passed');
    expect(board(cone, ['one', 'B', 'B'], { refused: { action: 1 } })).toBe('passed');
  });

  it('is refused of a third without a second', () => {
    expect(board('This spell deals 1 damage to a third target.', ['one'], {})).toContain('refused');
  });
});
