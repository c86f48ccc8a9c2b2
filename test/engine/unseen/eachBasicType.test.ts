/** "A land of each basic land type": chosen among all, or of each player's own; one land may be it for two types (305.6, 608.2d). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const land = (ref: string, type: string, controller: string) => ({ ref, name: ref, type: `Land — ${type}`, controller });
const says = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const there = (zone: string, ...refs: readonly string[]) => Object.fromEntries(refs.map((ref) => [ref, zone]));
const outcome = (text: string, battlefield: readonly object[], answers: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield } },
      actions: [{ by: 'A', do: 'effect', text }, ...answers],
      expect: expected,
    }),
  );

describe('lands that are destroyed', () => {
  const text = 'Choose a land of each basic land type, then destroy those lands.';
  it('are one of each type that there is, whoever controls it', () => {
    const lands = [land('p', 'Plains', 'B'), land('i1', 'Island', 'A'), land('i2', 'Island', 'B'), land('w', 'Cave', 'B')];
    expect(
      outcome(text, lands, [says('A', 'i2')], { zones: { ...there('graveyard', 'p', 'i2'), ...there('battlefield', 'i1', 'w') } }),
    ).toBe('passed');
  });
  it('may be one land for two types', () => {
    const lands = [land('both', 'Plains Island', 'B'), land('p', 'Plains', 'B'), land('i', 'Island', 'B')];
    expect(
      outcome(text, lands, [says('A', 'both'), says('A', 'both')], { zones: { both: 'graveyard', ...there('battlefield', 'p', 'i') } }),
    ).toBe('passed');
  });
  it('are none where there is none', () => {
    expect(outcome(text, [land('w', 'Cave', 'B')], [], { zones: { w: 'battlefield' } })).toBe('passed');
  });
});

describe('lands that are kept', () => {
  const text = 'Each player chooses from the lands they control a land of each basic land type, then sacrifices the rest.';
  it('are one of each type of each player', () => {
    const lands = [
      land('p1', 'Plains', 'A'),
      land('p2', 'Plains', 'A'),
      land('f', 'Forest', 'A'),
      land('q', 'Plains', 'B'),
      land('w', 'Cave', 'B'),
    ];
    expect(
      outcome(text, lands, [says('A', 'p1')], { zones: { ...there('battlefield', 'p1', 'f', 'q'), ...there('graveyard', 'p2', 'w') } }),
    ).toBe('passed');
  });
});
