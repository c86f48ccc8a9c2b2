/** What enters from a zone; who is blocked by one or more; mana of one color; cards revealed, drawn, and searched for, as many as so many. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const thing = (ref: string, type: string, text: string, more: object = {}) => ({ ref, name: ref, type, controller: 'A', text, ...more });
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, zones: object = {}, setup: object = {}) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, step: 'precombat main', zones: { battlefield, ...zones }, ...setup },
      actions,
      expect: expected,
    }),
  );
const effect = (text: string, targets: readonly string[] = [], by = 'A') => ({ by, do: 'effect', text, targets });
const resolve = { by: 'all', do: 'resolve' };
const choose = (choice: unknown, by = 'A') => ({ by, do: 'choose', choice });
const card = (ref: string, type: string, owner: string, more: object = {}) => ({ ref, name: ref, type, owner, ...more });

describe('what enters from a graveyard', () => {
  const kelpie = creature('Kelpie', 'A', '2/2', {
    text: 'Whenever Kelpie or another permanent enters from a graveyard, you gain 1 life.',
    owner: 'A',
  });
  const bear = (owner: string) => card('b', 'Creature — Bear', owner, { pt: '2/2' });
  const back = (by: string) => effect('Return target creature card from your graveyard to the battlefield.', ['b'], by);
  it('is seen, whoever it is of, and itself too', () => {
    expect(board([kelpie], [back('A'), resolve], { life: { A: 21 } }, { graveyard: { A: [bear('A')] } })).toBe('passed');
    expect(board([kelpie], [back('B'), resolve], { life: { A: 21 } }, { graveyard: { B: [bear('B')] } })).toBe('passed');
    const itself = effect('Return target creature card from your graveyard to the battlefield.', ['Kelpie']);
    expect(board([], [itself, resolve], { life: { A: 21 } }, { graveyard: { A: [kelpie] } })).toBe('passed');
  });
  it('is not what enters from elsewhere, nor a token', () => {
    const put = effect('Put a creature card from your hand onto the battlefield.');
    expect(board([kelpie], [put], { life: { A: 20 }, zones: { b: 'battlefield' } }, { hand: { A: [bear('A')] } })).toBe('passed');
    expect(board([kelpie], [effect('Create a 1/1 red Goblin creature token.')], { life: { A: 20 } })).toBe('passed');
    const flicker = effect("Exile target creature, then return it to the battlefield under its owner's control.", ['Kelpie']);
    expect(board([kelpie], [flicker], { life: { A: 20 } })).toBe('passed');
  });
  const flayer = creature('Flayer', 'A', '2/2', {
    text: 'Whenever Flayer or another creature enters from your graveyard, that creature deals damage equal to its power to any target.',
  });
  it('is of yours alone where it says so', () => {
    const hits = [back('A'), choose('B'), resolve];
    expect(board([flayer], hits, { life: { B: 18 } }, { graveyard: { A: [bear('A')] } })).toBe('passed');
    expect(board([flayer], [back('B')], { life: { A: 20, B: 20 } }, { graveyard: { B: [bear('B')] } })).toBe('passed');
  });
});

describe('blocked by one or more', () => {
  const knight = creature('Knight', 'A', '2/9', {
    text: 'Whenever Knight blocks or becomes blocked by one or more black creatures, you gain 1 life.',
  });
  const black = (ref: string, by: string) => creature(ref, by, '1/1', { colors: ['black'] });
  const fight = (blockers: object, attacker = 'Knight') => [
    { by: 'all', do: 'pass until', until: 'declare attackers' },
    { by: 'A', do: 'attack', attackers: { [attacker]: 'B' } },
    { by: 'all', do: 'pass until', until: 'declare blockers' },
    { by: 'B', do: 'block', blockers },
  ];
  it('triggers once, by however many, where one of them is such', () => {
    const many = [knight, black('b', 'B'), black('c', 'B'), creature('d', 'B')];
    expect(board(many, [...fight({ b: 'Knight', c: 'Knight', d: 'Knight' }), resolve], { life: { A: 21 } })).toBe('passed');
    expect(board(many, fight({ d: 'Knight' }), { life: { A: 20 } })).toBe('passed');
  });
  it('triggers as it blocks such a creature', () => {
    const theirs = { ...knight, controller: 'B' };
    expect(board([theirs, black('b', 'A')], [...fight({ Knight: 'b' }, 'b'), resolve], { life: { B: 21 } })).toBe('passed');
  });
});

describe('mana of one color', () => {
  const city = thing(
    'City',
    'Land',
    '{T}: Choose a color. Add an amount of mana of that color equal to the number of creatures you control.',
  );
  const cornucopia = thing('Horn', 'Artifact', '{T}: Choose a color. Add one mana of that color for each charge counter on Horn.', {
    counters: { charge: 2 },
  });
  const tap = (object: string, color: string) => [{ by: 'A', do: 'activate', object }, choose(color)];
  it('is all of the color that is chosen', () => {
    expect(board([city, creature('a', 'A'), creature('b', 'A'), creature('c', 'B')], tap('City', 'green'), { mana: { A: '{G}{G}' } })).toBe(
      'passed',
    );
    expect(board([cornucopia], tap('Horn', 'red'), { mana: { A: '{R}{R}' } })).toBe('passed');
    expect(board([city], [{ by: 'A', do: 'activate', object: 'City' }], { mana: { A: '' } })).toBe('passed');
  });
});

describe('as many as so many', () => {
  it('are the cards that are searched for', () => {
    const shift = effect(
      'Sacrifice any number of lands. Search your library for up to that many land cards, put them onto the battlefield tapped, then shuffle.',
    );
    const land = (ref: string) => thing(ref, 'Land', '', { owner: 'A' });
    const library = { library: { A: ['x', 'y', 'z'].map((ref) => card(ref, 'Land', 'A')) } };
    const done = [shift, choose(['l', 'm']), choose(['x', 'y'])];
    expect(
      board([land('l'), land('m')], done, { zones: { l: 'graveyard', x: 'battlefield', z: 'library' }, tapped: { x: true } }, library, {
        librarySize: {},
      }),
    ).toBe('passed');
    expect(board([land('l')], [shift, choose([])], { zones: { l: 'battlefield', x: 'library' } }, library, { librarySize: {} })).toBe(
      'passed',
    );
  });
  it('are the cards that are revealed', () => {
    const scent = effect(
      'Reveal any number of red cards in your hand. This spell deals X damage to any target, where X is the number of cards revealed this way.',
      ['B'],
    );
    const hand = {
      hand: {
        A: [
          card('r', 'Sorcery', 'A', { cost: '{R}' }),
          card('s', 'Sorcery', 'A', { cost: '{R}' }),
          card('g', 'Sorcery', 'A', { cost: '{G}' }),
        ],
      },
    };
    expect(board([], [scent, choose(['r', 's'])], { life: { B: 18 } }, hand)).toBe('passed');
    expect(board([], [scent, choose(['s'])], { life: { B: 19 } }, hand)).toBe('passed');
    expect(board([], [scent, choose([])], { life: { B: 20 } }, hand)).toBe('passed');
  });
  it('are the cards that you have drawn', () => {
    const kydele = effect("You gain 1 life for each card you've drawn this turn.");
    expect(board([], [effect('Draw two cards.'), effect('Draw three cards.', [], 'B'), kydele], { life: { A: 22 } })).toBe('passed');
    expect(board([], [kydele], { life: { A: 20 } })).toBe('passed');
  });
});

describe('what is not read', () => {
  const about = { name: 'Nest', types: ['Enchantment'] as const, subtypes: [] };
  it.each([
    'Whenever a creature you control becomes blocked by one or more black creatures, draw a card.',
    'Whenever a creature enters from the graveyards, draw a card.',
    'Whenever a creature enters from an opponent, draw a card.',
    '{T}: Choose a color. Add an amount of mana of that color.',
    'When Nest enters, search your library for up to that many land cards, put them onto the battlefield, then shuffle.',
  ])('is %s', (text) => expect(compileText(text, about).ok).toBe(false));
});
