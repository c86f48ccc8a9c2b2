/** The defending player of a game of several (507.1): said by what a scenario goes on with, or asked. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';

const passed = (actions: readonly object[], expected: object, more: object = {}): string =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: {
        step: 'precombat main',
        librarySize: { A: 5, B: 5, C: 5 },
        zones: { battlefield: [creature('bear', 'A'), creature('ox', 'A', '3/3')] },
      },
      actions,
      expect: expected,
      ...more,
    }),
  );
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const attack = (attackers: object) => ({ by: 'A', do: 'attack', attackers });

describe('the defending player', () => {
  it('is whom the next attack attacks', () => {
    const actions = [until('declare attackers'), attack({ bear: 'C', ox: 'C' }), until('end of combat')];
    expect(passed(actions, { life: { A: 20, B: 20, C: 15 }, cites: ['506.2'] })).toBe('passed');
  });

  it('is said by a choice that comes next, though another is attacked behind it', () => {
    const actions = [until('declare attackers'), { by: 'A', do: 'choose', choice: 'B' }, until('declare attackers'), attack({ bear: 'C' })];
    expect(passed(actions, { refused: { action: 4 } })).toBe('passed');
  });

  it('is nobody’s matter where play goes on beyond the attack', () => {
    expect(passed([until('end of B')], { active: 'B', step: 'end', life: { B: 20, C: 20 } })).toBe('passed');
    expect(passed([until('postcombat main')], { active: 'A', step: 'postcombat main' })).toBe('passed');
  });

  it('is asked where somebody looks at the question, and where an attack is no answer', () => {
    const asked = { pending: { player: 'A', kind: 'object' }, step: 'beginning of combat' };
    expect(passed([until('declare attackers')], asked)).toBe('passed');
    expect(passed([until('end of B')], asked)).toBe('passed');
    expect(
      passed([until('declare attackers'), attack({ bear: 'B', ox: 'C' })], { refused: { action: 2 }, step: 'beginning of combat' }),
    ).toBe('passed');
  });

  it('is asked where something that triggers in combat speaks of it, though nobody attacks', () => {
    const drum = {
      ref: 'drum',
      name: 'drum',
      type: 'Artifact',
      controller: 'A',
      text: 'At the beginning of combat on your turn, defending player loses 1 life.',
    };
    const setup = { step: 'precombat main', librarySize: { A: 5, B: 5, C: 5 }, zones: { battlefield: [creature('bear', 'A'), drum] } };
    const said = [until('postcombat main'), { by: 'A', do: 'choose', choice: 'C' }, until('postcombat main')];
    expect(passed([until('postcombat main')], { step: 'beginning of combat', life: { B: 20, C: 20 } }, { setup })).toBe('passed');
    expect(passed(said, { step: 'postcombat main', life: { B: 20, C: 19 } }, { setup })).toBe('passed');
  });

  it('is not chosen where several can be attacked', () => {
    const actions = [until('declare attackers'), attack({ bear: 'B', ox: 'C' }), until('end of combat')];
    expect(passed(actions, { life: { B: 18, C: 17 } }, { options: { attackMultiplePlayers: true } })).toBe('passed');
  });
});
