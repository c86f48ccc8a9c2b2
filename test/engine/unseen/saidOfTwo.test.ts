/** What is said of a thing and of others beside it, and several things that one can and must do. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const board = (battlefield: readonly object[], expected: object, more: object = {}) =>
  verdict(play({ edition: '2024-11-08', setup: { zones: { battlefield, ...more } }, actions: [{ do: 'check' }], expect: expected }));
const grave = (many: number, by: string) => ({
  [by]: Array.from({ length: many }, (_, at) => ({ ref: `${by}g${at}`, name: `Dead ${at}`, type: 'Creature — Bear', pt: '1/1' })),
});
const howler = (more: object) => ({
  ref: 'howler',
  name: 'Test Howler',
  controller: 'A',
  type: 'Enchantment Creature — Horror',
  pt: '0/1',
  text: 'Bestow {2}{B}{B}\nTest Howler and enchanted creature each get +X/+X, where X is the number of creature cards in all graveyards.',
  ...more,
});

describe('this and enchanted creature', () => {
  it('of a creature that enchants nothing, itself', () => {
    expect(
      board(
        [howler({}), creature('bear', 'A')],
        { pt: { howler: '3/4', bear: '2/2' } },
        { graveyard: { ...grave(1, 'A'), ...grave(2, 'B') } },
      ),
    ).toBe('passed');
  });

  it('with nothing there X is 0', () => {
    expect(board([howler({})], { pt: { howler: '0/1' } })).toBe('passed');
  });

  it('counts one thing once that is meant twice', () => {
    const lord = creature('lord', 'A', '1/1', {
      type: 'Creature — Goblin',
      name: 'Test Lord',
      text: 'Test Lord and Goblins you control get +1/+1.',
    });
    const other = creature('other', 'A', '1/1', { type: 'Creature — Goblin' });
    const theirs = creature('theirs', 'B', '1/1', { type: 'Creature — Goblin' });
    expect(board([lord, other, theirs], { pt: { lord: '2/2', other: '2/2', theirs: '1/1' } })).toBe('passed');
  });
});

const arcades = creature('lead', 'A', '3/5', {
  name: 'Test Lead',
  text: "Each creature you control with defender assigns combat damage equal to its toughness rather than its power and can attack as though it didn't have defender.",
});
const wall = (ref: string, controller: string, pt: string) => creature(ref, controller, pt, { type: 'Creature — Wall', text: 'Defender' });
const attacking = (attackers: readonly string[], battlefield: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2024-11-08',
      setup: { step: 'declare attackers', zones: { battlefield } },
      actions: [
        { by: 'A', do: 'attack', attackers: Object.fromEntries(attackers.map((ref) => [ref, 'B'])) },
        { by: 'all', do: 'pass until', until: 'end of combat' },
      ],
      expect: expected,
    }),
  );

describe('two things that one can and does', () => {
  it('both hold of those with defender, and of no others', () => {
    expect(attacking(['w', 'lead'], [arcades, wall('w', 'A', '0/4')], { life: { B: 13 }, pt: { w: '0/4' } })).toBe('passed');
  });

  it('neither holds of yours where it is an opponent who has it', () => {
    const read = verdict(
      play({
        edition: '2024-11-08',
        setup: { step: 'declare attackers', zones: { battlefield: [wall('w', 'A', '0/4'), { ...arcades, controller: 'B' }] } },
        actions: [
          { by: 'A', do: 'attack', attackers: { w: 'B' } },
          { by: 'A', do: 'attack', attackers: {} },
        ],
        expect: { refused: { action: 1 } },
      }),
    );
    expect(read).toBe('passed');
  });

  it('is refused where one of both is not understood', () => {
    const about = { name: 'Test', types: ['creature'] as const, subtypes: [] };
    expect(
      compileText('Each creature you control assigns combat damage equal to its toughness rather than its power and can tickle.', about).ok,
    ).toBe(false);
  });
});
