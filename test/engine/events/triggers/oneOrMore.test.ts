/** Abilities that wait for one or more things: they trigger once for all that happens at once, and know how many there were (603.2c). Boards of our own, written before they were played. */
import { describe, expect, it } from 'vitest';
import { check, choose, effect, resolve } from '../../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../../demonstration/play.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const there = (text: string, type = 'Enchantment', more: object = {}) => ({
  ref: 'watch',
  name: 'Watch',
  controller: 'A',
  type,
  text,
  ...more,
});
const attack = (attackers: Readonly<Record<string, string>>) => ({ by: 'A', do: 'attack', attackers });
const dragon = (ref: string, controller = 'A') => creature(ref, controller, '4/4', { type: 'Creature — Dragon' });
const hand = (...refs: readonly string[]) => refs.map((ref) => ({ ref, name: ref, type: 'Sorcery', cost: '{5}' }));

describe('“that many” of one or more things', () => {
  bothWays([
    [
      'are those of the kind that attack, whomever they attack',
      {
        edition: '2017-04-28',
        players: ['A', 'B', 'C'],
        setup: {
          step: 'declare attackers',
          librarySize: { A: 9 },
          zones: {
            battlefield: [
              there('Whenever one or more Dragons you control attack, draw that many cards.'),
              dragon('d1'),
              dragon('d2'),
              dragon('d3'),
              creature('bear', 'A'),
            ],
          },
        },
        actions: [attack({ d1: 'B', d2: 'C', bear: 'B' }), resolve],
        expect: { handSize: { A: 2 }, triggered: { watch: 1 } },
      },
      { handSize: { A: 3 } },
    ],
    [
      'are tokens that are created together, and again those of the next time',
      {
        edition: '2019-07-12',
        setup: {
          zones: {
            battlefield: [
              there(
                'Whenever one or more tokens enter the battlefield under your control, put that many +1/+1 counters on this creature.',
                'Creature — Elf',
                { pt: '2/2' },
              ),
            ],
          },
        },
        actions: [
          effect('Create three 1/1 white Soldier creature tokens.'),
          check,
          resolve,
          { ...effect('Create two 1/1 white Soldier creature tokens.'), by: 'B' },
          effect('Create a 1/1 white Soldier creature token.'),
          check,
          resolve,
        ],
        expect: { counters: { watch: { '+1/+1': 4 } }, triggered: { watch: 2 } },
      },
      { counters: { watch: { '+1/+1': 6 } } },
    ],
    [
      'are attackers of the kind, for which another player mills',
      {
        edition: '2022-11-18',
        setup: {
          step: 'declare attackers',
          librarySize: { B: 7 },
          zones: {
            battlefield: [
              there('Whenever you attack with one or more Zombies, target player mills that many cards.', 'Creature — Zombie', {
                pt: '2/4',
              }),
              creature('z', 'A', '2/2', { type: 'Creature — Zombie' }),
              creature('bear', 'A'),
            ],
          },
        },
        actions: [attack({ watch: 'B', z: 'B', bear: 'B' }), choose('B'), resolve],
        expect: { librarySize: { B: 5 }, graveyardSize: { B: 2 }, triggered: { watch: 1 } },
      },
      { librarySize: { B: 4 } },
    ],
    [
      'are cards discarded at once, and hurt each of two opponents once',
      {
        edition: '2023-06-16',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [
              there('Whenever you discard one or more cards, this creature deals that much damage to each opponent.', 'Creature — Pirate', {
                pt: '2/2',
              }),
            ],
            hand: { A: hand('one', 'two', 'three'), B: hand('four') },
          },
        },
        actions: [
          { ...effect('Target player discards a card.', 'B'), by: 'C' },
          effect('Target player discards two cards.', 'A'),
          choose(['one', 'three']),
          check,
          resolve,
        ],
        expect: { life: { A: 20, B: 18, C: 18 }, triggered: { watch: 1 }, zones: { two: 'hand' } },
      },
      { life: { B: 19 } },
    ],
    [
      'are creatures that die together, once for all, and their loss is counted when they are gone',
      {
        edition: '2015-07-17',
        setup: {
          life: { A: 5 },
          zones: {
            battlefield: [
              there('Whenever one or more creatures you control die, you gain that much life.'),
              creature('a1', 'A'),
              creature('a2', 'A'),
              creature('b1', 'B'),
            ],
          },
        },
        actions: [effect('Destroy all creatures.'), check, resolve],
        expect: { life: { A: 7, B: 20 }, triggered: { watch: 1 } },
      },
      { life: { A: 8 } },
    ],
  ]);
});

describe('“you attack”', () => {
  const watch = there('Whenever you attack, create a 1/1 red Goblin creature token.');
  const goblins = (count: number) => [{ controller: 'A', name: 'Goblin', count }];
  const zones = { battlefield: [watch, creature('a1', 'A'), creature('a2', 'A'), creature('b1', 'B')] };
  bothWays([
    [
      'is once for all that attack',
      {
        edition: '2021-07-23',
        setup: { step: 'declare attackers', zones },
        actions: [attack({ a1: 'B', a2: 'B' }), resolve],
        expect: { triggered: { watch: 1 }, tokens: goblins(1) },
      },
      { triggered: { watch: 2 } },
    ],
    [
      'is not what another player does',
      {
        edition: '2024-02-02',
        setup: { active: 'B', step: 'declare attackers', zones },
        actions: [{ by: 'B', do: 'attack', attackers: { b1: 'A' } }, check],
        expect: { triggered: { watch: 0 }, attacking: { b1: true } },
      },
      { triggered: { watch: 1 } },
    ],
    [
      'is not declaring that nothing attacks',
      {
        edition: '2025-07-25',
        players: ['A', 'B', 'C'],
        setup: { step: 'declare attackers', zones },
        actions: [attack({})],
        expect: { triggered: { watch: 0 } },
      },
      { triggered: { watch: 1 } },
    ],
  ]);
});

describe('“that much” of several things that deal damage', () => {
  it.each([
    'Whenever one or more creatures you control deal combat damage to a player, draw that many cards.',
    'Whenever one or more creatures you control are dealt damage, you gain that much life.',
  ])('is refused, since it may be how many they are or how much they deal: %s', (text) => {
    expect(verdict(play({ setup: { zones: { battlefield: [there(text)] } } }))).toMatch(/^refused /);
  });
});
