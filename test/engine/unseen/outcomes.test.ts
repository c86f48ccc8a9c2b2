/** What scenarios by a tester who had not seen the engine found in editions since 2010: each was told wrongly, or needlessly refused, once. */
import { describe, expect, it } from 'vitest';
import { cast, check, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Case = readonly [sentence: string, scenario: Record<string, unknown>];

const card = (ref: string, type: string, cost: string, text: string, more: object = {}) => ({ ref, name: ref, type, cost, text, ...more });
const island = (ref: string) => ({ ref, name: 'Island', type: 'Basic Land — Island' });

/** An effect of one action, with what is then so. */
const once = (edition: string, zones: object, action: object, expected: object): Record<string, unknown> => ({
  edition,
  setup: { zones },
  actions: [action],
  expect: expected,
});

const run = (_: string, scenario: Record<string, unknown>): void => {
  const result = play(scenario);
  expect(result.failures).toEqual([]);
  expect(verdict(result)).toBe('passed');
};

describe('who acts', () => {
  const both = { battlefield: [creature('a', 'A'), creature('b', 'B')] };
  const cases: readonly Case[] = [
    [
      'in a sentence of its own that names nobody is you',
      {
        edition: '2020-07-03',
        setup: { librarySize: { A: 3, B: 5 } },
        actions: [effect('Target player mills three cards. Draw a card.', 'B')],
        expect: { graveyardSize: { B: 3 }, librarySize: { B: 2, A: 2 }, handSize: { A: 1, B: 0 } },
      },
    ],
    [
      'behind "and" is the player of the first half',
      {
        edition: '2011-02-04',
        setup: { librarySize: { A: 4, B: 4 } },
        actions: [effect('Target player draws two cards and loses 2 life.', 'B')],
        expect: { handSize: { A: 0, B: 2 }, life: { A: 20, B: 18 } },
      },
    ],
    [
      'behind "then" is each of them',
      {
        edition: '2020-08-07',
        setup: { librarySize: { A: 9, B: 9 }, zones: { hand: { A: [island('a1')], B: [island('b1'), island('b2')] } } },
        actions: [effect('Each player discards their hand, then draws seven cards.')],
        expect: { handSize: { A: 7, B: 7 }, graveyardSize: { A: 1, B: 2 } },
      },
    ],
    [
      'for gaining life behind "and" is that player as well',
      once('2013-05-01', both, effect('Target player sacrifices a creature and gains 4 life.', 'B'), {
        zones: { b: 'graveyard', a: 'battlefield' },
        life: { A: 20, B: 24 },
      }),
    ],
  ];
  it.each(cases)('%s', run);
});

describe('what has left', () => {
  const stolen = { battlefield: [creature('b', 'B', '2/2', { owner: 'A', counters: { '+1/+1': 2 } })] };
  const cases: readonly Case[] = [
    [
      'is asked for its power and its controller as it was',
      once('2012-05-01', stolen, effect('Exile target creature. Its controller gains life equal to its power.', 'b'), {
        life: { A: 20, B: 24 },
        zones: { b: 'exile' },
      }),
    ],
    [
      'is returned as the new object all the same',
      once('2017-01-20', stolen, effect("Exile target creature, then return it to the battlefield under its owner's control.", 'b'), {
        controller: { b: 'A' },
        counters: { b: {} },
      }),
    ],
    [
      'is named by its ref when its triggers are ordered',
      {
        edition: '2017-04-28',
        setup: {
          zones: {
            battlefield: [
              creature('a1', 'A', '1/1', { text: 'When this creature dies, you gain 1 life.' }),
              creature('a2', 'A', '1/1', { text: 'When this creature dies, each opponent loses 2 life.' }),
            ],
          },
        },
        actions: [effect('Destroy all creatures.'), check, choose(['a2', 'a1']), resolve],
        expect: [{ after: 2, pending: { player: 'A', kind: 'triggers' } }, { life: { A: 21, B: 20 } }],
      },
    ],
    [
      'is exiled instead of dying for the rest of the turn',
      {
        edition: '2019-05-03',
        setup: { zones: { battlefield: [creature('b', 'B'), creature('c', 'B')] } },
        actions: [
          effect('~ deals 1 damage to target creature. If that creature would die this turn, exile it instead.', 'b'),
          effect('Destroy all creatures.'),
        ],
        expect: { zones: { b: 'exile', c: 'graveyard' } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});

describe('what cannot be paid', () => {
  const leak = {
    edition: '2014-07-18',
    setup: {
      mana: { A: '{G}', B: '{U}' },
      zones: {
        hand: {
          A: [card('elf', 'Creature — Elf', '{G}', '', { pt: '1/1' })],
          B: [card('leak', 'Instant', '{U}', 'Counter target spell unless its controller pays {3}.')],
        },
      },
    },
    actions: [cast('elf'), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'leak', targets: ['elf'] }, resolve],
    expect: { zones: { elf: 'graveyard', leak: 'graveyard' } },
  };
  const cases: readonly Case[] = [
    ['is not asked for', leak],
    ['may be declined in words all the same', { ...leak, actions: [...leak.actions, choose('no')] }],
    [
      'is asked for as a payment when it can',
      { ...leak, setup: { ...leak.setup, mana: { A: '{G}{3}', B: '{U}' } }, expect: { pending: { player: 'A', kind: 'payment' } } },
    ],
  ];
  it.each(cases)('%s', run);
  it('is not paid', () => {
    expect(verdict(play({ ...leak, actions: [...leak.actions, choose('yes')] }))).toBe('failed actions[4]');
  });
});

describe('a single planeswalker to which damage may be redirected', () => {
  const shock = card('shock', 'Instant', '{R}', 'This spell deals 3 damage to target creature or player.');
  const jace = { ref: 'jace', name: 'Jace', controller: 'B', type: 'Planeswalker — Jace', loyalty: 3, text: '+1: Draw a card.' };
  it.each([
    ['jace', 20],
    ['yes', 20],
    ['no', 17],
  ])('is chosen by its name or by yes (%s)', (choice, life) => {
    run('', {
      edition: '2015-07-17',
      setup: { mana: { A: '{R}' }, zones: { battlefield: [jace], hand: { A: [shock] } } },
      actions: [cast('shock', { targets: ['B'] }), resolve, choose(choice)],
      expect: { life: { B: life }, zones: { jace: life === 20 ? 'graveyard' : 'battlefield' } },
    });
  });
});

describe('a game of two that is over', () => {
  it('leaves the board as it was', () => {
    const lost = once('2017-09-29', { battlefield: [creature('b', 'B')] }, effect('Target player loses the game.', 'B'), {
      winner: 'A',
      zones: { b: 'battlefield' },
    });
    run('', lost);
  });
});

describe('mana and faces', () => {
  const bolt = card('bolt', 'Instant', '{1}{R}', 'This spell deals 3 damage to any target.');
  const faces = (layout: string, one: object, other: object) => ({ ref: 'm', layout, faces: [one, other] });
  const cases: readonly Case[] = [
    [
      'a number in a pool is so much colourless mana',
      {
        edition: '2012-10-01',
        setup: { mana: { A: '{2}{R}' }, zones: { hand: { A: [bolt] } } },
        actions: [cast('bolt', { targets: ['B'], pay: '{1}{R}' }), resolve],
        expect: { life: { B: 17 }, mana: { A: '{C}' } },
      },
    ],
    [
      'creatures convoke and lands give mana from one list of sources',
      {
        edition: '2014-07-18',
        setup: {
          zones: {
            battlefield: [creature('e', 'A', '1/1', { sick: true }), { ...island('i'), controller: 'A' }],
            hand: { A: [card('big', 'Creature — Wurm', '{1}{U}', 'Convoke', { pt: '5/5' })] },
          },
        },
        actions: [cast('big', { pay: ['e', 'i'] }), resolve],
        expect: { zones: { big: 'battlefield' }, tapped: { e: true, i: true } },
      },
    ],
    [
      'an Adventure is cast by its name, and its creature from exile',
      {
        edition: '2019-10-04',
        setup: {
          mana: { A: '{W}{W}' },
          zones: {
            battlefield: [creature('b', 'B', '5/5')],
            hand: {
              A: [
                faces(
                  'adventure',
                  { name: 'Killer', type: 'Creature — Human', cost: '{W}', pt: '1/2' },
                  { name: 'Chop', type: 'Instant — Adventure', cost: '{W}', text: 'Destroy target creature with power 4 or greater.' },
                ),
              ],
            },
          },
        },
        actions: [cast('m', { alternative: 'Chop', targets: ['b'] }), resolve, cast('m'), resolve],
        expect: [
          { after: 2, zones: { m: 'exile', b: 'graveyard' } },
          { zones: { m: 'battlefield' }, name: { m: 'Killer' } },
        ],
      },
    ],
    [
      'the only land of a modal card is the face that is played',
      {
        edition: '2020-09-25',
        setup: {
          zones: {
            hand: {
              A: [
                faces(
                  'modal',
                  { name: 'Deny', type: 'Instant', cost: '{U}', text: 'Counter target spell.' },
                  { name: 'Ruins', type: 'Land', text: '~ enters the battlefield tapped.\n{T}: Add {U}.' },
                ),
              ],
            },
          },
        },
        actions: [{ by: 'A', do: 'play land', object: 'm' }],
        expect: { name: { m: 'Ruins' }, tapped: { m: true } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});
