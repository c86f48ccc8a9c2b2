/** Cycling and crewing, which other abilities wait for. */
import { describe, expect, it } from 'vitest';
import { citeKeyword } from '../../../../src/engine/concepts/citeKeyword.ts';
import { families } from '../../../../src/engine/look/keywords/meaning.ts';
import { citesOf } from '../../../../src/engine/concepts/numbers.ts';
import { keyword as word } from '../../kit.ts';
import { beast, board, cast, choose, effect, pass, passTo, runs } from './table.ts';

const vehicle = (text: string, more: Readonly<Record<string, unknown>> = {}) => ({
  ref: 'v',
  name: 'v',
  controller: 'A',
  type: 'Artifact — Vehicle',
  pt: '4/4',
  text,
  ...more,
});

describe('cycling', () => {
  runs([
    [
      'triggers of the card itself go onto the stack above it',
      '2020-01-24',
      {
        setup: { zones: { hand: { A: [beast('c', 'Cycling {0}\nWhen you cycle this card, you gain 2 life.')] } }, librarySize: { A: 5 } },
        actions: [{ by: 'A', do: 'activate', object: 'c' }, { by: 'all', do: 'resolve' }, pass],
        expect: [
          { after: 2, life: { A: 22 }, handSize: { A: 0 } },
          { life: { A: 22 }, handSize: { A: 1 }, zones: { c: 'graveyard' }, triggered: { c: 1 } },
        ],
      },
    ],
    [
      'triggers of others see it',
      '2020-01-24',
      {
        setup: {
          zones: { battlefield: [beast('w', 'Whenever you cycle a card, you gain 1 life.')], hand: { A: [beast('c', 'Cycling {0}')] } },
          librarySize: { A: 5 },
        },
        actions: [{ by: 'A', do: 'activate', object: 'c' }, pass],
        expect: { life: { A: 21 } },
      },
    ],
  ]);
});

describe('crewing', () => {
  runs([
    [
      'makes it a creature until end of turn, and tells who crewed it',
      '2018-01-19',
      {
        setup: board(
          vehicle('Crew 3\nWhenever ~ becomes crewed, you gain 1 life.'),
          beast('x', 'Whenever ~ crews a Vehicle, you gain 5 life.'),
          beast('y'),
          beast('z'),
        ),
        actions: [{ by: 'A', do: 'activate', object: 'v' }, choose(['x', 'y']), { by: 'all', do: 'resolve' }, pass, passTo('upkeep of B')],
        expect: [
          { after: 3, life: { A: 25 }, tapped: { x: true, y: true, z: false } },
          {
            after: 4,
            life: { A: 26 },
            types: { v: ['artifact', 'creature'] },
            subtypes: { v: ['Vehicle'] },
            pt: { v: '4/4' },
            cites: ['702.121a'],
          },
          { types: { v: ['artifact'] } },
        ],
      },
    ],
    [
      'needs enough power',
      '2018-01-19',
      {
        setup: board(vehicle('Crew 3'), beast('x'), beast('t', '', { tapped: true })),
        actions: [{ by: 'A', do: 'activate', object: 'v' }],
        expect: { refused: { action: 1, rule: '601.2h' } },
      },
    ],
    [
      'a Vehicle that is a creature could crew itself',
      '2018-01-19',
      {
        setup: board(vehicle('Crew 3')),
        actions: [
          effect('Target artifact becomes an artifact creature until end of turn.', 'v'),
          { by: 'A', do: 'activate', object: 'v' },
          pass,
        ],
        expect: { tapped: { v: true } },
      },
    ],
    [
      'today it cannot',
      '2025-04-04',
      {
        setup: board(vehicle('Crew 3')),
        actions: [effect('Target artifact becomes an artifact creature until end of turn.', 'v'), { by: 'A', do: 'activate', object: 'v' }],
        expect: { refused: { action: 2 } },
      },
    ],
  ]);
});

describe('ways of casting that end', () => {
  runs([
    [
      'evoked, it is sacrificed as it enters',
      '2011-02-04',
      {
        setup: { zones: { hand: { A: [beast('c', 'Evoke {0}', { cost: '{5}' })] } } },
        actions: [cast('c', { alternative: 'evoke' }), pass],
        expect: { zones: { c: 'graveyard' } },
      },
    ],
    [
      'cast for its mana cost, it stays',
      '2011-02-04',
      {
        setup: { zones: { hand: { A: [beast('c', 'Evoke {0}', { cost: '{5}' })] } } },
        actions: [cast('c'), pass],
        expect: { zones: { c: 'battlefield' } },
      },
    ],
    [
      'dashed, it has haste and returns at the end',
      '2015-07-17',
      {
        setup: { zones: { hand: { A: [beast('c', 'Dash {0}', { cost: '{5}' })] } } },
        actions: [cast('c', { alternative: 'dash' }), pass, passTo('cleanup')],
        expect: [{ after: 2, abilities: { c: { has: ['haste'] } } }, { zones: { c: 'hand' } }],
      },
    ],
    [
      'what was replicated is copied',
      '2011-02-04',
      {
        setup: { zones: { hand: { A: [{ ref: 's', name: 's', type: 'Instant', cost: '{0}', text: 'You gain 1 life.\nReplicate {0}' }] } } },
        actions: [cast('s', { alternative: 'replicate' }), pass],
        expect: { life: { A: 22 } },
      },
    ],
    [
      'what was replicated three times is copied three times',
      '2011-02-04',
      {
        setup: {
          mana: { A: '{R}{R}{R}{R}' },
          zones: { hand: { A: [{ ref: 's', name: 's', type: 'Instant', cost: '{0}', text: 'You gain 1 life.\nReplicate {R}' }] } },
        },
        actions: [{ by: 'A', do: 'cast', object: 's', additional: ['replicate', 'replicate', 'replicate'] }, pass],
        expect: { life: { A: 24 }, mana: { A: '{R}' } },
      },
    ],
  ]);
});

