/** Cards exiled up to the first of a kind; whose turn it is not, what is no token; what you control and do not own; who blocks shadow. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (
  battlefield: readonly object[],
  actions: readonly object[],
  expected: object,
  zones: object = {},
  setup: object = {},
  more: object = {},
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { step: 'precombat main', zones: { battlefield, ...zones }, ...setup },
      actions,
      expect: expected,
      ...more,
    }),
  );
const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const card = (ref: string, type: string, owner: string, more: object = {}) => ({ ref, name: ref, type, owner, ...more });

describe('exile cards until one is found', () => {
  const library = {
    library: {
      B: [
        card('l', 'Land', 'B'),
        card('m', 'Land', 'B'),
        card('s', 'Sorcery', 'B', { cost: '{4}', text: 'You gain 2 life.' }),
        card('z', 'Land', 'B'),
      ],
    },
  };
  const sphinx = creature('Sphinx', 'A', '2/2', {
    text: "Whenever Sphinx deals combat damage to a player, that player exiles cards from the top of their library until they exile an instant or sorcery card. You may cast that card without paying its mana cost. Then that player puts the exiled cards that weren't cast this way on the bottom of their library in a random order.",
  });
  const hit = [
    { by: 'all', do: 'pass until', until: 'declare attackers' },
    { by: 'A', do: 'attack', attackers: { Sphinx: 'B' } },
    { by: 'all', do: 'pass until', until: 'combat damage' },
    resolve,
  ];
  it('is cast by who may, and the others go back', () => {
    const expected = { life: { A: 22, B: 18 }, zones: { s: 'graveyard', l: 'library', z: 'library' }, librarySize: { B: 3 } };
    expect(board([sphinx], [...hit, choose(true), resolve], expected, library)).toBe('passed');
  });
  it('goes back with the others where it is not cast', () => {
    expect(board([sphinx], [...hit, choose(false)], { life: { A: 20 }, zones: { s: 'library' }, librarySize: { B: 4 } }, library)).toBe(
      'passed',
    );
  });
  it('exiles all where there is none', () => {
    const lands = { library: { B: [card('l', 'Land', 'B'), card('m', 'Land', 'B')] } };
    expect(board([sphinx], [...hit, choose(false)], { librarySize: { B: 2 }, zones: { l: 'library' } }, lands)).toBe('passed');
  });
  it('is what a number is taken from, or 0', () => {
    const flames =
      "Exile cards from the top of your library until you exile a nonland card. This spell deals damage to target player equal to that card's mana value.";
    const mine = { library: { A: [card('l', 'Land', 'A'), card('s', 'Sorcery', 'A', { cost: '{4}' })] } };
    expect(board([], [effect(flames, ['B'])], { life: { B: 16 }, zones: { l: 'exile', s: 'exile' } }, mine)).toBe('passed');
    expect(
      board([], [effect(flames, ['B'])], { life: { B: 20 }, zones: { l: 'exile' } }, { library: { A: [card('l', 'Land', 'A')] } }),
    ).toBe('passed');
  });
});

describe('it is not their turn', () => {
  const ooze = thing('Ooze', 'Enchantment', "Whenever an opponent casts a spell, if it's not their turn, you gain 1 life.");
  const hand = { hand: { B: [card('s', 'Instant', 'B', { cost: '{0}', text: 'Scry 1.' })] } };
  const cast = { by: 'B', do: 'cast', object: 's' };
  const sizes = { librarySize: { A: 9, B: 9 } };
  it('is asked of the player who cast it', () => {
    expect(board([ooze], [{ by: 'A', do: 'pass' }, cast, resolve], { life: { A: 21 } }, hand, sizes)).toBe('passed');
    expect(board([ooze], [cast], { life: { A: 20 } }, hand, { ...sizes, active: 'B' })).toBe('passed');
  });
});

describe('it is not a token', () => {
  const tyrant = (more: object = {}) =>
    creature('Tyrant', 'A', '2/2', { text: "When Tyrant dies, if it's not a token, create a token that's a copy of it.", ...more });
  const die = effect('Destroy target creature.', ['Tyrant']);
  it('is asked of what it was as it died', () => {
    const copied = [die, resolve];
    expect(board([tyrant()], copied, { tokens: [{ name: 'Tyrant', count: 1 }] })).toBe('passed');
    expect(board([tyrant({ token: true })], [die], { tokens: [] })).toBe('passed');
  });
});

describe('what you control and do not own', () => {
  const staff = effect("You gain 1 life for each creature you control but don't own.");
  it('is counted of what others own', () => {
    const bears = [
      creature('a', 'A', '2/2', { owner: 'A' }),
      creature('b', 'A', '2/2', { owner: 'B' }),
      creature('c', 'B', '2/2', { owner: 'A' }),
    ];
    expect(board(bears, [staff], { life: { A: 21 } })).toBe('passed');
  });
  const falcon = effect("Gain control of target permanent you own but don't control.", ['c']);
  it('is the other way round of what others control', () => {
    expect(board([creature('c', 'B', '2/2', { owner: 'A' })], [falcon], { controller: { c: 'A' } })).toBe('passed');
    expect(board([creature('c', 'B', '2/2', { owner: 'B' })], [falcon], {})).toBe('failed actions[0]');
  });
});

describe('cards you own in exile and in your graveyard', () => {
  it('are those of both, and yours', () => {
    const swarm = effect('You gain 1 life for each creature card you own in exile and in your graveyard.');
    const bear = (ref: string, owner: string) => card(ref, 'Creature — Bear', owner, { pt: '2/2' });
    const zones = {
      exile: { A: [bear('a', 'A'), card('l', 'Land', 'A')], B: [bear('x', 'B')] },
      graveyard: { A: [bear('b', 'A')], B: [bear('y', 'B')] },
    };
    expect(board([creature('c', 'A')], [swarm], { life: { A: 22 } }, zones)).toBe('passed');
  });
});

describe("combat on each opponent's turn", () => {
  const web = thing('Web', 'Enchantment', "At the beginning of combat on each opponent's turn, that player loses 1 life.");
  const sizes = { librarySize: { A: 9, B: 9 } };
  it('begins on theirs and not on yours', () => {
    const until = { by: 'all', do: 'pass until', until: 'beginning of combat' };
    expect(board([web], [until, resolve], { life: { A: 20, B: 19 } }, {}, { ...sizes, active: 'B' })).toBe('passed');
    expect(board([web], [until], { life: { A: 20, B: 20 } }, {}, sizes)).toBe('passed');
  });
});

describe('who can block creatures with shadow', () => {
  const dark = creature('dark', 'A', '2/2', { text: 'Shadow' });
  const block = [
    { by: 'all', do: 'pass until', until: 'declare attackers' },
    { by: 'A', do: 'attack', attackers: { dark: 'B', plain: 'B' } },
    { by: 'all', do: 'pass until', until: 'declare blockers' },
  ];
  const wall = (text: string) => creature('Wall', 'B', '0/5', { text });
  const sees = "Wall can block creatures with shadow as though they didn't have shadow.";
  it('blocks those and others', () => {
    const by = (whom: string) => [...block, { by: 'B', do: 'block', blockers: { Wall: whom } }];
    expect(board([dark, creature('plain', 'A'), wall(sees)], by('dark'), { blocked: { dark: true } })).toBe('passed');
    expect(board([dark, creature('plain', 'A'), wall(sees)], by('plain'), { blocked: { plain: true } })).toBe('passed');
    expect(board([dark, creature('plain', 'A'), wall('')], by('dark'), {})).toBe('failed actions[3]');
    const had = 'Wall can block creatures with shadow as though Wall had shadow.';
    expect(board([dark, creature('plain', 'A'), wall(had)], by('plain'), { blocked: { plain: true } })).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Enchantment'] as const, subtypes: [] };
  it.each([
    'At the beginning of your upkeep, each opponent exiles cards from the top of their library until they exile a nonland card.',
    'At the beginning of your upkeep, exile cards from the top of your library until they exile a nonland card.',
    "At the beginning of your upkeep, put the exiled cards that weren't cast this way on the bottom of your library in a random order.",
    "At the beginning of combat on each opponent's turns, draw a card.",
    "Whenever you draw a card, if it's not your opponents' turn, you gain 1 life.",
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
