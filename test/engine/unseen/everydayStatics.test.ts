/** Static abilities of everyday cards: untapping with others, keywords of spells, what X is, commanders, when spells are cast. */
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
const card = (ref: string, type: string, more: object = {}): object => ({ ref, name: `Test ${ref}`, type, ...more });

describe('untapping in the untap steps of others', () => {
  check([
    [
      'all of it in each other player’s, and not what is of another',
      board(
        '2024-06-07',
        [
          permanent('s', 'Enchantment', "Untap all permanents you control during each other player's untap step."),
          creature('b', '1/1', '', { tapped: true }),
          creature('c', '1/1', '', { tapped: true, controller: 'C' }),
        ],
        {},
        {
          options: { attackMultiplePlayers: true },
          actions: [until('upkeep of B')],
          expect: { tapped: { b: false, c: true } },
        },
        ['A', 'B', 'C'],
      ),
    ],
    [
      'what does not untap in its controller’s untap step does in that of another; itself alone where that is said',
      board(
        '2024-06-07',
        [
          creature('e', '5/5', "Test e doesn't untap during your untap step.\nUntap Test e during each other player's untap step.", {
            tapped: true,
          }),
          creature('b', '1/1', '', { tapped: true }),
        ],
        {},
        {
          actions: [until('upkeep of B')],
          expect: { tapped: { e: false, b: true } },
        },
      ),
    ],
    [
      'a stun counter goes instead',
      board(
        '2024-06-07',
        [
          permanent('s', 'Enchantment', "Untap all permanents you control during each other player's untap step."),
          creature('b', '1/1', '', { tapped: true, counters: { stun: 1 } }),
        ],
        {},
        {
          actions: [until('upkeep of B')],
          expect: { tapped: { b: true }, counters: { b: {} } },
        },
      ),
    ],
  ]);
});

describe('keywords that spells are given', () => {
  check([
    [
      'convoke: creatures are tapped for an artifact spell, and not for another',
      board(
        '2024-06-07',
        [creature('e', '1/1', 'Artifact spells you cast have convoke.'), creature('b', '1/1')],
        { zones: { hand: { A: [card('a', 'Artifact', { cost: '{2}' }), card('k', 'Enchantment', { cost: '{2}' })] } } },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'k' },
            { by: 'A', do: 'cast', object: 'a' },
            { by: 'all', do: 'resolve' },
          ],
          expect: { refused: { action: 1 }, zones: { a: 'battlefield', k: 'hand' }, tapped: { e: true, b: true } },
        },
      ),
    ],
    [
      'cascade triggers as it is cast',
      board(
        '2024-06-07',
        [creature('s', '1/1', 'Sliver spells you cast have cascade.', { type: 'Creature — Sliver' })],
        {
          mana: { A: '{3}' },
          zones: {
            hand: { A: [card('v', 'Creature — Sliver', { cost: '{3}', pt: '3/3' })] },
            library: { A: [card('i', 'Instant', { cost: '{1}', text: 'You gain 3 life.' })] },
          },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'v' },
            { by: 'all', do: 'resolve' },
            { by: 'A', do: 'choose', choice: true },
            until('stack empty'),
          ],
          expect: { life: { A: 23 }, zones: { v: 'battlefield', i: 'graveyard' } },
        },
      ),
    ],
    [
      'an opponent’s spell has none of it',
      board(
        '2024-06-07',
        [creature('e', '1/1', 'Artifact spells you cast have convoke.'), creature('b', '1/1', '', of('B'))],
        { active: 'B', zones: { hand: { B: [card('a', 'Artifact', { cost: '{1}' })] } } },
        {
          actions: [{ by: 'B', do: 'cast', object: 'a' }],
          expect: { refused: { action: 1 }, zones: { a: 'hand' } },
        },
      ),
    ],
  ]);
});

