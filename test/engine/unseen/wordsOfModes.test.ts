/** Targets that are described by another target of the same mode, of a spliced text, or for each player (608.2b, 700.2, 702.47, 707.10c). */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const edition = '2026-01-16';
const bear = (ref: string, controller: string, more: Data = {}): Data => creature(ref, controller, '2/2', { cost: '{1}{G}', ...more });
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const stackEmpty = until('stack empty');
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const spell = (ref: string, text: string, more: Data = {}): Data => ({
  ref,
  name: `Test ${ref}`,
  type: 'Instant',
  cost: '{R}',
  text,
  ...more,
});
const cast = (object: string, more: Data = {}): Data => ({ by: 'A', do: 'cast', object, ...more });
const choose = (choice: unknown): Data => ({ by: 'A', do: 'choose', choice });

describe('a target of a later mode', () => {
  const bite =
    'Choose one or both —\n• Target creature gets +1/+1 until end of turn.\n• Target creature you control deals damage equal to its power to another target creature.';
  const setup = (mana: string, ...hand: readonly Data[]): Data => ({
    mana: { A: mana },
    zones: {
      battlefield: [bear('x', 'A', { pt: '3/3' }), bear('y', 'B', { pt: '3/5' }), bear('z', 'B', { pt: '3/5' })],
      hand: { A: hand },
    },
  });
  const graves = {
    graveyard: { A: [bear('a1', 'A')], B: [bear('b1', 'B')] },
  };
  const command =
    "Choose two —\n• Put a +1/+1 counter on target creature.\n• Return target creature to its owner's hand.\n• Target player shuffles up to three target cards from their graveyard into their library.";
  bothWays([
    [
      'is another than the first of its own mode, and may be that of another mode',
      {
        edition,
        setup: setup('{R}', spell('s', bite)),
        actions: [cast('s', { modes: [1, 2], targets: ['y', 'x', 'y'] }), stackEmpty],
        expect: { damage: { y: 3 }, pt: { y: '4/6' } },
      },
      { damage: { y: 0 } },
    ],
    [
      'is of the player whom its own mode targets',
      {
        edition,
        setup: {
          mana: { A: '{R}' },
          librarySize: { B: 5 },
          zones: { battlefield: [bear('y', 'B')], hand: { A: [spell('s', command)] }, ...graves },
        },
        actions: [cast('s', { modes: [1, 3], targets: ['y', 'B', 'b1'] }), stackEmpty],
        expect: { zones: { b1: 'library', a1: 'graveyard' }, librarySize: { B: 6 }, pt: { y: '3/3' } },
      },
      { librarySize: { B: 5 } },
    ],
    [
      'is illegal once it is not of that player any more, and the others are dealt with',
      {
        edition,
        setup: {
          mana: { A: '{R}' },
          librarySize: { B: 5 },
          zones: { battlefield: [bear('y', 'B')], hand: { A: [spell('s', command)] }, ...graves },
        },
        actions: [
          cast('s', { modes: [1, 3], targets: ['y', 'B', 'b1'] }),
          effect('Exile target card from a graveyard.', { targets: ['b1'] }),
          stackEmpty,
        ],
        expect: { zones: { b1: 'exile' }, pt: { y: '3/3' } },
      },
      { pt: { y: '2/2' } },
    ],
    [
      'is chosen anew for a copy as of its own mode',
      {
        edition,
        setup: {
          mana: { A: '{R}{R}' },
          librarySize: { A: 5, B: 5 },
          zones: {
            battlefield: [bear('y', 'B'), bear('z', 'B')],
            hand: {
              A: [spell('s', command), spell('t', 'Copy target instant or sorcery spell. You may choose new targets for the copy.')],
            },
            ...graves,
          },
        },
        actions: [
          cast('s', { modes: [1, 3], targets: ['y', 'B', 'b1'] }),
          cast('t', { targets: ['s'] }),
          { by: 'all', do: 'resolve' },
          choose(['z', 'A', 'a1']),
          { by: 'all', do: 'resolve' },
        ],
        expect: { zones: { a1: 'library', b1: 'graveyard' }, pt: { y: '2/2', z: '3/3' } },
      },
      { zones: { a1: 'graveyard' } },
    ],
    [
      'cannot be chosen anew as the first of its own mode',
      {
        edition,
        setup: setup('{R}', spell('s', bite)),
        actions: [
          cast('s', { modes: [1, 2], targets: ['y', 'x', 'y'] }),
          effect('You may choose new targets for target spell.', { targets: ['s'] }),
          choose(['z', 'x', 'x']),
          choose(['z', 'x', 'z']),
          stackEmpty,
        ],
        expect: { refused: { action: 3 }, damage: { y: 0, z: 3 }, pt: { z: '4/6' } },
      },
      { damage: { y: 3 } },
    ],
    [
      'is changed as one of its own mode',
      {
        edition,
        setup: setup('{R}', spell('s', bite)),
        actions: [
          cast('s', { modes: [1, 2], targets: ['z', 'x', 'y'] }),
          effect('Change a target of target spell.', { targets: ['s'] }),
          choose('y'),
          stackEmpty,
        ],
        expect: { damage: { x: 0, y: 0, z: 3 }, pt: { z: '4/6' } },
      },
      { damage: { x: 3 } },
    ],
  ]);
});

