/** Spells by whether {X} is in their mana cost (107.3, 202.1), whatever X is. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const watch = (text: string) => ({ ref: 'w', name: 'Test Watch', controller: 'A', type: 'Enchantment', text });
const spell = (ref: string, cost: string) => ({ ref, name: `Test ${ref}`, type: 'Instant', cost, text: 'You gain 1 life.' });
const board = (text: string, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        librarySize: { A: 9, B: 9 },
        active: 'A',
        step: 'precombat main',
        mana: { A: '{R}{R}{R}{R}' },
        zones: { hand: { A: [spell('x', '{X}{R}'), spell('plain', '{1}{R}')] }, battlefield: [watch(text)] },
      },
      actions,
      expect: expected,
    }),
  );

describe('{X} in its mana cost', () => {
  const trigger = 'Whenever you cast a spell with {X} in its mana cost, each opponent loses 1 life.';

  it.each([0, 2])('whatever X is: %i', (x) => {
    expect(board(trigger, [{ by: 'A', do: 'cast', object: 'x', x }, settle], { life: { B: 19 } })).toBe('passed');
  });

  it('no other spell', () => {
    expect(board(trigger, [{ by: 'A', do: 'cast', object: 'plain' }, settle], { life: { B: 20 } })).toBe('passed');
    const without = 'Whenever you cast a spell without {X} in its mana cost, each opponent loses 1 life.';
    expect(board(without, [{ by: 'A', do: 'cast', object: 'plain' }, settle], { life: { B: 19 } })).toBe('passed');
    expect(board(without, [{ by: 'A', do: 'cast', object: 'x', x: 1 }, settle], { life: { B: 20 } })).toBe('passed');
  });

  it('is the X of that spell where the trigger speaks of X, also when that has gone', () => {
    const drain = 'Whenever you cast a spell with {X} in its mana cost, each opponent loses X life.';
    const cast = { by: 'A', do: 'cast', object: 'x', x: 2 };
    const counter = { by: 'B', do: 'effect', text: 'Counter target spell.', targets: ['x'] };
    expect(board(drain, [cast, settle], { life: { A: 21, B: 18 } })).toBe('passed');
    expect(board(drain, [cast, counter, settle], { life: { A: 20, B: 18 } })).toBe('passed');
    const hydra =
      'Whenever you cast a spell with {X} in its mana cost, create a 0/0 green Hydra creature token, then put X +1/+1 counters on it.';
    expect(board(hydra, [cast, settle], { tokens: [{ pt: '2/2', count: 1 }] })).toBe('passed');
    expect(board(hydra, [{ ...cast, x: 0 }, settle], { tokens: [] })).toBe('passed');
  });

  it('is what a target must have', () => {
    const text = '{0}: Counter target spell with {X} in its mana cost.';
    const use = { by: 'A', do: 'activate', object: 'w', ability: 1 };
    expect(board(text, [{ by: 'A', do: 'cast', object: 'x', x: 0 }, { ...use, targets: ['x'] }, settle], { life: { A: 20 } })).toBe(
      'passed',
    );
    expect(
      board(
        text,
        [
          { by: 'A', do: 'cast', object: 'plain' },
          { by: 'A', do: 'enumerate', what: 'targets', object: 'w', ability: 1 },
        ],
        {
          legal: { count: 0 },
        },
      ),
    ).toBe('passed');
  });
});
