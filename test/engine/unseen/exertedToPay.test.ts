/** Exerting as a cost (701.43): what is exerted does not untap in the next untap step of who exerted it, and need not be tapped (701.43b). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const use = { by: 'A', do: 'activate', object: 'cat', ability: 1 };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const board = (text: string, actions: readonly object[], expected: object, more: readonly object[] = []) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        librarySize: { A: 9, B: 9 },
        active: 'A',
        step: 'precombat main',
        zones: { battlefield: [creature('cat', 'A', '2/2', { text }), ...more] },
      },
      actions,
      expect: expected,
    }),
  );

describe('exert, as a cost', () => {
  const text = '{T}, Exert cat: You gain 1 life.';

  it('is paid at once, and keeps it tapped for one untap step', () => {
    expect(board(text, [use], { tapped: { cat: true }, life: { A: 20 } })).toBe('passed');
    expect(board(text, [use, settle, until('upkeep of A')], { tapped: { cat: true }, life: { A: 21 } })).toBe('passed');
    expect(
      board(text, [use, settle, until('upkeep of A'), until('draw of A'), until('upkeep of B'), until('upkeep of A')], {
        tapped: { cat: false },
      }),
    ).toBe('passed');
  });

  it('triggers what waits for it', () => {
    const watch = {
      ref: 'w',
      name: 'Test Watch',
      controller: 'A',
      type: 'Enchantment',
      text: 'Whenever you exert a creature, draw a card.',
    };
    expect(board(text, [use, settle], { handSize: { A: 1 }, life: { A: 21 }, triggered: { w: 1 } }, [watch])).toBe('passed');
  });

  it('can be paid again with what is exerted, and untapped', () => {
    const free = '{0}, Exert cat: You gain 1 life.';
    const tap = { by: 'A', do: 'effect', text: 'Tap target creature.', targets: ['cat'] };
    expect(board(free, [use, use, settle], { tapped: { cat: false }, life: { A: 22 } })).toBe('passed');
    expect(board(free, [use, settle, tap, until('upkeep of A')], { tapped: { cat: true } })).toBe('passed');
  });
});
