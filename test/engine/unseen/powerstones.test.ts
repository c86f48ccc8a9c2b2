/** Mana that can be spent on all but some spells, and Powerstones, whose mana is so (106.6, 111.10h). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const edition = '2025-11-14';
const resolve = { by: 'all', do: 'resolve' };
const made = { by: 'A', do: 'effect', text: 'Create a tapped Powerstone token.' };
const untap = { by: 'A', do: 'effect', text: 'Untap all artifacts you control.' };
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const hand = [
  { ref: 'ornithopter', name: 'Myr', type: 'Artifact Creature — Myr', cost: '{1}', pt: '1/1' },
  { ref: 'ox', name: 'Ox', type: 'Creature — Ox', cost: '{1}', pt: '2/2' },
  { ref: 'relic', name: 'Relic', type: 'Artifact', cost: '{2}' },
];
const board = (actions: readonly object[], expected: object, zones: object = {}) =>
  verdict(
    play({
      edition,
      setup: { step: 'precombat main', librarySize: { A: 9, B: 9 }, zones: { hand: { A: hand }, ...zones } },
      actions,
      expect: expected,
    }),
  );

describe('a Powerstone', () => {
  it('is a colorless artifact that adds {C}', () => {
    const expected = {
      tokens: [{ controller: 'A', name: 'Powerstone Token', types: ['artifact'], subtypes: ['Powerstone'], colors: [] }],
      mana: { A: '{C}' },
    };
    expect(board([made, untap, { by: 'A', do: 'activate', object: 'Powerstone Token#1' }], expected)).toBe('passed');
  });
  it('pays for an artifact spell, and for no other', () => {
    expect(board([made, untap, cast('ornithopter'), resolve], { zones: { ornithopter: 'battlefield' } })).toBe('passed');
    expect(board([made, untap, cast('ox')], {})).toMatch(/^failed actions\[2\]/);
  });
  it('pays for a part of what an artifact costs beside other mana, but not for a part of another spell', () => {
    const forest = { battlefield: [{ ref: 'f', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' }] };
    expect(board([made, untap, cast('relic'), resolve], { zones: { relic: 'battlefield' }, tapped: { f: true } }, forest)).toBe('passed');
    const twoDrop = { hand: { A: [{ ref: 'two', name: 'Two', type: 'Creature — Ox', cost: '{2}', pt: '2/2' }] }, ...forest };
    expect(board([made, untap, cast('two')], {}, twoDrop)).toMatch(/^failed actions\[2\]/);
  });
  it('pays for abilities, of what is no artifact as well', () => {
    const doer = { battlefield: [creature('shade', 'A', '1/1', { text: '{1}: This creature gets +1/+1 until end of turn.' })] };
    expect(board([made, untap, { by: 'A', do: 'activate', object: 'shade' }, resolve], { pt: { shade: '2/2' } }, doer)).toBe('passed');
  });
  it('pays what a resolving spell asks, also one that is no artifact: nothing is cast with it', () => {
    const setup = {
      step: 'precombat main',
      mana: { B: '{U}' },
      zones: {
        battlefield: [{ ref: 'stone', name: 'Powerstone', token: true, type: 'Artifact — Powerstone', controller: 'A', text: stone }],
        hand: {
          A: [{ ref: 'free', name: 'Free', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' }],
          B: [{ ref: 'leak', name: 'Leak', type: 'Instant', cost: '{U}', text: 'Counter target spell unless its controller pays {1}.' }],
        },
      },
    };
    const actions = [
      cast('free'),
      { by: 'A', do: 'pass' },
      { by: 'B', do: 'cast', object: 'leak', targets: ['free'] },
      resolve,
      { by: 'A', do: 'choose', choice: 'yes' },
      resolve,
    ];
    expect(verdict(play({ edition, setup, actions, expect: { life: { A: 23 }, tapped: { stone: true } } }))).toBe('passed');
  });
  it('pays for a special action', () => {
    const foretold = { hand: { A: [{ ref: 'f', name: 'F', type: 'Instant', cost: '{5}', text: 'You gain 3 life.\nForetell {1}' }] } };
    const actions = [made, made, untap, { by: 'A', do: 'special', object: 'f', action: 'foretell' }];
    expect(board(actions, { zones: { f: 'exile' } }, foretold)).toBe('passed');
  });
});
const stone = "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.";

describe('mana that may be spent on some spells alone', () => {
  it('does not pay what a spell of that kind asks as it resolves', () => {
    const source = '{T}: Add {U}. Spend this mana only to cast instant and sorcery spells.';
    const setup = {
      step: 'precombat main',
      zones: {
        battlefield: [{ ref: 'isle', name: 'Isle', type: 'Land', controller: 'A', text: source }],
        hand: {
          A: [{ ref: 'free', name: 'Free', type: 'Instant', cost: '{0}', text: 'You gain 3 life.' }],
          B: [{ ref: 'leak', name: 'Leak', type: 'Instant', cost: '{0}', text: 'Counter target spell unless its controller pays {1}.' }],
        },
      },
    };
    const actions = [cast('free'), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'leak', targets: ['free'] }, resolve];
    expect(verdict(play({ edition, setup, actions, expect: { life: { A: 20 }, zones: { free: 'graveyard' } } }))).toBe('passed');
  });
  it('is of any number of sources: creatures that have such an ability', () => {
    const bearer = creature('bearer', 'A', '2/2', { text: `Creatures you control have "${stone}"` });
    const zones = { battlefield: [bearer, creature('other', 'A')] };
    expect(board([cast('relic'), resolve], { zones: { relic: 'battlefield' }, tapped: { bearer: true, other: true } }, zones)).toBe(
      'passed',
    );
    expect(board([cast('ox')], {}, zones)).toMatch(/^failed actions\[0\]/);
  });
  it('is of spells, and of those alone', () => {
    const text = (what: string) => board([{ by: 'A', do: 'effect', text: `Add {C}. This mana can't be spent to cast ${what}.` }], {});
    expect(text('nonartifact spells')).toBe('passed');
    expect(text('artifacts')).toMatch(/^refused/);
    expect(text('spells from your hand')).toMatch(/^refused/);
  });
});
