/** "Can only attack alone" (508.1c, 506.5), and what triggers of a player who is attacked by it and does not block (509.1h, 510.1c). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const attack = (attackers: object) => [until('declare attackers'), { by: 'A', do: 'attack', attackers }];
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  verdict(
    play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield }, ...more }, actions, expect: expected }),
  );
const master = creature('master', 'A', '1/4', {
  text: "First strike, deathtouch\nmaster can only attack alone.\nWhenever master attacks a player and isn't blocked, that player's life total becomes 1. master assigns no combat damage this combat.",
});

describe('a creature that can only attack alone', () => {
  const board = [master, creature('bear', 'A'), creature('wolf', 'A')];
  it('attacks with no other, though others attack together', () => {
    expect(outcome(board, attack({ master: 'B', bear: 'B' }), {})).toBe('failed actions[1]');
    expect(outcome(board, [...attack({ bear: 'B', wolf: 'B' }), until('postcombat main')], { life: { B: 16 } })).toBe('passed');
  });
  it('stays at home where another must attack, and attacks where it must itself', () => {
    const forced = [master, creature('bear', 'A', '2/2', { text: 'bear attacks each combat if able.' })];
    expect(outcome(forced, attack({ master: 'B' }), {})).toBe('failed actions[1]');
    expect(outcome(forced, [...attack({ bear: 'B' }), until('postcombat main')], { life: { B: 18 } })).toBe('passed');
  });
  it('is kept by an Aura as well', () => {
    const aura = {
      ref: 'aura',
      name: 'aura',
      type: 'Enchantment — Aura',
      controller: 'A',
      attachedTo: 'bear',
      text: 'Enchant creature\nEnchanted creature gets +3/+0 and can only attack alone.',
    };
    const two = [creature('bear', 'A'), creature('wolf', 'A'), aura];
    expect(outcome(two, attack({ bear: 'B', wolf: 'B' }), {})).toBe('failed actions[1]');
    expect(outcome(two, [...attack({ bear: 'B' }), until('postcombat main')], { life: { B: 15 } })).toBe('passed');
  });
});

describe('a player who is attacked and does not block', () => {
  it('has 1 life, and is dealt no damage', () => {
    expect(outcome([master], [...attack({ master: 'B' }), until('postcombat main')], { life: { B: 1 } })).toBe('passed');
  });
  it('keeps it by blocking', () => {
    const block = [until('declare blockers'), { by: 'B', do: 'block', blockers: { bear: 'master' } }, until('postcombat main')];
    expect(
      outcome([master, creature('bear', 'B')], [...attack({ master: 'B' }), ...block], { life: { B: 20 }, zones: { bear: 'graveyard' } }),
    ).toBe('passed');
  });
  it('is not who controls a planeswalker that is attacked', () => {
    const walker = { ref: 'walker', name: 'walker', type: 'Legendary Planeswalker — Jace', loyalty: 5, controller: 'B' };
    expect(
      outcome([master, walker], [...attack({ master: 'walker' }), until('postcombat main')], {
        life: { B: 20 },
        counters: { walker: { loyalty: 4 } },
      }),
    ).toBe('passed');
  });
  it('is dealt damage in another combat of the turn', () => {
    const again = {
      by: 'A',
      do: 'effect',
      text: 'Untap target creature. After this phase, there is an additional combat phase.',
      targets: ['master'],
    };
    const blunt = creature('blunt', 'A', '3/3', {
      text: "Whenever blunt attacks an opponent and isn't blocked, if it's the first combat phase of the turn, blunt assigns no combat damage this combat.",
    });
    const actions = [
      ...attack({ blunt: 'B' }),
      until('stack empty'),
      until('end of combat'),
      { ...again, targets: ['blunt'] },
      ...attack({ blunt: 'B' }),
      until('postcombat main'),
    ];
    expect(outcome([blunt], actions, { life: { B: 17 } })).toBe('passed');
  });
});
