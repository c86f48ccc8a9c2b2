/** Phrases at which reading stopped on most of the cards that were printed most: counters doubled, blocks that must be, abilities of one's choice. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, text = '', more: object = {}) => ({
  ref,
  name: ref,
  type: 'Creature — Bear',
  controller,
  pt,
  text,
  ...more,
});
const effect = (by: string, text: string, targets: readonly string[] = []) => ({ by, do: 'effect', text, targets });
const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });
const attack = (...attackers: readonly string[]) => ({
  by: 'A',
  do: 'attack',
  attackers: Object.fromEntries(attackers.map((id) => [id, 'B'])),
});
const block = (blockers: object) => ({ by: 'B', do: 'block', blockers });
const toAttackers = { by: 'all', do: 'pass until', until: 'declare attackers' };
const toBlockers = { by: 'all', do: 'pass until', until: 'declare blockers' };
const edition = '2021-04-22';

describe('counters that are doubled', () => {
  const battlefield = [
    creature('a', 'A', '0/0', '', { counters: { '+1/+1': 3, charge: 2 } }),
    creature('b', 'A', '1/1', '', { counters: { '+1/+1': 1 } }),
    creature('c', 'B', '1/1', '', { counters: { '+1/+1': 1 } }),
  ];
  bothWays([
    [
      'are those of the kind that is named',
      {
        edition,
        setup: { zones: { battlefield } },
        actions: [effect('A', 'Double the number of +1/+1 counters on target creature.', ['a'])],
        expect: { counters: { a: { '+1/+1': 6, charge: 2 } }, pt: { a: '6/6' } },
      },
      { counters: { a: { '+1/+1': 3 } } },
    ],
    [
      'are those of each by itself',
      {
        edition,
        setup: { zones: { battlefield } },
        actions: [effect('A', 'Double the number of +1/+1 counters on each creature you control.')],
        expect: { pt: { a: '6/6', b: '3/3', c: '2/2' } },
      },
      { pt: { b: '5/5' } },
    ],
    [
      'are put on it, which something doubles',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              ...battlefield,
              {
                ref: 'season',
                name: 'season',
                type: 'Enchantment',
                controller: 'A',
                text: 'If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.',
              },
            ],
          },
        },
        actions: [effect('A', 'Double the number of +1/+1 counters on target creature.', ['a'])],
        expect: { counters: { a: { '+1/+1': 9, charge: 2 } } },
      },
      { counters: { a: { '+1/+1': 12 } } },
    ],
  ]);
});

describe('what must be blocked', () => {
  const board = (text: string, more: object = {}) => ({
    zones: {
      battlefield: [
        creature('a', 'A', '3/3', text),
        creature('a2', 'A', '2/2'),
        creature('b', 'B', '1/1', '', more),
        creature('b2', 'B', '1/1'),
      ],
    },
  });
  bothWays([
    [
      'must be by one that can, not by all',
      {
        edition,
        setup: board('~ must be blocked if able.'),
        actions: [toAttackers, attack('a', 'a2'), toBlockers, block({ b: 'a2' }), block({ b: 'a2', b2: 'a' })],
        expect: { refused: { action: 4 } },
      },
      { refused: { action: 5 } },
    ],
    [
      'need not be where nothing can',
      {
        edition,
        setup: {
          zones: { battlefield: [creature('a', 'A', '3/3', 'Flying\n~ must be blocked if able.'), creature('b', 'B', '1/1')] },
        },
        actions: [toAttackers, attack('a'), toBlockers, block({})],
        expect: { life: { B: 20 } },
      },
      { refused: { action: 3 } },
    ],
    [
      'must be by one of a kind',
      {
        edition,
        setup: board('~ must be blocked by a Goblin if able.', { type: 'Creature — Goblin' }),
        actions: [toAttackers, attack('a'), toBlockers, block({ b2: 'a' }), block({ b: 'a' })],
        expect: { refused: { action: 4 } },
      },
      { refused: { action: 5 } },
    ],
    [
      'must be for a turn',
      {
        edition,
        setup: board(''),
        actions: [
          effect('A', 'Target creature gains deathtouch until end of turn and must be blocked this turn if able.', ['a']),
          toAttackers,
          attack('a', 'a2'),
          toBlockers,
          block({ b: 'a2' }),
        ],
        expect: { refused: { action: 5 }, abilities: { a: { has: ['deathtouch'] } } },
      },
      { abilities: { a: { lacks: ['deathtouch'] } } },
    ],
  ]);
});

describe('a defender that may attack', () => {
  const wall = () => ({
    zones: { battlefield: [creature('wall', 'A', '0/5', 'Defender'), creature('w2', 'A', '0/4', 'Defender')] },
  });
  bothWays([
    [
      'may for the turn, and another may not',
      {
        edition,
        setup: wall(),
        actions: [
          effect('A', "Target creature can attack this turn as though it didn't have defender.", ['wall']),
          toAttackers,
          attack('w2'),
          toAttackers,
          attack('wall'),
        ],
        expect: { refused: { action: 3 }, tapped: { wall: true } },
      },
      { refused: { action: 4 } },
    ],
    [
      'may with what it gets',
      {
        edition,
        setup: wall(),
        actions: [
          effect('A', "Target creature gets +4/-4 until end of turn and can attack this turn as though it didn't have defender.", ['wall']),
          toAttackers,
          attack('wall'),
        ],
        expect: { pt: { wall: '4/1' }, tapped: { wall: true } },
      },
      { pt: { wall: '0/5' } },
    ],
  ]);
});

describe('an ability of one’s choice', () => {
  const setup = { zones: { battlefield: [creature('a', 'A', '2/2'), creature('b', 'B', '2/2')] } };
  const text = 'Target creature gains your choice of flying, trample, or haste until end of turn.';
  bothWays([
    [
      'is one of those that are named',
      {
        edition,
        setup,
        actions: [effect('A', text, ['b']), choose('A', 'trample')],
        expect: { abilities: { b: { has: ['trample'], lacks: ['flying', 'haste'] } } },
      },
      { abilities: { b: { has: ['flying'] } } },
    ],
    [
      'is no other',
      {
        edition,
        setup,
        actions: [effect('A', text, ['b']), choose('A', 'vigilance'), choose('A', 'haste')],
        expect: { refused: { action: 2 }, abilities: { b: { has: ['haste'] } } },
      },
      { abilities: { b: { has: ['vigilance'] } } },
    ],
  ]);
});
