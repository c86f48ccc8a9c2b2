/** "Shares a creature type": what has every creature type shares with all that have one (702.73a), and types of other families are none. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const creature = (ref: string, type: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type,
  pt: '1/1',
  cost: '{G}',
  text: '',
  controller: 'A',
  ...more,
});
const kin = (controller = 'A'): object => ({
  ref: 'kin',
  name: 'Test Kin',
  type: 'Enchantment',
  text: 'Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.',
  controller,
});
const check = { by: 'game', do: 'check' };

const boards: readonly (readonly [string, Board])[] = [
  [
    'a changeling shares with all creatures of three players, and they with it; what has no type shares with none',
    {
      edition: '2008-05-01',
      players: ['A', 'B', 'C'],
      setup: {
        zones: {
          battlefield: [
            kin('C'),
            creature('elf', 'Creature — Elf'),
            creature('goblin', 'Creature — Goblin', { controller: 'B' }),
            creature('shape', 'Creature — Shapeshifter', { text: 'Changeling', controller: 'C' }),
            creature('nameless', 'Creature'),
          ],
        },
      },
      actions: [check],
      expect: { pt: { elf: '2/2', goblin: '2/2', shape: '3/3', nameless: '1/1' } },
    },
  ],
  [
    'two changelings share; one that lost all abilities has its printed type alone',
    {
      edition: '2012-07-01',
      setup: {
        zones: {
          battlefield: [
            kin(),
            creature('one', 'Creature — Shapeshifter', { text: 'Changeling' }),
            creature('two', 'Creature — Shapeshifter', { text: 'Changeling' }),
            creature('elf', 'Creature — Elf', { controller: 'B' }),
          ],
        },
      },
      actions: [
        {
          by: 'A',
          do: 'effect',
          text: 'Target creature becomes a Shapeshifter until end of turn. It loses all abilities until end of turn.',
          targets: ['two'],
        },
      ],
      expect: { pt: { one: '3/3', two: '2/2', elf: '2/2' } },
    },
  ],
  [
    'Vehicles that are creatures share no creature type by that',
    {
      edition: '2022-11-18',
      setup: {
        zones: {
          battlefield: [
            kin(),
            creature('cart', 'Artifact Creature — Vehicle'),
            creature('ship', 'Artifact Creature — Vehicle', { controller: 'B' }),
            creature('golem', 'Artifact Creature — Golem Vehicle'),
            creature('stone', 'Artifact Creature — Golem'),
          ],
        },
      },
      actions: [check],
      expect: { pt: { cart: '1/1', ship: '1/1', golem: '2/2', stone: '2/2' } },
    },
  ],
  [
    'creature types of another day are types',
    {
      edition: '2000-02-14',
      setup: {
        zones: {
          battlefield: [kin(), creature('one', 'Creature — Lord'), creature('two', 'Creature — Lord', { controller: 'B' })],
        },
      },
      actions: [check],
      expect: { pt: { one: '2/2', two: '2/2' } },
    },
  ],
  [
    'amplify: a card with changeling may be revealed for a Beast',
    {
      edition: '2018-04-27',
      setup: {
        mana: { A: '{G}' },
        zones: {
          hand: {
            A: [
              creature('beast', 'Creature — Beast', { text: 'Amplify 2' }),
              creature('shape', 'Creature — Shapeshifter', { text: 'Changeling' }),
              creature('elf', 'Creature — Elf'),
            ],
          },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'beast' }, stack, { by: 'A', do: 'choose', choice: ['shape'] }],
      expect: { pt: { beast: '3/3' } },
    },
  ],
];

describe('what shares a creature type', () => {
  it.each(boards)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});
