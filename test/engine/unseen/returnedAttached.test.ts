/**
 * Auras that return to the battlefield attached to something that is named: where that is gone, or cannot be enchanted by it, the Aura stays
 * where it is (303.4i); where it is no legal target any more, nothing is done (608.2b).
 */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const aura = (text: string) => ({
  ref: 'aura',
  name: 'Test Breath',
  type: 'Enchantment — Aura',
  cost: '{R}',
  text: `Enchant creature\n${text}`,
});
const big = (text = '') => ({ ref: 'big', name: 'Test Wurm', type: 'Creature — Wurm', pt: '6/6', cost: '{6}', text });
const board = (zones: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, active: 'A', step: 'precombat main', mana: { A: '{6}{R}{R}' }, zones },
      actions,
      expect: expected,
    }),
  );

describe('an Aura that returns attached to what has entered', () => {
  const breath = aura(
    'When a creature with mana value 6 or greater enters, you may return Test Breath from your graveyard to the battlefield attached to that creature.',
  );
  const cast = [
    { by: 'A', do: 'cast', object: 'big' },
    { by: 'all', do: 'resolve' },
  ];
  const zones = (creatureCard: object) => ({
    graveyard: { A: [breath] },
    hand: { A: [creatureCard] },
    battlefield: [creature('bear', 'A')],
  });
  const choose = (choice: boolean) => ({ by: 'A', do: 'choose', choice });

  it('is attached to it, without a choice of another', () => {
    expect(board(zones(big()), [...cast, settle, choose(true)], { zones: { aura: 'battlefield' }, attachedTo: { aura: 'big' } })).toBe(
      'passed',
    );
  });

  it('stays where it is when that is declined', () => {
    expect(board(zones(big()), [...cast, settle, choose(false)], { zones: { aura: 'graveyard' } })).toBe('passed');
  });

  it('stays where it is when the creature has gone, or cannot be enchanted by it', () => {
    const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['big'] };
    expect(board(zones(big()), [...cast, destroy, settle, choose(true)], { zones: { aura: 'graveyard', big: 'graveyard' } })).toBe(
      'passed',
    );
    expect(board(zones(big('Protection from red')), [...cast, settle, choose(true)], { zones: { aura: 'graveyard' } })).toBe('passed');
  });

  it('does nothing of a smaller creature, nor from the battlefield', () => {
    const small = { ...big(), cost: '{5}' };
    expect(board(zones(small), [...cast, settle], { zones: { aura: 'graveyard' }, triggered: { aura: 0 } })).toBe('passed');
    const there = { ...breath, controller: 'A', attachedTo: 'bear' };
    const already = { hand: { A: [big()] }, battlefield: [creature('bear', 'A'), there] };
    expect(board(already, [...cast, settle], { attachedTo: { aura: 'bear' }, triggered: { aura: 0 } })).toBe('passed');
  });
});

describe('an Aura that returns attached to a target', () => {
  const boon = aura(
    '{R}: Return Test Breath from your graveyard to the battlefield attached to target creature. Activate only as a sorcery.',
  );
  const zones = {
    graveyard: { A: [boon] },
    battlefield: [creature('bear', 'A'), creature('other', 'B', '2/2', { text: 'Protection from red' })],
  };
  const use = (target: string) => ({ by: 'A', do: 'activate', object: 'aura', ability: 1, targets: [target] });

  it('is attached to it', () => {
    expect(board(zones, [use('bear'), settle], { zones: { aura: 'battlefield' }, attachedTo: { aura: 'bear' } })).toBe('passed');
  });

  it('does nothing without its target', () => {
    const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['bear'] };
    expect(board(zones, [use('bear'), destroy, settle], { zones: { aura: 'graveyard' } })).toBe('passed');
  });
});
