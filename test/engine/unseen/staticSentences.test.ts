/** What static abilities say in one sentence: of one subject together, from a graveyard, of what enters, of what is prevented or doubled. */
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

const attack = (by: string, attackers: object): object => ({ by, do: 'attack', attackers });
const block = (by: string, blockers: object): object => ({ by, do: 'block', blockers });
const aura = (ref: string, text: string, to: string): object =>
  permanent(ref, 'Enchantment — Aura', `Enchant creature\n${text}`, { attachedTo: to });
const card = (ref: string, type: string, more: object = {}): object => ({ ref, name: `Test ${ref}`, type, ...more });

describe('what is said of one subject together', () => {
  check([
    [
      'it is greater and cannot block',
      board(
        '2024-07-30',
        [creature('b', '2/2', '', of('B')), aura('r', "Enchanted creature gets +2/+2 and can't block.", 'b'), creature('a', '1/1')],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { a: 'B' }), until('declare blockers'), block('B', { b: 'a' })],
          expect: { refused: { action: 3 }, pt: { b: '4/4' } },
        },
      ),
    ],
    [
      'what cannot be blocked has shroud as well, whichever is said first',
      board(
        '2024-07-30',
        [
          creature('b', '2/2'),
          permanent('c', 'Artifact — Equipment', "Equipped creature can't be blocked and has shroud.\nEquip {3}", { attachedTo: 'b' }),
          creature('x', '2/2', '', of('B')),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { b: 'B' }), until('declare blockers'), block('B', { x: 'b' })],
          expect: { refused: { action: 3 }, abilities: { b: { has: ['shroud'] } } },
        },
      ),
    ],
    [
      'of all creatures: each has double strike and must attack',
      board(
        '2024-07-30',
        [
          permanent('s', 'Enchantment', 'All creatures have double strike and attack each combat if able.'),
          creature('b', '2/2'),
          creature('c', '3/3'),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { b: 'B' }), attack('A', { b: 'B', c: 'B' }), until('end of combat')],
          expect: { refused: { action: 1 }, life: { B: 10 } },
        },
      ),
    ],
    [
      'not you and not your planeswalkers, but another player and theirs',
      board(
        '2024-07-30',
        [
          creature('b', '2/2', '', of('B')),
          aura('v', "Enchanted creature gets +2/+2, has vigilance, and can't attack you or a planeswalker you control.", 'b'),
          permanent('w', 'Legendary Planeswalker — Jace', '+1: Draw a card.', { loyalty: 4 }),
        ],
        { active: 'B', step: 'declare attackers' },
        {
          options: { attackMultiplePlayers: true },
          actions: [attack('B', { b: 'A' }), attack('B', { b: 'C' }), until('end of combat')],
          expect: { refused: { action: 1 }, life: { A: 20, C: 16 }, tapped: { b: false } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'only as long as a condition holds: both, or neither',
      board(
        '2024-07-30',
        [
          creature(
            's',
            '3/5',
            "Defender\nAs long as you control three or more artifacts, Test s gets +2/+2 and can attack as though it didn't have defender.",
          ),
          permanent('a', 'Artifact', ''),
          permanent('c', 'Artifact', ''),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { s: 'B' })],
          expect: { refused: { action: 1 }, pt: { s: '3/5' } },
        },
      ),
    ],
  ]);
});

