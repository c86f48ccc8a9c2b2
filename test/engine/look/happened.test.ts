/** What texts ask of what happened this turn: deaths, life gained and lost, attacks, the second spell. Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { check, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from '../unseen/bothWays.ts';

const there = (ref: string, controller: string, text: string, more: object = {}) => ({
  ref,
  name: ref,
  controller,
  type: 'Enchantment',
  text,
  ...more,
});
const card = (ref: string, text: string) => ({ ref, name: ref, type: 'Creature — Elf', cost: '{0}', pt: '2/2', text });
const spell = (ref: string) => ({ ref, name: ref, type: 'Instant', cost: '{0}', text: 'You gain 1 life.' });
const cast = (object: string, by = 'A') => ({ by, do: 'cast', object });
const destroy = (target: string) => effect('Destroy target creature.', target);

describe('“if a creature died this turn”', () => {
  const scavenger = card('guest', 'Morbid — When guest enters the battlefield, if a creature died this turn, you gain 5 life.');
  bothWays([
    [
      'does not hold where none died, and a card that is discarded did not die',
      {
        edition: '2011-09-30',
        setup: { zones: { hand: { A: [scavenger, card('elf', '')] } } },
        actions: [effect('Target player discards a card.', 'A'), { by: 'A', do: 'choose', choice: 'elf' }, cast('guest'), resolve, check],
        expect: { life: { A: 20 }, zones: { elf: 'graveyard' }, triggered: { guest: 0 } },
      },
      { life: { A: 25 } },
    ],
    [
      'holds where a token of another player died',
      {
        edition: '2016-04-08',
        players: ['A', 'B', 'C'],
        setup: { zones: { hand: { A: [scavenger] } } },
        actions: [
          { ...effect('Create a 1/1 white Soldier creature token.'), by: 'C' },
          effect('Destroy all creatures.'),
          check,
          cast('guest'),
          resolve,
          resolve,
        ],
        expect: { life: { A: 25 } },
      },
      { life: { A: 20 } },
    ],
    [
      'holds where an artifact died as a creature, and not where one that was none did',
      {
        edition: '2026-01-16',
        setup: {
          zones: {
            hand: { A: [scavenger, { ...scavenger, ref: 'late' }] },
            battlefield: [
              { ref: 'rock', name: 'Rock', controller: 'B', type: 'Artifact' },
              { ref: 'golem', name: 'Golem', controller: 'B', type: 'Artifact' },
            ],
          },
        },
        actions: [
          effect('Destroy target artifact.', 'rock'),
          cast('guest'),
          resolve,
          check,
          effect('Target artifact becomes a 3/3 artifact creature until end of turn.', 'golem'),
          effect('Destroy target artifact.', 'golem'),
          cast('late'),
          resolve,
          resolve,
        ],
        expect: [{ after: 4, life: { A: 20 } }, { life: { A: 25 } }],
      },
      { life: { A: 30 } },
    ],
    [
      'under your control: others’ do not count, and last turn’s neither',
      {
        edition: '2022-04-29',
        setup: {
          librarySize: { A: 3, B: 3 },
          zones: {
            battlefield: [
              there('altar', 'A', 'At the beginning of each end step, if a creature died under your control this turn, you gain 2 life.'),
              creature('mine', 'A'),
              creature('theirs', 'B'),
            ],
          },
        },
        actions: [
          destroy('theirs'),
          until('end'),
          until('next turn'),
          destroy('mine'),
          until('end'),
          resolve,
          until('next turn'),
          until('end'),
        ],
        expect: [
          { after: 2, triggered: { altar: 0 } },
          { life: { A: 22 }, triggered: { altar: 1 } },
        ],
      },
      { triggered: { altar: 2 } },
    ],
    [
      'is asked of another creature than the source',
      {
        edition: '2019-07-12',
        setup: {
          zones: {
            battlefield: [
              creature('ghoul', 'A', '1/1', {
                text: 'At the beginning of each end step, if another creature died this turn, put a +1/+1 counter on ghoul.',
              }),
              creature('bear', 'B'),
            ],
          },
        },
        actions: [destroy('bear'), until('end'), resolve],
        expect: { pt: { ghoul: '2/2' } },
      },
      { pt: { ghoul: '1/1' } },
    ],
  ]);
});

describe('“for each creature that died this turn”', () => {
  bothWays([
    [
      'counts each of them once, as it was',
      {
        edition: '2007-10-01',
        setup: {
          zones: {
            battlefield: [
              creature('ghoul', 'A', '1/1', {
                text: 'At the beginning of each end step, put a +1/+1 counter on ghoul for each creature that died this turn.',
              }),
              creature('one', 'A'),
              creature('two', 'B'),
              { ref: 'rock', name: 'Rock', controller: 'B', type: 'Artifact' },
            ],
          },
        },
        actions: [destroy('one'), destroy('two'), effect('Destroy target artifact.', 'rock'), until('end'), resolve],
        expect: { pt: { ghoul: '3/3' } },
      },
      { pt: { ghoul: '4/4' } },
    ],
    [
      'draws for those under one’s own control, of three players',
      {
        edition: '2024-02-02',
        players: ['A', 'B', 'C'],
        setup: { librarySize: { A: 5 }, zones: { battlefield: [creature('a', 'A'), creature('b', 'B'), creature('c', 'C')] } },
        actions: [effect('Destroy all creatures.'), effect('Draw a card for each creature that died under your control this turn.')],
        expect: { handSize: { A: 1 } },
      },
      { handSize: { A: 3 } },
    ],
    [
      'is the number of creatures that died, none of which is there any more',
      {
        edition: '2026-01-16',
        setup: { zones: { battlefield: [creature('a', 'A'), creature('b', 'B')] } },
        actions: [effect('Destroy all creatures.'), effect('You gain life equal to the number of creatures that died this turn.')],
        expect: { life: { A: 22 } },
      },
      { life: { A: 20 } },
    ],
  ]);
});

describe('“your second spell each turn”', () => {
  const prowl = there('drum', 'A', 'Whenever you cast your second spell each turn, put a charge counter on drum.');
  bothWays([
    [
      'is the second alone, of that turn',
      {
        edition: '2021-02-05',
        setup: { zones: { battlefield: [prowl], hand: { A: [spell('one'), spell('two'), spell('three')] } } },
        actions: [cast('one'), cast('two'), cast('three'), until('stack empty')],
        expect: [
          { after: 1, triggered: { drum: 0 } },
          { triggered: { drum: 1 }, counters: { drum: { charge: 1 } } },
        ],
      },
      { triggered: { drum: 2 } },
    ],
    [
      'is no other player’s, and begins anew with each turn',
      {
        edition: '2025-07-25',
        players: ['A', 'B', 'C'],
        setup: {
          librarySize: { B: 3 },
          zones: { battlefield: [prowl], hand: { A: [spell('one'), spell('two'), spell('three')], B: [spell('four'), spell('five')] } },
        },
        actions: [
          cast('one'),
          { by: 'A', do: 'pass' },
          cast('four', 'B'),
          cast('five', 'B'),
          until('stack empty'),
          until('next turn'),
          { by: 'all', do: 'pass until', until: 'upkeep' },
          { by: 'B', do: 'pass' },
          { by: 'C', do: 'pass' },
          cast('two'),
          cast('three'),
          until('stack empty'),
        ],
        expect: [{ after: 5, triggered: { drum: 0 } }, { triggered: { drum: 1 } }],
      },
      { triggered: { drum: 0 } },
    ],
    [
      'of an opponent, who loses life for it, and not of the watcher’s own player',
      {
        edition: '2025-07-25',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [there('drum', 'A', 'Whenever an opponent casts their second spell each turn, that player loses 3 life.')],
            hand: { A: [spell('one'), spell('two')], C: [spell('three'), spell('four')] },
          },
        },
        actions: [
          cast('one'),
          cast('two'),
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'pass' },
          cast('three', 'C'),
          cast('four', 'C'),
          until('stack empty'),
        ],
        expect: { triggered: { drum: 1 }, life: { A: 22, B: 20, C: 19 } },
      },
      { triggered: { drum: 2 } },
    ],
    [
      'counts one that was cast before the watcher came',
      {
        edition: '2023-09-08',
        setup: {
          zones: {
            hand: { A: [spell('one'), spell('two'), { ref: 'drum', name: 'drum', type: 'Enchantment', cost: '{0}', text: prowl.text }] },
          },
        },
        actions: [cast('drum'), resolve, cast('one'), cast('two'), until('stack empty')],
        expect: { triggered: { drum: 1 }, counters: { drum: { charge: 1 } } },
      },
      { triggered: { drum: 0 } },
    ],
  ]);
});

describe('what else happened this turn', () => {
  const guest = (only: string) => card('guest', `When guest enters the battlefield, if ${only}, you gain 3 life.`);
  const board = (edition: string, only: string, more: object, actions: readonly object[], players = ['A', 'B']) => ({
    edition,
    players,
    setup: { zones: { hand: { A: [guest(only)] }, battlefield: [creature('bear', 'A')] }, ...more },
    actions: [...actions, cast('guest'), resolve, check],
  });
  bothWays([
    [
      'that an opponent lost life, one of two',
      {
        ...board('2019-01-25', 'an opponent lost life this turn', {}, [effect('Target player loses 1 life.', 'C')], ['A', 'B', 'C']),
        expect: { triggered: { guest: 1 } },
      },
      { triggered: { guest: 0 } },
    ],
    [
      'that an opponent lost life: one’s own loss is none',
      {
        ...board('2024-02-02', 'an opponent lost life this turn', {}, [effect('Target player loses 1 life.', 'A')]),
        expect: { triggered: { guest: 0 } },
      },
      { triggered: { guest: 1 } },
    ],
    [
      'that you gained life, whatever was lost after it',
      {
        ...board('2020-07-03', 'you gained life this turn', {}, [effect('You gain 1 life.'), effect('Target player loses 4 life.', 'A')]),
        expect: { triggered: { guest: 1 } },
      },
      { triggered: { guest: 0 } },
    ],
    [
      'that you gained life: what another gained is not yours',
      {
        ...board('2020-07-03', 'you gained life this turn', {}, [{ ...effect('You gain 1 life.'), by: 'B' }]),
        expect: { triggered: { guest: 0 } },
      },
      { triggered: { guest: 1 } },
    ],
    [
      'that you attacked with a creature, though it is gone',
      {
        ...board('2017-09-29', 'you attacked with a creature this turn', { step: 'declare attackers' }, [
          { by: 'A', do: 'attack', attackers: { bear: 'B' } },
          destroy('bear'),
          until('postcombat main'),
        ]),
        expect: { triggered: { guest: 1 } },
      },
      { triggered: { guest: 0 } },
    ],
    [
      'that you attacked: declaring nothing is no attack',
      {
        ...board('2026-01-16', 'you attacked this turn', { step: 'declare attackers' }, [
          { by: 'A', do: 'attack', attackers: {} },
          until('postcombat main'),
        ]),
        expect: { triggered: { guest: 0 } },
      },
      { triggered: { guest: 1 } },
    ],
  ]);
});