it('cites each keyword that it knows by a rule of its own', () => {
  expect(
    Object.keys(families).filter((keyword) => citeKeyword(word(keyword)).some((concept) => citesOf(concept, '2026-01-16').length === 0)),
  ).toEqual([]);
});

describe('soulbond', () => {
  const bonded = 'Soulbond\nAs long as this creature is paired with another creature, each of those creatures gets +1/+1.';
  const hand = (text: string, battlefield: readonly object[]) => ({
    zones: { battlefield, hand: { A: [beast('c', text, { cost: '{0}' })] } },
  });
  runs([
    [
      'pairs with a creature that is there',
      '2013-07-13',
      {
        setup: hand(bonded, [beast('x'), beast('y')]),
        actions: [cast('c'), pass, choose(['x']), pass],
        expect: { pt: { c: '3/3', x: '3/3', y: '2/2' }, cites: ['702.94a'] },
      },
    ],
    [
      'pairs with a creature that comes',
      '2013-07-13',
      {
        setup: hand('', [beast('s', bonded)]),
        actions: [cast('c'), pass, choose('yes')],
        expect: { pt: { c: '3/3', s: '3/3' } },
      },
    ],
    [
      'does not pair what is paired',
      '2013-07-13',
      {
        setup: {
          zones: { battlefield: [beast('s', bonded)], hand: { A: [beast('c', '', { cost: '{0}' }), beast('d', '', { cost: '{0}' })] } },
        },
        actions: [cast('c'), pass, choose('yes'), cast('d'), pass],
        expect: { pt: { c: '3/3', s: '3/3', d: '2/2' }, triggered: { s: 1 } },
      },
    ],
    [
      'ends when one of them is lost, and does not come back by itself',
      '2013-07-13',
      {
        setup: hand('', [beast('s', bonded)]),
        actions: [
          cast('c'),
          pass,
          choose('yes'),
          { by: 'B', do: 'effect', text: 'Gain control of target creature until end of turn.', targets: ['c'] },
          passTo('upkeep of B'),
        ],
        expect: [
          { after: 4, pt: { c: '2/2', s: '2/2' } },
          { pt: { c: '2/2', s: '2/2' }, controller: { c: 'A' } },
        ],
      },
    ],
  ]);
});

describe('cards kept in exile', () => {
  const rebounding = (text: string) => ({
    zones: { hand: { A: [{ ref: 's', name: 's', type: 'Sorcery', cost: '{0}', text }] } },
    librarySize: { A: 9, B: 9 },
  });
  runs([
    [
      'rebound casts the spell again at the next upkeep, once',
      '2011-02-04',
      {
        setup: rebounding('You gain 3 life.\nRebound'),
        actions: [cast('s'), pass, passTo('upkeep of B'), passTo('upkeep of A'), { by: 'all', do: 'resolve' }, choose('yes'), pass],
        expect: [
          { after: 2, life: { A: 23 }, zones: { s: 'exile' }, cites: ['702.85a'] },
          { life: { A: 26 }, zones: { s: 'graveyard' } },
        ],
      },
    ],
    [
      'rebound that is declined leaves the card in exile',
      '2011-02-04',
      {
        setup: rebounding('You gain 3 life.\nRebound'),
        actions: [cast('s'), pass, passTo('upkeep of B'), passTo('upkeep of A'), { by: 'all', do: 'resolve' }, choose('no')],
        expect: { life: { A: 23 }, zones: { s: 'exile' } },
      },
    ],
    [
      'hideaway exiles one card face down and puts the rest below',
      '2022-10-07',
      {
        setup: {
          zones: {
            hand: { A: [beast('h', 'Hideaway 3', { cost: '{0}' })] },
            library: { A: ['p', 'q', 'r', 'last'].map((ref) => ({ ref, name: ref, type: 'Artifact' })) },
          },
        },
        actions: [cast('h'), pass, choose(['q'])],
        expect: {
          zones: { q: 'exile', p: 'library', r: 'library' },
          faceDown: { q: true },
          libraryTop: { A: ['last'] },
          cites: ['702.75a'],
        },
      },
    ],
  ]);
});