describe('restrictions', () => {
  check([
    [
      'by the power of what it would block, as that is now',
      board(
        '2024-07-30',
        [
          creature('o', '2/2', "Test o can't block creatures with power 2 or greater.", of('B')),
          creature('a', '1/1'),
          creature('b', '2/2'),
        ],
        { step: 'declare attackers' },
        {
          actions: [
            attack('A', { a: 'B', b: 'B' }),
            until('declare blockers'),
            block('B', { o: 'b' }),
            block('B', { o: 'a' }),
            until('end of combat'),
          ],
          expect: { refused: { action: 3 }, zones: { a: 'graveyard' }, life: { B: 18 } },
        },
      ),
    ],
    [
      'neither attacks nor blocks alone, and does both with another',
      board(
        '2024-07-30',
        [creature('m', '3/3', "Test m can't attack or block alone."), creature('b', '1/1')],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { m: 'B' }), attack('A', { m: 'B', b: 'B' }), until('end of combat')],
          expect: { refused: { action: 1 }, life: { B: 16 } },
        },
      ),
    ],
    [
      'power greater than the cards in a hand: with two cards 2 may attack and 3 may not',
      board(
        '2024-07-30',
        [
          permanent('e', 'Artifact', "Creatures with power greater than the number of cards in your hand can't attack."),
          creature('b', '2/2'),
          creature('c', '3/3'),
        ],
        { step: 'declare attackers', zones: { hand: { A: [card('x', 'Artifact'), card('y', 'Artifact')] } } },
        {
          actions: [attack('A', { c: 'B' }), attack('A', { b: 'B' }), until('end of combat')],
          expect: { refused: { action: 1 }, life: { B: 18 } },
        },
      ),
    ],
    [
      'without flying or islandwalk: one of them is enough',
      board(
        '2024-07-30',
        [
          permanent('e', 'Enchantment', "Creatures without flying or islandwalk can't attack."),
          creature('b', '2/2'),
          creature('f', '1/1', 'Flying'),
          creature('i', '1/1', 'Islandwalk'),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { b: 'B' }), attack('A', { f: 'B', i: 'B' }), until('end of combat')],
          expect: { refused: { action: 1 }, life: { B: 18 } },
        },
      ),
    ],
  ]);
});

const wonder = (ref: string): object =>
  card(ref, 'Creature — Incarnation', {
    pt: '2/2',
    cost: '{3}{U}',
    text: `Flying\nAs long as this card is in your graveyard and you control an Island, creatures you control have flying.`,
  });
describe('what works in a graveyard', () => {
  check([
    [
      'with an Island and without one',
      board(
        '2025-04-04',
        [creature('b', '2/2'), creature('o', '2/2', '', of('B')), permanent('i', 'Basic Land — Island', '')],
        { zones: { graveyard: { A: [wonder('w')], B: [wonder('v')] } } },
        {
          actions: [],
          expect: { abilities: { b: { has: ['flying'] }, o: { lacks: ['flying'] } } },
        },
      ),
    ],
    [
      'on the battlefield it gives nothing to others',
      board(
        '2025-04-04',
        [creature('b', '2/2'), permanent('i', 'Basic Land — Island', ''), { ...wonder('w'), controller: 'A' }],
        {},
        {
          actions: [],
          expect: { abilities: { b: { lacks: ['flying'] }, w: { has: ['flying'] } } },
        },
      ),
    ],
    [
      'what enters is greater by it, and not once it is exiled',
      board(
        '2025-04-04',
        [],
        {
          zones: {
            graveyard: {
              A: [
                card('d', 'Creature — Spirit', {
                  pt: '5/5',
                  text: 'As long as ~ is in your graveyard, each Human creature you control enters the battlefield with an additional +1/+1 counter on it.'.replace(
                    '~',
                    'Test d',
                  ),
                }),
              ],
            },
          },
        },
        {
          actions: [
            effect('Create a 1/1 white Human creature token.'),
            effect('Exile target card from a graveyard.', { targets: ['d'] }),
            effect('Create a 1/1 white Human Soldier creature token.'),
          ],
          expect: {
            tokens: [
              { controller: 'A', pt: '2/2', count: 1 },
              { controller: 'A', pt: '1/1', count: 1 },
            ],
          },
        },
      ),
    ],
  ]);
});

