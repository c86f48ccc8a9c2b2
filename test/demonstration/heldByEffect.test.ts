/** Whose something is that another owns, where the board says by what it is held. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const magic = { ref: 'magic', name: 'magic', controller: 'B', type: 'Enchantment — Aura', attachedTo: 'giant' };
const text = 'Enchant creature\nYou control enchanted creature.';
const giant = creature('giant', 'B', '3/3', { owner: 'C' });
const after = (battlefield: readonly object[], action: object, expected: object): string =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { step: 'precombat main', librarySize: { A: 5, B: 5, C: 5 }, zones: { battlefield } },
      actions: [action, { by: 'all', do: 'check' }],
      expect: expected,
    }),
  );
const destroy = { by: 'A', do: 'effect', text: 'Destroy target enchantment.', targets: ['magic'] };

describe('what another owns', () => {
  it('goes back as the effect ends that held it', () => {
    expect(after([giant, { ...magic, text }], destroy, { controller: { giant: 'C' } })).toBe('passed');
  });

  it('goes back as the effect’s controller leaves the game', () => {
    expect(after([giant, { ...magic, text }], { by: 'B', do: 'concede' }, { controller: { giant: 'C' }, losers: ['B'] })).toBe('passed');
  });

  it('stays where nothing on the board says how it came there', () => {
    const other = { ...magic, text: 'Enchant creature\nEnchanted creature gets +1/+1.' };
    expect(after([giant, other], destroy, { controller: { giant: 'B' } })).toBe('passed');
  });

  it('stays with whom the board gives it, whoever else would have it', () => {
    const theirs = { ...magic, controller: 'A', text };
    expect(after([giant, theirs], destroy, { controller: { giant: 'B' } })).toBe('passed');
  });
});