describe('where X is, unless, and each', () => {
  check([
    [
      'X is counted anew as the board changes',
      board(
        '2024-06-07',
        [
          creature('b', '1/1'),
          permanent(
            'a',
            'Enchantment — Aura',
            'Enchant creature\nEnchanted creature gets -X/-0, where X is the number of cards in your graveyard.',
            { attachedTo: 'c' },
          ),
          creature('c', '5/5', '', of('B')),
        ],
        { zones: { graveyard: { A: [card('x', 'Artifact'), card('y', 'Artifact')] } } },
        {
          actions: [effect('Exile target card from a graveyard.', { targets: ['x'] })],
          expect: { pt: { c: '4/5', b: '1/1' } },
        },
      ),
    ],
    [
      'of several, with what else they have',
      board(
        '2024-06-07',
        [
          permanent(
            'j',
            'Enchantment',
            'Creatures you control get +X/+X and have trample, where X is the number of creatures you control.'.replace(
              ' and have trample',
              '',
            ),
          ),
          creature('b', '1/1'),
          creature('c', '1/1'),
          creature('o', '1/1', '', of('B')),
        ],
        {},
        {
          actions: [],
          expect: { pt: { b: '3/3', c: '3/3', o: '1/1' } },
        },
      ),
    ],
    [
      'hexproof unless it attacks',
      board(
        '2024-06-07',
        [
          creature('t', '8/8', "Test t has hexproof unless it's attacking or blocking.", of('B')),
          creature('u', '8/8', "Test u has hexproof unless it's attacking or blocking."),
        ],
        { step: 'declare attackers' },
        {
          actions: [attack('A', { u: 'B' }), { by: 'B', do: 'effect', text: 'Destroy target creature.', targets: ['u'] }],
          expect: { zones: { u: 'graveyard' }, abilities: { t: { has: ['hexproof'] } } },
        },
      ),
    ],
    [
      'for each land here and each land there',
      board(
        '2024-06-07',
        [
          creature('m', '0/0', 'Test m gets +1/+1 for each land you control and each land card in your graveyard.'),
          permanent('l', 'Land', ''),
          permanent('k', 'Land', '', of('B')),
        ],
        { zones: { graveyard: { A: [card('x', 'Land'), card('y', 'Artifact')] } } },
        {
          actions: [],
          expect: { pt: { m: '2/2' } },
        },
      ),
    ],
    [
      'all that can block the lured one must',
      board(
        '2024-06-07',
        [
          creature('b', '1/1'),
          creature('c', '1/1'),
          permanent('l', 'Enchantment — Aura', 'Enchant creature\nAll creatures able to block enchanted creature do so.', {
            attachedTo: 'b',
          }),
          creature('x', '1/1', '', of('B')),
          creature('y', '1/1', '', of('B')),
        ],
        { step: 'declare attackers' },
        {
          actions: [
            attack('A', { b: 'B', c: 'B' }),
            until('declare blockers'),
            block('B', { x: 'c', y: 'b' }),
            block('B', { x: 'b', y: 'b' }),
          ],
          expect: { refused: { action: 3 } },
        },
      ),
    ],
  ]);
});

const commander = (ref: string, more: object = {}): object =>
  creature(ref, '3/3', '', { type: 'Legendary Creature — Bear', commander: true, ...more });
describe('commanders', () => {
  check([
    [
      'as long as you control your own: another’s is not it',
      board(
        '2022-06-10',
        [creature('t', '5/5', 'Lieutenant — As long as you control your commander, Test t has flying.'), commander('k', { owner: 'B' })],
        {},
        {
          actions: [],
          expect: { abilities: { t: { lacks: ['flying'] } } },
        },
      ),
    ],
    [
      'commander creatures you control',
      board(
        '2022-06-10',
        [
          permanent('p', 'Enchantment', 'Commander creatures you control get +2/+2 and have indestructible.'),
          commander('k'),
          creature('b', '1/1'),
        ],
        {},
        {
          actions: [effect('Destroy all creatures.')],
          expect: { pt: { k: '5/5' }, zones: { k: 'battlefield', b: 'graveyard' } },
        },
      ),
    ],
    [
      'as long as you do',
      board(
        '2022-06-10',
        [creature('t', '5/5', 'Lieutenant — As long as you control your commander, Test t gets +2/+2.'), commander('k')],
        {},
        {
          actions: [effect('Return target creature to its owner’s hand.'.replace('’', "'"), { targets: ['t'] })],
          expect: { zones: { t: 'hand' } },
        },
      ),
    ],
  ]);
});

describe('when spells are cast', () => {
  check([
    [
      'only behind another spell of the turn, of the right color',
      board(
        '2024-06-07',
        [],
        {
          mana: { A: '{G}{G}{R}' },
          zones: {
            hand: {
              A: [
                card('t', 'Creature — Elephant', {
                  cost: '{G}',
                  pt: '4/3',
                  text: "Cast this spell only if you've cast another green spell this turn.",
                }),
                card('r', 'Instant', { cost: '{R}', text: 'You gain 1 life.' }),
                card('g', 'Instant', { cost: '{G}', text: 'You gain 2 life.' }),
              ],
            },
          },
        },
        {
          actions: [
            { by: 'A', do: 'cast', object: 'r' },
            { by: 'all', do: 'resolve' },
            { by: 'A', do: 'cast', object: 't' },
            { by: 'A', do: 'cast', object: 'g' },
            { by: 'all', do: 'resolve' },
            { by: 'A', do: 'cast', object: 't' },
            { by: 'all', do: 'resolve' },
          ],
          expect: { refused: { action: 3 }, zones: { t: 'battlefield' }, life: { A: 23 } },
        },
      ),
    ],
    [
      'none during combat, by anybody',
      board(
        '2024-06-07',
        [creature('b', '4/4', "Players can't cast spells during combat.")],
        {
          step: 'declare attackers',
          mana: { B: '{R}' },
          zones: { hand: { B: [card('r', 'Instant', { cost: '{R}', text: 'You gain 1 life.' })] } },
        },
        {
          actions: [attack('A', { b: 'B' }), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'r' }],
          expect: { refused: { action: 3 }, zones: { r: 'hand' } },
        },
      ),
    ],
  ]);
});
