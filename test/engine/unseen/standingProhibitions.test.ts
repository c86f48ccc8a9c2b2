/** What cannot happen while something stands: counters, changes of life, extra turns, entering uncast; draws that go to another; damage that goes elsewhere. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const until = (when: string): object => ({ by: 'all', do: 'pass until', until: when });
const permanent = (ref: string, type: string, text: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type,
  controller: 'A',
  text,
  ...more,
});
const creature = (ref: string, pt: string, text = '', more: object = {}): object =>
  permanent(ref, 'Creature — Bear', text, { pt, cost: '{2}', ...more });
const of = (player: string): object => ({ controller: player });
const board = (edition: string, battlefield: readonly object[], setup: object, more: object, players = ['A', 'B']): Board => ({
  edition,
  players,
  setup: {
    librarySize: Object.fromEntries(players.map((player) => [player, 10])),
    ...setup,
    zones: { battlefield, ...(setup as { zones?: object }).zones },
  },
  ...more,
});
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const check = (boards: readonly (readonly [string, Board])[]): void => {
  it.each(boards)('%s', (_, each) => {
    expect(verdict(play(each))).toBe('passed');
  });
};

const bolt = effect('Target player loses 3 life.', { targets: ['A'] });
const emperion = creature('e', '8/8', "Your life total can't change.");

describe('a life total that cannot change', () => {
  check([
    [
      'neither a loss nor a gain of life changes it, and damage is dealt all the same',
      board(
        '2024-04-12',
        [
          emperion,
          permanent('w', 'Enchantment', 'Whenever a creature deals damage to a player, you draw a card.', of('B')),
          creature('b', '3/3', '', of('B')),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [{ by: 'B', do: 'attack', attackers: { b: 'A' } }, until('end of combat'), bolt, effect('You gain 4 life.')],
          expect: { life: { A: 20 }, handSize: { B: 1 } },
        },
      ),
    ],
    [
      'life cannot be paid for a mana ability',
      board(
        '2024-04-12',
        [emperion, permanent('c', 'Land', '{T}, Pay 1 life: Add {B}.')],
        {},
        {
          actions: [{ by: 'A', do: 'activate', object: 'c', ability: '{T}' }],
          expect: { refused: { action: 1 }, tapped: { c: false }, life: { A: 20 } },
        },
      ),
    ],
    [
      'nor for Phyrexian mana, of which only the color is paid',
      board(
        '2024-04-12',
        [emperion],
        { mana: { A: '{1}' }, zones: { hand: { A: [{ ref: 'p', name: 'Test p', type: 'Artifact', cost: '{1}{B/P}' }] } } },
        { actions: [{ by: 'A', do: 'cast', object: 'p' }], expect: { refused: { action: 1 }, zones: { p: 'hand' }, life: { A: 20 } } },
      ),
    ],
    [
      'of another player it says nothing; what sets a life total changes nothing of its own',
      board(
        '2016-04-08',
        [emperion],
        { life: { A: 12, B: 20, C: 7 } },
        {
          actions: [effect("Each player's life total becomes 10."), effect('Each opponent loses 2 life.')],
          expect: { life: { A: 12, B: 8, C: 8 } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'infect gives its counters, which are no life',
      board(
        '2024-04-12',
        [emperion, creature('i', '2/2', 'Infect', of('B'))],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [{ by: 'B', do: 'attack', attackers: { i: 'A' } }, until('end of combat')],
          expect: { life: { A: 20 }, poison: { A: 2 } },
        },
      ),
    ],
  ]);
});

const hunter = permanent('h', 'Enchantment', "Creatures can't have counters put on them.");
const solemn = permanent('s', 'Enchantment', "Players can't get counters.");
describe('counters that cannot be put', () => {
  check([
    [
      'no instruction puts them, and nothing enters with them',
      board(
        '2019-07-12',
        [hunter, creature('b', '2/2')],
        {
          zones: {
            graveyard: { A: [creature('m', '1/1', '~ enters the battlefield with two +1/+1 counters on it.'.replace('~', 'Test m'))] },
          },
        },
        {
          actions: [
            effect('Put a +1/+1 counter on target creature.', { targets: ['b'] }),
            effect('Return target creature card from your graveyard to the battlefield.', { targets: ['m'] }),
          ],
          expect: { counters: { b: {}, m: {} }, zones: { m: 'battlefield' }, pt: { b: '2/2', m: '1/1' } },
        },
      ),
    ],
    [
      'a cost that puts one cannot be paid',
      board(
        '2019-07-12',
        [hunter, creature('d', '2/2', 'Put a -1/-1 counter on ~: Untap ~.'.replaceAll('~', 'Test d'), { tapped: true })],
        {},
        {
          actions: [{ by: 'A', do: 'activate', object: 'd', ability: 'Put a -1/-1' }],
          expect: { refused: { action: 1 }, tapped: { d: true }, counters: { d: {} } },
        },
      ),
    ],
    [
      'an artifact that is no creature has them; a planeswalker enters with its loyalty',
      board(
        '2019-07-12',
        [hunter, permanent('a', 'Artifact', '')],
        {
          zones: {
            graveyard: { A: [{ ref: 'w', name: 'Test w', type: 'Legendary Planeswalker — Jace', loyalty: 3, text: '+1: Draw a card.' }] },
          },
        },
        {
          actions: [
            effect('Put a charge counter on target artifact.', { targets: ['a'] }),
            effect('Return target planeswalker card from your graveyard to the battlefield.', { targets: ['w'] }),
          ],
          expect: { counters: { a: { charge: 1 } }, loyalty: { w: 3 } },
        },
      ),
    ],
    [
      'poison that a player cannot get: the damage is dealt, and comes to nothing',
      board(
        '2019-07-12',
        [solemn, creature('i', '2/2', 'Infect', of('B'))],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [{ by: 'B', do: 'attack', attackers: { i: 'A' } }, until('end of combat')],
          expect: { life: { A: 20 }, poison: { A: 0 } },
        },
      ),
    ],
    [
      'damage by wither puts none where none can be put, and is not marked either',
      board(
        '2019-07-12',
        [hunter, creature('w', '2/2', 'Wither', of('B')), creature('b', '2/2')],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [
            { by: 'B', do: 'attack', attackers: { w: 'A' } },
            until('declare blockers'),
            { by: 'A', do: 'block', blockers: { b: 'w' } },
            until('end of combat'),
          ],
          expect: { zones: { b: 'battlefield', w: 'graveyard' }, counters: { b: {} }, damage: { b: 0 } },
        },
      ),
    ],
    [
      'only one kind is kept off: others are put',
      board(
        '2019-07-12',
        [
          permanent('m', 'Enchantment', "Creatures you control can't have -1/-1 counters put on them."),
          creature('b', '2/2'),
          creature('o', '2/2', '', of('B')),
        ],
        {},
        {
          actions: [effect('Put a -1/-1 counter on each creature.'), effect('Put a +1/+1 counter on target creature.', { targets: ['b'] })],
          expect: { counters: { b: { '+1/+1': 1 }, o: { '-1/-1': 1 } } },
        },
      ),
    ],
  ]);
});

const unlife = permanent(
  'u',
  'Enchantment',
  'As long as you have 0 or less life, all damage is dealt to you as though its source had infect.\nYou don’t lose the game for having 0 or less life.'.replace(
    '’',
    "'",
  ),
);
describe('damage as though its source had a keyword', () => {
  check([
    [
      'above 0 it is lost life; from 0 on it is poison',
      board(
        '2019-07-12',
        [unlife],
        { life: { A: 2, B: 20 } },
        {
          actions: [
            { by: 'B', do: 'effect', text: 'Lightning deals 3 damage to target player.'.replace('Lightning', '~'), targets: ['A'] },
          ],
          expect: { life: { A: -1 }, poison: { A: 0 } },
        },
      ),
    ],
  ]);
});

const stranglehold = permanent('s', 'Enchantment', 'If an opponent would begin an extra turn, that player skips that turn instead.');
describe('extra turns that are skipped', () => {
  check([
    [
      'one’s own extra turn is taken',
      board(
        '2025-02-07',
        [stranglehold],
        {},
        { actions: [effect('Take an extra turn after this one.'), until('upkeep')], expect: { active: 'A' } },
      ),
    ],
    [
      'of three players an opponent’s extra turn is skipped, and the next in turn goes on',
      board(
        '2025-02-07',
        [stranglehold],
        { active: 'B' },
        {
          options: { attackMultiplePlayers: true },
          actions: [{ by: 'B', do: 'effect', text: 'Target player takes an extra turn after this one.', targets: ['B'] }, until('upkeep')],
          expect: { active: 'C' },
        },
        ['A', 'B', 'C'],
      ),
    ],
    ['ordinary turns are no extra turns', board('2025-02-07', [stranglehold], {}, { actions: [until('upkeep')], expect: { active: 'B' } })],
  ]);
});

const thief = permanent(
  'n',
  'Enchantment',
  'If an opponent would draw a card except the first one they draw in each of their draw steps, instead that player skips that draw and you draw a card.',
);
const breacher = permanent(
  'n',
  'Enchantment',
  'If an opponent would draw a card except the first one they draw in each of their draw steps, instead you create a Treasure token.',
);
describe('draws of opponents that are replaced, but for the first in their draw step', () => {
  check([
    [
      'the card of the draw step is drawn',
      board('2024-07-30', [thief], {}, { actions: [until('precombat main of B')], expect: { handSize: { A: 0, B: 1 } } }),
    ],
    [
      'what is drawn in the upkeep is taken, and the first of the draw step is not',
      board(
        '2024-07-30',
        [thief],
        { active: 'B', step: 'upkeep', turn: 3 },
        { actions: [{ by: 'B', do: 'effect', text: 'You draw a card.' }, until('precombat main')], expect: { handSize: { A: 1, B: 1 } } },
      ),
    ],
    [
      'the second card of the draw step is taken',
      board(
        '2024-07-30',
        [thief, permanent('m', 'Artifact', "At the beginning of each player's draw step, that player draws an additional card.", of('B'))],
        { active: 'B', step: 'upkeep', turn: 3 },
        { actions: [until('precombat main')], expect: { handSize: { A: 1, B: 1 } } },
      ),
    ],
    [
      'three players: each opponent’s card is a Treasure, and one’s own is drawn',
      board(
        '2024-07-30',
        [breacher],
        {},
        {
          actions: [effect('Each player draws two cards.')],
          expect: { handSize: { A: 2, B: 0, C: 0 }, tokens: [{ controller: 'A', subtypes: ['Treasure'], count: 4 }] },
        },
        ['A', 'B', 'C'],
      ),
    ],
  ]);
});

const priest = creature('p', '2/2', "If a nontoken creature would enter and it wasn't cast, exile it instead.");
describe('what enters without having been cast', () => {
  check([
    [
      'a cast creature enters, a token enters, a returned one is exiled',
      board(
        '2024-07-30',
        [priest],
        {
          mana: { A: '{2}' },
          zones: {
            hand: { A: [{ ref: 'c', name: 'Test c', type: 'Creature — Bear', cost: '{2}', pt: '2/2' }] },
            graveyard: { B: [{ ref: 'g', name: 'Test g', type: 'Creature — Bear', cost: '{2}', pt: '2/2' }] },
          },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'c' },
            { by: 'all', do: 'resolve' },
            effect('Create a 1/1 white Soldier creature token.'),
            { by: 'B', do: 'effect', text: 'Return target creature card from your graveyard to the battlefield.', targets: ['g'] },
          ],
          expect: { zones: { c: 'battlefield', g: 'exile' }, tokens: [{ controller: 'A', count: 1 }] },
        },
      ),
    ],
    [
      'an artifact that is no creature enters; a blinked creature does not return',
      board(
        '2024-07-30',
        [priest, creature('b', '2/2')],
        { zones: { graveyard: { A: [{ ref: 'a', name: 'Test a', type: 'Artifact', cost: '{2}' }] } } },
        {
          actions: [
            effect('Return target artifact card from your graveyard to the battlefield.', { targets: ['a'] }),
            effect("Exile target creature, then return it to the battlefield under its owner's control.", { targets: ['b'] }),
          ],
          expect: { zones: { a: 'battlefield', b: 'exile' } },
        },
      ),
    ],
  ]);
});

const palisade = creature('g', '2/7', 'All damage that would be dealt to you and other permanents you control is dealt to Test g instead.');
describe('damage that is dealt elsewhere', () => {
  check([
    [
      'what would be dealt to a player and to others of theirs, all of it to one',
      board(
        '2024-07-30',
        [palisade, creature('b', '2/2')],
        {},
        {
          actions: [{ by: 'B', do: 'effect', text: '~ deals 2 damage to each creature and each player.' }],
          expect: { life: { A: 20, B: 18 }, damage: { b: 0, g: 6 }, zones: { g: 'battlefield' } },
        },
      ),
    ],
    [
      'where it is dealt to nothing that takes damage, the effect does nothing',
      board(
        '2024-07-30',
        [permanent('x', 'Artifact', 'All damage that would be dealt to you is dealt to Test x instead.')],
        {},
        {
          actions: [{ by: 'B', do: 'effect', text: '~ deals 2 damage to target player.', targets: ['A'] }],
          expect: { life: { A: 18 }, zones: { x: 'battlefield' } },
        },
      ),
    ],
    [
      'only of unblocked creatures: the blocked trampler’s rest is dealt to the player, and a tapped guard takes nothing',
      board(
        '2024-07-30',
        [
          creature(
            'v',
            '2/5',
            'As long as Test v is untapped, all damage that would be dealt to you by unblocked creatures is dealt to Test v instead.',
          ),
          creature('b', '1/1'),
          creature('u', '3/3', '', of('B')),
          creature('t', '4/4', 'Trample', of('B')),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [
            { by: 'B', do: 'attack', attackers: { u: 'A', t: 'A' } },
            until('declare blockers'),
            { by: 'A', do: 'block', blockers: { b: 't' } },
            { by: 'all', do: 'pass until', until: 'combat damage' },
            { by: 'B', do: 'assign damage', object: 't', damage: { b: 1, A: 3 } },
            until('end of combat'),
          ],
          expect: { life: { A: 17 }, damage: { v: 3 } },
        },
      ),
    ],
  ]);
});

const phantom = creature(
  'p',
  '3/2',
  '~ enters the battlefield with three +1/+1 counters on it.\nIf damage would be dealt to ~, prevent that damage. Remove a +1/+1 counter from ~.'.replaceAll(
    '~',
    'Test p',
  ),
  { counters: { '+1/+1': 3 } },
);
describe('damage that is prevented, and something besides', () => {
  check([
    [
      'of two blockers at once one counter goes',
      board(
        '2025-11-14',
        [phantom, creature('x', '2/2', '', of('B')), creature('y', '2/2', '', of('B'))],
        { step: 'declare attackers' },
        {
          actions: [
            { by: 'A', do: 'attack', attackers: { p: 'B' } },
            until('declare blockers'),
            { by: 'B', do: 'block', blockers: { x: 'p', y: 'p' } },
            until('combat damage'),
            { by: 'A', do: 'assign damage', object: 'p', damage: { x: 6 } },
            until('end of combat'),
          ],
          expect: { counters: { p: { '+1/+1': 2 } }, damage: { p: 0 }, zones: { x: 'graveyard', y: 'battlefield' } },
        },
      ),
    ],
    [
      'what cannot be prevented is dealt, and the counter goes all the same (615.12)',
      board(
        '2024-07-30',
        [phantom, permanent('l', 'Enchantment', "Damage can't be prevented.")],
        {},
        {
          actions: [{ by: 'B', do: 'effect', text: '~ deals 2 damage to target creature.', targets: ['p'] }],
          expect: { counters: { p: { '+1/+1': 2 } }, damage: { p: 2 } },
        },
      ),
    ],
    [
      'of a source to a player each one by itself',
      board(
        '2024-07-30',
        [
          permanent(
            'n',
            'Enchantment',
            'If a source would deal damage to you, prevent that damage and put an incarnation counter on Test n.',
          ),
          creature('x', '2/2', '', of('B')),
          creature('y', '2/2', '', of('B')),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          actions: [{ by: 'B', do: 'attack', attackers: { x: 'A', y: 'A' } }, until('end of combat')],
          expect: { life: { A: 20 }, counters: { n: { incarnation: 2 } } },
        },
      ),
    ],
    [
      'while it has a counter, and then no more',
      board(
        '2024-07-30',
        [
          creature(
            'u',
            '2/2',
            'If damage would be dealt to Test u while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from Test u.',
            { counters: { '+1/+1': 1 } },
          ),
        ],
        {},
        {
          actions: [
            { by: 'B', do: 'effect', text: '~ deals 1 damage to target creature.', targets: ['u'] },
            { by: 'B', do: 'effect', text: '~ deals 1 damage to target creature.', targets: ['u'] },
          ],
          expect: { counters: { u: {} }, damage: { u: 1 } },
        },
      ),
    ],
  ]);
});
