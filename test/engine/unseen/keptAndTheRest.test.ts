/** What each player chooses to keep, and what becomes of the rest; and all that changes places with graveyards (101.4). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, controller: string, more: object = {}) => ({
  ref,
  name: `Test ${ref}`,
  type,
  controller,
  ...more,
});
const animal = (ref: string, controller: string, more: object = {}) => thing(ref, 'Creature — Ox', controller, { pt: '2/2', ...more });
const go = (
  text: string,
  battlefield: readonly object[],
  choices: readonly (readonly [string, unknown])[],
  zones: object,
  more: object = {},
) =>
  verdict(
    play({
      edition: '2025-11-14',
      players: ['A', 'B', 'C'],
      setup: { zones: { battlefield, ...more } },
      actions: [{ by: 'A', do: 'effect', text }, ...choices.map(([by, choice]) => ({ by, do: 'choose', choice }))],
      expect: { zones },
    }),
  );

describe('one of each of several kinds, and the rest', () => {
  const text =
    'Each player chooses an artifact, a creature, an enchantment, and a planeswalker from among the nonland permanents they control, then sacrifices the rest.';
  it('is sacrificed by each player at once, whose lands stay', () => {
    const battlefield = [
      animal('a1', 'A'),
      animal('a2', 'A'),
      thing('land', 'Land', 'A'),
      thing('rock', 'Artifact', 'A'),
      animal('b1', 'B'),
      animal('c1', 'C'),
      animal('c2', 'C'),
    ];
    const expected = {
      a1: 'battlefield',
      a2: 'graveyard',
      land: 'battlefield',
      rock: 'battlefield',
      b1: 'battlefield',
      c1: 'graveyard',
      c2: 'battlefield',
    };
    expect(
      go(
        text,
        battlefield,
        [
          ['A', 'a1'],
          ['C', 'c2'],
        ],
        expected,
      ),
    ).toBe('passed');
  });
  it('may be kept as two of the kinds, or as one beside another of the other', () => {
    const golem = thing('golem', 'Artifact Creature — Golem', 'A', { pt: '3/3' });
    const battlefield = [golem, animal('a1', 'A'), thing('rock', 'Artifact', 'A')];
    expect(
      go(
        text,
        battlefield,
        [
          ['A', 'golem'],
          ['A', 'golem'],
        ],
        { golem: 'battlefield', a1: 'graveyard', rock: 'graveyard' },
      ),
    ).toBe('passed');
    expect(
      go(
        text,
        battlefield,
        [
          ['A', 'rock'],
          ['A', 'golem'],
        ],
        { golem: 'battlefield', a1: 'graveyard', rock: 'battlefield' },
      ),
    ).toBe('passed');
  });
});

describe('one that is chosen, and the rest that is destroyed', () => {
  const battlefield = [animal('a1', 'A'), animal('a2', 'A', { text: 'Indestructible' }), animal('b1', 'B'), animal('b2', 'B')];
  it('is one of each player', () => {
    const text = 'Each player chooses a creature they control. Destroy the rest.';
    const expected = { a1: 'battlefield', a2: 'battlefield', b1: 'graveyard', b2: 'battlefield' };
    expect(
      go(
        text,
        battlefield,
        [
          ['A', 'a1'],
          ['B', 'b2'],
        ],
        expected,
      ),
    ).toBe('passed');
  });
  it('is one of all, or none', () => {
    const text = 'Choose up to one creature. Destroy the rest.';
    expect(go(text, battlefield, [['A', 'b1']], { a1: 'graveyard', a2: 'battlefield', b1: 'battlefield', b2: 'graveyard' })).toBe('passed');
    expect(go(text, battlefield, [['A', []]], { a1: 'graveyard', a2: 'battlefield', b1: 'graveyard', b2: 'graveyard' })).toBe('passed');
  });
});

describe('creatures that change places with those in graveyards', () => {
  const text =
    'Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, then puts all cards they exiled this way onto the battlefield.';
  it('come back under control of their owners, and those that were sacrificed stay', () => {
    const dead = (ref: string) => ({ ref, name: `Test ${ref}`, type: 'Creature — Ox', pt: '2/2' });
    const spell = { ref: 'spell', name: 'Test spell', type: 'Sorcery' };
    const more = { graveyard: { A: [dead('deadA'), spell], B: [dead('deadB')] } };
    const stolen = animal('stolen', 'A', { owner: 'B' });
    const expected = {
      deadA: 'battlefield',
      deadB: 'battlefield',
      spell: 'graveyard',
      a1: 'graveyard',
      stolen: 'graveyard',
      c1: 'graveyard',
    };
    expect(go(text, [animal('a1', 'A'), stolen, animal('c1', 'C')], [], expected, more)).toBe('passed');
  });
});

describe('what is refused', () => {
  const read = (text: string) => compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok;
  it('is a rest of which it is not said whose it is', () => {
    expect(read('Each player chooses a creature. Destroy the rest.')).toBe(false);
    expect(read('You choose an artifact and a creature from among the permanents they control, then sacrifices the rest.')).toBe(false);
  });
});
