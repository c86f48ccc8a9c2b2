/** Ripple (702.60). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const surge = (ref: string) => ({
  ref,
  name: 'Test Surge',
  type: 'Sorcery',
  cost: '{1}{R}',
  text: 'Ripple 4\nTest Surge deals 2 damage to target player.',
});
const other = (ref: string) => ({ ref, name: ref, type: 'Sorcery', cost: '{U}', text: 'Draw a card.' });
const outcome = (library: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { mana: { A: '{1}{R}' }, librarySize: { A: 9, B: 9 }, zones: { hand: { A: [surge('s')] }, library: { A: library } } },
      actions,
      expect: expected,
    }),
  );
const cast = { by: 'A', do: 'cast', object: 's', targets: ['B'] };
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown) => ({ by: 'A', do: 'choose', choice });
const out = { by: 'all', do: 'pass until', until: 'stack empty' };

describe('ripple', () => {
  it('casts a card of the name for nothing, and puts the others on the bottom', () => {
    const actions = [cast, resolve, choose('yes'), choose('yes'), choose('B'), choose(['x', 'y', 'z']), resolve, choose('no'), out];
    const expected = { life: { B: 16 }, zones: { t: 'graveyard', x: 'library' } };
    expect(outcome([surge('t'), other('x'), other('y'), other('z'), other('w')], actions, expected)).toBe('passed');
  });

  it('may show nothing', () => {
    const actions = [cast, resolve, choose('no'), out];
    expect(outcome([surge('t'), other('x')], actions, { life: { B: 18 }, zones: { t: 'library' } })).toBe('passed');
  });

  it('casts no card of another name, nor one below the fourth', () => {
    const actions = [cast, resolve, choose('yes'), choose(['v', 'x', 'y', 'z']), out];
    const library = [other('v'), other('x'), other('y'), other('z'), surge('t')];
    expect(outcome(library, actions, { life: { B: 18 }, zones: { t: 'library' } })).toBe('passed');
  });
});