describe('a target of a spliced text', () => {
  bothWays([
    [
      'is described by a target of that text',
      {
        edition,
        setup: {
          mana: { A: '{R}{R}' },
          zones: {
            battlefield: [bear('x', 'A', { pt: '3/3' }), bear('y', 'B', { pt: '3/5' })],
            hand: {
              A: [
                spell('s', 'Target creature gets +1/+1 until end of turn.', { type: 'Instant — Arcane' }),
                spell(
                  't',
                  'Target creature you control deals damage equal to its power to another target creature.\nSplice onto Arcane {R}',
                  {
                    type: 'Instant — Arcane',
                  },
                ),
              ],
            },
          },
        },
        actions: [cast('s', { additional: ['splice', 't'], targets: ['y', 'x', 'y'] }), stackEmpty],
        expect: { damage: { y: 3 }, pt: { y: '4/6' } },
      },
      { damage: { y: 0 } },
    ],
  ]);
});

describe('one target for each opponent', () => {
  const players = ['A', 'B', 'C', 'D'];
  const snatch = spell('s', 'For each opponent, gain control of up to one target creature that player controls.', { type: 'Sorcery' });
  const setup = {
    mana: { A: '{R}' },
    zones: { battlefield: [bear('b', 'B'), bear('c', 'C'), bear('d', 'D')], hand: { A: [snatch] } },
  };
  const give = (to: string, what: string): Data => ({
    by: to,
    do: 'effect',
    controller: to,
    text: 'Gain control of target creature.',
    targets: [what],
  });
  bothWays([
    [
      'is illegal once it is another opponent’s, also where not each has one',
      {
        edition,
        players,
        setup,
        actions: [cast('s', { targets: [['b'], [], ['d']] }), give('C', 'b'), stackEmpty],
        expect: { controller: { b: 'C', c: 'C', d: 'A' } },
      },
      { controller: { b: 'A' } },
    ],
    [
      'is illegal where it is the only one',
      {
        edition,
        players,
        setup,
        actions: [cast('s', { targets: [['b'], [], []] }), give('C', 'b'), stackEmpty],
        expect: { controller: { b: 'C' }, zones: { s: 'graveyard' } },
      },
      { controller: { b: 'A' } },
    ],
    [
      'stays legal where it has come back to that opponent',
      {
        edition,
        players,
        setup,
        actions: [cast('s', { targets: [['b'], [], ['d']] }), give('C', 'b'), give('B', 'b'), stackEmpty],
        expect: { controller: { b: 'A', c: 'C', d: 'A' } },
      },
      { controller: { b: 'B' } },
    ],
    [
      'stays legal where another of these players has left',
      {
        edition,
        players,
        setup,
        actions: [cast('s', { targets: [['b'], ['c'], ['d']] }), effect('Target player loses the game.', { targets: ['C'] }), stackEmpty],
        expect: { controller: { b: 'A', d: 'A' } },
      },
      { controller: { d: 'D' } },
    ],
    [
      'is that of a triggered ability as well',
      {
        edition,
        players,
        setup: {
          zones: {
            battlefield: [bear('b', 'B'), bear('c', 'C'), bear('d', 'D')],
            hand: {
              A: [
                spell(
                  's',
                  'When ~ enters, for each opponent, exile up to one target creature that player controls until ~ leaves the battlefield.',
                  {
                    type: 'Enchantment',
                  },
                ),
              ],
            },
          },
          mana: { A: '{R}' },
        },
        actions: [cast('s'), { by: 'all', do: 'resolve' }, choose('b'), choose([]), choose('d'), give('C', 'b'), stackEmpty],
        expect: { zones: { b: 'battlefield', c: 'battlefield', d: 'exile' } },
      },
      { zones: { b: 'exile' } },
    ],
  ]);
});
