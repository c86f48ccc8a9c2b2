/** "Unless you sacrifice any number of creatures with total power 12 or greater": enough of them, the creature itself among them, or none (118.12a). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const dreadnought = {
  ref: 'dread',
  name: 'dread',
  type: 'Artifact Creature — Dreadnought',
  cost: '{1}',
  pt: '12/12',
  text: 'Trample\nWhen dread enters, sacrifice it unless you sacrifice any number of creatures with total power 12 or greater.',
};
const there = (zone: string, ...refs: readonly string[]) => Object.fromEntries(refs.map((ref) => [ref, zone]));
const outcome = (battlefield: readonly object[], chosen: readonly string[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, mana: { A: '{1}' }, zones: { battlefield, hand: { A: [dreadnought] } } },
      actions: [
        { by: 'A', do: 'cast', object: 'dread' },
        { by: 'all', do: 'resolve' },
        { by: 'all', do: 'resolve' },
        { by: 'A', do: 'choose', choice: chosen },
      ],
      expect: expected,
    }),
  );
const [big, small, theirs] = [creature('big', 'A', '10/1'), creature('small', 'A', '2/2'), creature('theirs', 'B', '12/12')];

describe('creatures that are sacrificed together', () => {
  it('keep it, where their power is enough', () => {
    expect(
      outcome([big, small, theirs], ['big', 'small'], { zones: { dread: 'battlefield', ...there('graveyard', 'big', 'small') } }),
    ).toBe('passed');
  });
  it('are not sacrificed, where it is not', () => {
    expect(outcome([big, small], ['big'], { zones: { dread: 'graveyard', ...there('battlefield', 'big', 'small') } })).toBe('passed');
  });
  it('may be none, and may be it itself', () => {
    expect(outcome([big, small], [], { zones: { dread: 'graveyard', big: 'battlefield' } })).toBe('passed');
    expect(outcome([big, small], ['dread'], { zones: { dread: 'graveyard', big: 'battlefield' } })).toBe('passed');
  });
});