describe('how things enter', () => {
  check([
    [
      'tapped and with counters',
      board(
        '2024-07-30',
        [],
        {
          zones: {
            hand: {
              A: [card('v', 'Land', { text: 'Test v enters the battlefield tapped with two charge counters on it.\n{T}: Add {W}.' })],
            },
          },
        },
        {
          actions: [{ by: 'A', do: 'play land', object: 'v' }],
          expect: { tapped: { v: true }, counters: { v: { charge: 2 } } },
        },
      ),
    ],
    [
      'each other one with one more, and not itself',
      board(
        '2024-07-30',
        [creature('r', '2/2', 'Each other creature you control enters the battlefield with an additional +1/+1 counter on it.')],
        {},
        {
          actions: [
            effect('Create a 1/1 white Soldier creature token.'),
            { by: 'B', do: 'effect', text: 'Create a 1/1 white Soldier creature token.' },
          ],
          expect: {
            tokens: [
              { controller: 'A', pt: '2/2', count: 1 },
              { controller: 'B', pt: '1/1', count: 1 },
            ],
            counters: { r: {} },
          },
        },
      ),
    ],
    [
      'with as many as are in all hands, counted before it is there',
      board(
        '2024-07-30',
        [],
        {
          zones: {
            hand: { A: [card('x', 'Artifact')], B: [card('y', 'Artifact'), card('z', 'Artifact')] },
            graveyard: {
              A: [
                card('r', 'Creature — Elf', {
                  pt: '0/0',
                  text: "Test r enters the battlefield with X +1/+1 counters on it, where X is the total number of cards in all players' hands.",
                }),
              ],
            },
          },
        },
        {
          actions: [effect('Return target creature card from your graveyard to the battlefield.', { targets: ['r'] })],
          expect: { counters: { r: { '+1/+1': 3 } } },
        },
      ),
    ],
    [
      'untapped with two opponents, tapped with one',
      board(
        '2024-07-30',
        [],
        {
          zones: {
            hand: {
              A: [
                card('s', 'Land', { text: 'Test s enters the battlefield tapped unless you have two or more opponents.\n{T}: Add {W}.' }),
              ],
            },
          },
        },
        {
          actions: [{ by: 'A', do: 'play land', object: 's' }],
          expect: { tapped: { s: false } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'two opponents are none where there is one',
      board(
        '2024-07-30',
        [],
        {
          zones: {
            hand: {
              A: [
                card('s', 'Land', { text: 'Test s enters the battlefield tapped unless you have two or more opponents.\n{T}: Add {W}.' }),
              ],
            },
          },
        },
        {
          actions: [{ by: 'A', do: 'play land', object: 's' }],
          expect: { tapped: { s: true } },
        },
      ),
    ],
  ]);
});

describe('lands of a graveyard, an empty library, more of it', () => {
  check([
    [
      'a land is played from there, once a turn, and no spell',
      board(
        '2024-07-30',
        [permanent('c', 'Artifact', 'You may play lands from your graveyard.')],
        { mana: { A: '{2}' }, zones: { graveyard: { A: [card('l', 'Land'), card('k', 'Land'), card('a', 'Artifact', { cost: '{1}' })] } } },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'a' },
            { by: 'A', do: 'play land', object: 'l' },
          ],
          expect: { refused: { action: 1 }, zones: { l: 'battlefield', a: 'graveyard', k: 'graveyard' } },
        },
      ),
    ],
    [
      'of three cards two are there: the third draw wins the game',
      board(
        '2024-07-30',
        [creature('m', '2/2', 'If you would draw a card while your library has no cards in it, you win the game instead.')],
        { librarySize: { A: 2, B: 10 } },
        {
          actions: [effect('Draw three cards.')],
          expect: { winner: 'A', handSize: { A: 2 } },
        },
      ),
    ],
    [
      'three times the damage, to a player and to a permanent, of one’s own sources alone',
      board(
        '2024-07-30',
        [
          permanent(
            'f',
            'Enchantment',
            'If a source you control would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.',
          ),
          creature('b', '1/9'),
          creature('x', '2/9', '', of('B')),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { b: 'B' }), until('declare blockers'), block('B', { x: 'b' }), until('end of combat')],
          expect: { damage: { x: 3, b: 2 } },
        },
      ),
    ],
    [
      'two of them: nine times',
      board(
        '2024-07-30',
        [
          permanent(
            'f',
            'Enchantment',
            'If a source you control would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.',
          ),
          permanent(
            'g',
            'Enchantment',
            'If a source you control would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.',
          ),
          creature('b', '1/1'),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { b: 'B' }), until('end of combat')],
          expect: { life: { B: 11 } },
        },
      ),
    ],
    [
      'tokens twice, as created, under one’s own control alone',
      board(
        '2024-07-30',
        [
          creature(
            't',
            '2/2',
            'If one or more tokens would be created under your control, twice that many of those tokens are created instead.',
          ),
        ],
        {},
        {
          actions: [
            effect('Create two 1/1 white Soldier creature tokens.'),
            { by: 'B', do: 'effect', text: 'Create a 1/1 white Soldier creature token.' },
          ],
          expect: {
            tokens: [
              { controller: 'A', count: 4 },
              { controller: 'B', count: 1 },
            ],
          },
        },
      ),
    ],
  ]);
});

