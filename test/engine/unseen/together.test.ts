/** What is said of several at once, and meant of each or of all: found by boards of printed cards, the boards here written before they were played. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const field = (...battlefield: readonly object[]): object => ({ zones: { battlefield } });
const bolt = { ref: 'bolt', name: 'Test Bolt', type: 'Instant', cost: '{0}', text: 'You gain 1 life.' };
const answer = (by: string, choice: string): object => ({ by, do: 'choose', choice });

const boards: Readonly<Record<string, readonly (readonly [string, Board])[]>> = {
  'each of that player’s opponents may': [
    [
      'each is asked for themselves: one draws, one does not',
      {
        edition: '2026-01-16',
        players: ['A', 'B', 'C'],
        setup: {
          librarySize: { B: 3, C: 3 },
          zones: {
            battlefield: [
              {
                ref: 'grove',
                name: 'Test Grove',
                type: 'Enchantment',
                controller: 'C',
                text: "Whenever a player casts an instant spell, each of that player's opponents may draw a card.",
              },
            ],
            hand: { A: [bolt] },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 'bolt' }, { by: 'all', do: 'pass' }, answer('B', 'no'), answer('C', 'yes')],
        expect: { handSize: { B: 0, C: 1 } },
      },
    ],
    [
      'the caster is none of them',
      {
        edition: '2010-10-01',
        setup: {
          librarySize: { A: 3, B: 3 },
          zones: {
            battlefield: [
              {
                ref: 'grove',
                name: 'Test Grove',
                type: 'Enchantment',
                controller: 'A',
                text: "Whenever a player casts an instant spell, each of that player's opponents may draw a card.",
              },
            ],
            hand: { A: [bolt] },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 'bolt' }, { by: 'all', do: 'pass' }, answer('B', 'yes')],
        expect: { handSize: { A: 0, B: 1 } },
      },
    ],
  ],
  'a shield for each': [
    [
      'of creatures and players',
      {
        edition: '2026-01-16',
        setup: field(creature('one', 'A'), creature('two', 'B')),
        actions: [
          effect('Prevent the next 1 damage that would be dealt to each creature and each player this turn.'),
          effect('This spell deals 2 damage to each creature and each player.'),
        ],
        expect: { damage: { one: 1, two: 1 }, life: { A: 19, B: 19 } },
      },
    ],
    [
      'what comes later has none',
      {
        edition: '2008-10-03',
        setup: field(creature('one', 'A')),
        actions: [
          effect('Prevent the next 2 damage that would be dealt to each creature this turn.'),
          effect('Create a 3/3 green Ape creature token.'),
          effect('This spell deals 2 damage to each creature.'),
        ],
        expect: { damage: { one: 0, 'Ape#1': 2 } },
      },
    ],
    [
      'of you and what you control it is one together',
      {
        edition: '2026-01-16',
        setup: field(creature('one', 'A', '3/3')),
        actions: [
          effect('Prevent the next 2 damage that would be dealt to you and/or creatures you control this turn.'),
          effect('This spell deals 2 damage to target creature.', { targets: ['one'] }),
          effect('This spell deals 1 damage to you.'),
        ],
        expect: { damage: { one: 0 }, life: { A: 19 } },
      },
    ],
  ],
  'each other opponent': [
    [
      'than the one who was dealt damage',
      {
        edition: '2026-01-16',
        players: ['A', 'B', 'C', 'D'],
        setup: {
          step: 'combat damage',
          attacking: { raider: 'B' },
          ...field(
            creature('raider', 'A', '3/3', {
              text: 'Whenever this creature deals combat damage to an opponent, it deals that much damage to each other opponent.',
            }),
          ),
        },
        actions: [{ by: 'all', do: 'pass' }, stack],
        expect: { life: { A: 20, B: 17, C: 17, D: 17 } },
      },
    ],
    [
      'than the target',
      {
        edition: '2017-01-20',
        players: ['A', 'B', 'C'],
        setup: {},
        actions: [effect('This spell deals 3 damage to target opponent. It deals 1 damage to each other opponent.', { targets: ['C'] })],
        expect: { life: { A: 20, B: 19, C: 17 } },
      },
    ],
  ],
  'for each counter on them': [
    [
      'each by its own',
      {
        edition: '2026-01-16',
        setup: field(
          creature('slug', 'A', '2/2', { text: 'Creatures you don’t control get -1/-1 for each slime counter on them.'.replace('’', "'") }),
          creature('one', 'B', '5/5', { counters: { slime: 1 } }),
          creature('two', 'B', '5/5', { counters: { slime: 2 } }),
        ),
        expect: { pt: { one: '4/4', two: '3/3', slug: '2/2' } },
      },
    ],
    [
      'and none without',
      {
        edition: '2012-05-01',
        players: ['A', 'B', 'C'],
        setup: field(
          creature('moss', 'A', '1/1', { text: 'Creatures you control get +1/+1 for each spore counter on them.', counters: { spore: 1 } }),
          creature('bare', 'A'),
          creature('other', 'C', '2/2', { counters: { spore: 4 } }),
        ),
        expect: { pt: { moss: '2/2', bare: '2/2', other: '2/2' } },
      },
    ],
  ],
  'that many of what was drawn': [
    [
      'not of what was said before it',
      {
        edition: '2001-04-11',
        setup: {
          librarySize: { A: 6 },
          zones: {
            battlefield: [
              ...['i1', 'i2'].map((ref) => ({ ref, name: 'Island', type: 'Basic Land — Island', controller: 'A', text: '' })),
              { ref: 'p1', name: 'Plains', type: 'Basic Land — Plains', controller: 'A', text: '' },
            ],
            hand: { A: ['a', 'b', 'c'].map((ref) => ({ ref, name: `Test ${ref}`, type: 'Instant', text: 'You gain 1 life.' })) },
          },
        },
        actions: [
          effect('You gain 2 life for each Plains you control. Draw a card for each Island you control, then discard that many cards.'),
          { by: 'A', do: 'choose', choice: ['a', 'b'] },
        ],
        expect: { life: { A: 22 }, handSize: { A: 3 }, zones: { a: 'graveyard', b: 'graveyard', c: 'hand' } },
      },
    ],
    [
      'which may be fewer than were asked for',
      {
        edition: '2026-01-16',
        players: ['A', 'B', 'C'],
        setup: {
          librarySize: { B: 1 },
          zones: { hand: { B: ['a', 'b', 'c'].map((ref) => ({ ref, name: `Test ${ref}`, type: 'Instant', text: 'You gain 1 life.' })) } },
        },
        actions: [
          effect('Target player draws cards equal to the number of cards in their hand, then discards that many cards.', {
            targets: ['B'],
          }),
          { by: 'B', do: 'choose', choice: ['b'] },
        ],
        expect: { handSize: { B: 3 }, zones: { a: 'hand', b: 'graveyard' } },
      },
    ],
  ],
  'a duration behind the last of several': [
    [
      'is that of the first too',
      {
        edition: '2006-05-01',
        setup: field(creature('red', 'A', '1/1', { cost: '{R}' }), creature('white', 'A', '1/1', { cost: '{W}' })),
        actions: [
          effect('Red creatures get +2/+0 and white creatures get +0/+2 until end of turn.'),
          { by: 'all', do: 'pass until', until: 'next turn' },
        ],
        expect: { pt: { red: '1/1', white: '1/1' } },
      },
    ],
    [
      'while they last both are so',
      {
        edition: '2026-01-16',
        players: ['A', 'B', 'C'],
        setup: field(creature('red', 'C', '1/1', { cost: '{R}' }), creature('white', 'B', '1/1', { cost: '{W}' })),
        actions: [effect('Red creatures get +2/+0 and white creatures get +0/+2 until end of turn.')],
        expect: { pt: { red: '3/1', white: '1/3' } },
      },
    ],
  ],
  'what is said behind a delayed deed': [
    [
      'of what returns is so when it returns',
      {
        edition: '2013-02-01',
        setup: { step: 'end', librarySize: { A: 3, B: 3 }, ...field(creature('ghost', 'A', '2/2')) },
        actions: [
          effect(
            'Exile target creature. Return it to the battlefield under its owner’s control at the beginning of your next upkeep. It gains haste.'.replaceAll(
              '’',
              "'",
            ),
            { targets: ['ghost'] },
          ),
          { by: 'all', do: 'pass until', until: 'next turn' },
          { by: 'all', do: 'pass until', until: 'next turn' },
          { by: 'all', do: 'pass until', until: 'draw' },
        ],
        expect: { zones: { ghost: 'battlefield' }, abilities: { ghost: { has: ['haste'] } } },
      },
    ],
    [
      'of what leaves only then is so now',
      {
        edition: '2026-01-16',
        setup: {},
        actions: [
          effect(
            'Create a 2/1 red Elemental creature token. Exile it at the beginning of the next end step. If you control an Elemental, that creature gets +3/+0 until end of turn.',
          ),
        ],
        expect: { pt: { 'Elemental Token#1': '5/1' } },
      },
    ],
  ],
};

describe.each(Object.entries(boards))('%s', (_, own) => {
  it.each(own)('%s', (__, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('what is said of each of several', () => {
  it.each(['Destroy each creature. Its controller loses 2 life.', 'Tap each land. It gains indestructible until end of turn.'])(
    'is not known in another sentence: %s',
    (text) => {
      expect(compileText(text, { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
    },
  );
});

describe('what was chosen for each of several', () => {
  it.each([
    'Each player mills two cards. For each player, choose a creature card in that player’s graveyard. Put those cards onto the battlefield under your control.',
    'For each opponent, choose a creature that player controls. Destroy those creatures.',
  ])('is not known together: %s', (text) => {
    expect(compileText(text.replaceAll('’', "'"), { name: 'Test', types: ['sorcery'], subtypes: [] }).ok).toBe(false);
  });
});
