/** Abilities with a keyword before their cost that says when they may be activated: boast (702.142), exhaust (702.177). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

const creature = (ref: string, text: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Human Berserker',
  pt: '2/2',
  controller: 'A',
  text,
  ...more,
});
const activate = (object: string, by = 'A') => ({ by, do: 'activate', object });
const out = { by: 'all', do: 'pass until', until: 'stack empty' };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const board = (more: object) => ({ edition: '2026-01-16', players: ['A', 'B'], ...more });

describe('boast', () => {
  const boaster = creature('boaster', 'Boast — {0}: You gain 2 life.');

  it('is for a creature that attacked this turn, once in it', () => {
    const given = board({
      edition: '2021-02-05',
      setup: { step: 'beginning of combat', zones: { battlefield: [boaster, creature('idle', 'Boast — {0}: You gain 7 life.')] } },
      actions: [
        activate('boaster'),
        until('declare attackers'),
        { by: 'A', do: 'attack', attackers: { boaster: 'B' } },
        activate('idle'),
        activate('boaster'),
        out,
        activate('boaster'),
      ],
      expect: [
        { after: 1, refused: { action: 1, rule: '702.141a' } },
        { after: 4, refused: { action: 4 } },
        { after: 7, refused: { action: 7 }, life: { A: 22 } },
      ],
    });
    expect(verdict(play(given))).toBe('passed');
  });

  it('is for whoever controls the creature when it boasts, also behind combat', () => {
    const given = board({
      players: ['A', 'B', 'C'],
      setup: { step: 'declare attackers', zones: { battlefield: [boaster] } },
      actions: [
        { by: 'A', do: 'attack', attackers: { boaster: 'C' } },
        until('postcombat main'),
        { by: 'B', do: 'effect', text: 'Gain control of target creature.', targets: ['boaster'] },
        { by: 'A', do: 'pass' },
        activate('boaster', 'B'),
        out,
      ],
      expect: { life: { A: 20, B: 22, C: 18 }, cites: ['702.142a'] },
    });
    expect(verdict(play(given))).toBe('passed');
  });

  it('comes anew with the next attack', () => {
    const given = board({
      setup: { step: 'declare attackers', librarySize: { A: 5, B: 5 }, zones: { battlefield: [boaster] } },
      actions: [
        { by: 'A', do: 'attack', attackers: { boaster: 'B' } },
        activate('boaster'),
        out,
        until('upkeep of A'),
        activate('boaster'),
        until('declare attackers'),
        { by: 'A', do: 'attack', attackers: { boaster: 'B' } },
        activate('boaster'),
        out,
      ],
      expect: { refused: { action: 5 }, life: { A: 24 } },
    });
    expect(verdict(play(given))).toBe('passed');
  });
});

describe('exhaust', () => {
  const runner = creature('runner', 'Exhaust — {0}: Put two +1/+1 counters on this creature.\nExhaust — {1}: You gain 3 life.', {});

  it('is once for a permanent, also in later turns; each ability by itself', () => {
    const given = board({
      setup: { librarySize: { A: 5, B: 5 }, mana: { A: '{1}' }, zones: { battlefield: [runner] } },
      actions: [
        { ...activate('runner'), ability: 1 },
        out,
        { ...activate('runner'), ability: 1 },
        { ...activate('runner'), ability: 2 },
        out,
        until('upkeep of A'),
        { ...activate('runner'), ability: 1 },
      ],
      expect: [
        { after: 3, refused: { action: 3, rule: '702.177a' } },
        { refused: { action: 7 }, pt: { runner: '4/4' }, life: { A: 23 } },
      ],
    });
    expect(verdict(play(given))).toBe('passed');
  });

  it('comes anew with a new object, and each creature has its own, in 2025 with three players', () => {
    const given = board({
      edition: '2025-02-07',
      players: ['A', 'B', 'C'],
      setup: { zones: { battlefield: [runner, { ...runner, ref: 'twin' }] } },
      actions: [
        { ...activate('runner'), ability: 1 },
        { ...activate('twin'), ability: 1 },
        out,
        { by: 'A', do: 'effect', text: 'Exile target creature, then return it to the battlefield.', targets: ['runner'] },
        { ...activate('runner'), ability: 1 },
        out,
        { ...activate('twin'), ability: 1 },
      ],
      expect: { refused: { action: 7 }, pt: { runner: '4/4', twin: '4/4' } },
    });
    expect(verdict(play(given))).toBe('passed');
  });

  it('of a mana ability is one mana once', () => {
    const dork = creature('dork', 'Exhaust — {T}: Add {G}{G}.\n{0}: Untap this creature.');
    const spell = (ref: string) => ({ ref, name: `Test ${ref}`, type: 'Sorcery', cost: '{G}{G}', text: 'You gain 1 life.' });
    const given = board({
      setup: { zones: { battlefield: [dork], hand: { A: [spell('first'), spell('second')] } } },
      actions: [
        { by: 'A', do: 'cast', object: 'first' },
        out,
        { ...activate('dork'), ability: 2 },
        out,
        { by: 'A', do: 'cast', object: 'second' },
      ],
      expect: { refused: { action: 5 }, life: { A: 21 }, tapped: { dork: false } },
    });
    expect(verdict(play(given))).toBe('passed');
  });
});