describe('what is counted, and by what name', () => {
  check([
    [
      'Auras attached to it, whoever controls them, and none of another’s',
      board(
        '2024-07-30',
        [
          creature('w', '0/1', 'Test w gets +2/+2 for each Aura attached to it.'),
          aura('a', 'Enchanted creature has flying.', 'w'),
          { ...aura('b', 'Enchanted creature has reach.', 'w'), controller: 'B' },
          creature('x', '1/1'),
          aura('c', 'Enchanted creature has reach.', 'x'),
        ],
        {},
        {
          actions: [],
          expect: { pt: { w: '4/5' } },
        },
      ),
    ],
    [
      'others of its own name, a copy among them',
      board(
        '2024-07-30',
        [
          creature('t', '2/2', 'Timber gets +1/+1 for each other creature you control named Timber.', { name: 'Timber' }),
          creature('u', '2/2', 'Timber gets +1/+1 for each other creature you control named Timber.', { name: 'Timber' }),
          creature('v', '2/2', 'Timber gets +1/+1 for each other creature you control named Timber.', { name: 'Timber', controller: 'B' }),
        ],
        {},
        {
          actions: [effect("Create a token that's a copy of target creature.", { targets: ['t'] })],
          expect: { pt: { t: '4/4', u: '4/4', v: '2/2' }, tokens: [{ controller: 'A', name: 'Timber', pt: '4/4' }] },
        },
      ),
    ],
    [
      'cards in the graveyards of opponents, of all of them',
      board(
        '2024-07-30',
        [creature('c', '*/*', "Test c's power and toughness are each equal to the number of cards in your opponents' graveyards.")],
        {
          zones: {
            graveyard: { A: [card('q', 'Artifact')], B: [card('r', 'Artifact')], C: [card('s', 'Artifact'), card('t', 'Artifact')] },
          },
        },
        {
          actions: [],
          expect: { pt: { c: '3/3' } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'that is a Wolf or a Werewolf, and with counters on them',
      board(
        '2024-07-30',
        [
          permanent(
            'h',
            'Enchantment',
            "Each creature you control that's a Wolf or a Werewolf gets +1/+1 and has trample.\nCreatures you control with +1/+1 counters on them have flying.",
          ),
          creature('w', '2/2', '', { type: 'Creature — Wolf' }),
          creature('x', '2/2', '', { counters: { '+1/+1': 1 } }),
        ],
        {},
        {
          actions: [],
          expect: {
            pt: { w: '3/3', x: '3/3' },
            abilities: { w: { has: ['trample'], lacks: ['flying'] }, x: { has: ['flying'], lacks: ['trample'] } },
          },
        },
      ),
    ],
  ]);
});

describe('prevention as it stands', () => {
  check([
    [
      'combat damage to it and by it, and no other',
      board(
        '2024-07-30',
        [creature('f', '1/2', 'Prevent all combat damage that would be dealt to and dealt by Test f.', of('B')), creature('a', '3/3')],
        { step: 'declare attackers' },
        {
          actions: [
            attack('A', { a: 'B' }),
            until('declare blockers'),
            block('B', { f: 'a' }),
            until('end of combat'),
            effect('~ deals 1 damage to target creature.', { targets: ['f'] }),
          ],
          expect: { damage: { a: 0, f: 1 }, life: { B: 20 } },
        },
      ),
    ],
    [
      'on one’s own turn alone',
      board(
        '2024-07-30',
        [creature('g', '4/4', 'Prevent all damage that would be dealt to Test g during your turn.')],
        {},
        {
          actions: [
            effect('~ deals 2 damage to target creature.', { targets: ['g'] }),
            until('upkeep of B'),
            { by: 'B', do: 'effect', text: '~ deals 3 damage to target creature.', targets: ['g'] },
          ],
          expect: { damage: { g: 3 } },
        },
      ),
    ],
  ]);
});
