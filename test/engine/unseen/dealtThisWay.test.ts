/** What becomes of what a spell dealt damage (608.2h, 614.1a, 701.19). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (battlefield: readonly object[], text: string, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        mana: { A: '{R}' },
        librarySize: { A: 9, B: 9 },
        zones: { battlefield, hand: { A: [{ ref: 's', name: 'Test Fire', type: 'Instant', cost: '{R}', text }] } },
      },
      actions,
      expect: expected,
    }),
  );
const cast = (...targets: readonly string[]) => ({ by: 'A', do: 'cast', object: 's', targets });
const resolve = { by: 'all', do: 'resolve' };
const effect = (text: string, more: object = {}) => ({ by: 'A', do: 'effect', text, ...more });
const check = { by: 'game', do: 'check' };

describe('what a spell dealt damage', () => {
  const flow = 'Test Fire deals 3 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.';

  it('is exiled where it would die, at once or later in the turn', () => {
    expect(outcome([creature('bear', 'B')], flow, [cast('bear'), resolve, check], { zones: { bear: 'exile' } })).toBe('passed');
    const later = [cast('giant'), resolve, effect('Destroy target creature.', { targets: ['giant'] })];
    expect(outcome([creature('giant', 'B', '5/5')], flow, later, { zones: { giant: 'exile' } })).toBe('passed');
  });

  it('is that alone: another creature dies', () => {
    const actions = [cast('giant'), resolve, effect('Destroy target creature.', { targets: ['bear'] })];
    const battlefield = [creature('giant', 'B', '5/5'), creature('bear', 'B')];
    expect(outcome(battlefield, flow, actions, { zones: { bear: 'graveyard', giant: 'battlefield' } })).toBe('passed');
  });

  it('is nothing where the damage was prevented', () => {
    const actions = [
      effect('Prevent all damage that would be dealt to target creature this turn.', { targets: ['bear'] }),
      cast('bear'),
      resolve,
      effect('Destroy target creature.', { targets: ['bear'] }),
    ];
    expect(outcome([creature('bear', 'B')], flow, actions, { zones: { bear: 'graveyard' } })).toBe('passed');
  });

  it('dies on a later turn', () => {
    const actions = [
      cast('giant'),
      resolve,
      { by: 'all', do: 'pass until', until: 'upkeep of B' },
      effect('Destroy target creature.', { targets: ['giant'] }),
    ];
    expect(outcome([creature('giant', 'B', '5/5')], flow, actions, { zones: { giant: 'graveyard' } })).toBe('passed');
  });

  it('is all of what was dealt damage', () => {
    const text = 'Test Fire deals 2 damage to each creature. If a creature dealt damage this way would die this turn, exile it instead.';
    const battlefield = [creature('a', 'A'), creature('b', 'B'), creature('c', 'B', '3/3')];
    expect(outcome(battlefield, text, [cast(), resolve, check], { zones: { a: 'exile', b: 'exile', c: 'battlefield' } })).toBe('passed');
  });

  it('cannot be regenerated', () => {
    const text = "Test Fire deals 3 damage to any target. A creature dealt damage this way can't be regenerated this turn.";
    const actions = [effect('Regenerate target creature.', { targets: ['bear'] }), cast('bear'), resolve, check];
    expect(outcome([creature('bear', 'B')], text, actions, { zones: { bear: 'graveyard' } })).toBe('passed');
  });

  it('is known of an ability of a permanent too: what that has dealt, no other damage', () => {
    const walker = {
      ref: 'w',
      name: 'Test Mage',
      type: 'Creature — Wizard',
      pt: '1/1',
      controller: 'A',
      text: `{T}: ${flow.replaceAll('Test Fire', 'Test Mage')}`,
    };
    expect(outcome([walker], flow, [], {})).toBe('passed');
  });
});
