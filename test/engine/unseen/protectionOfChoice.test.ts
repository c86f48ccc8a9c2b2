/** Protection from a colour that is chosen, by what gives it: on resolution (608.2d), or for a permanent as it entered (607.2d, 702.16). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { play, verdict } from '../../demonstration/play.ts';

type Board = Parameters<typeof play>[0];
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const choose = (choice: unknown, by = 'A'): object => ({ by, do: 'choose', choice });
const creature = (ref: string, cost: string, controller: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Bear',
  pt: '2/2',
  cost,
  text: '',
  controller,
  ...more,
});
const bolt = (ref: string, cost: string): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Instant',
  cost,
  text: `Test ${ref} deals 2 damage to target creature.`,
});

const boards: readonly (readonly [string, Board])[] = [
  [
    '“the chosen color” of a spell: no player’s creature can be the target of a red spell; of a black one each can',
    {
      edition: '2000-02-14',
      players: ['A', 'B', 'C'],
      setup: {
        mana: { A: '{R}{B}' },
        zones: {
          battlefield: [creature('one', '{G}', 'B'), creature('two', '{W}', 'C')],
          hand: { A: [bolt('fire', '{R}'), bolt('rot', '{B}')] },
        },
      },
      actions: [
        effect('Choose a color. All creatures gain protection from the chosen color until end of turn.'),
        choose('red'),
        { by: 'A', do: 'cast', object: 'fire', targets: ['two'] },
        { by: 'A', do: 'cast', object: 'rot', targets: ['two'] },
        stack,
      ],
      expect: { refused: { action: 3 }, zones: { one: 'battlefield', two: 'graveyard', fire: 'hand' } },
    },
  ],
  [
    '“~ has protection from the chosen color”: it blocks what is of it unharmed, and another colour harms it',
    {
      edition: '2005-10-01',
      setup: {
        mana: { A: '{W}' },
        zones: {
          hand: {
            A: [
              {
                ref: 'guard',
                name: 'Test Guard',
                type: 'Creature — Kithkin',
                cost: '{W}',
                pt: '0/2',
                text: 'As Test Guard comes into play, choose a color.\nTest Guard has protection from the chosen color.',
              },
            ],
          },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'guard' },
        stack,
        choose('blue'),
        effect('Create a 1/1 green Elf creature token. It deals 1 damage to target creature.', { targets: ['guard'] }),
      ],
      expect: { zones: { guard: 'battlefield' } },
    },
  ],
  [
    'an Aura gives it as it was chosen for the Aura: a creature of that colour does not block it',
    {
      edition: '2024-04-12',
      setup: {
        mana: { A: '{W}' },
        step: 'precombat main',
        zones: {
          battlefield: [creature('rider', '{G}', 'A', { pt: '3/3' }), creature('wall', '{B}', 'B'), creature('moth', '{U}', 'B')],
          hand: {
            A: [
              {
                ref: 'ward',
                name: 'Test Ward',
                type: 'Enchantment — Aura',
                cost: '{W}',
                text: 'Enchant creature\nAs Test Ward enters, choose a color.\nEnchanted creature has protection from the chosen color.',
              },
            ],
          },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'ward', targets: ['rider'] },
        stack,
        choose('black'),
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        { by: 'A', do: 'attack', attackers: { rider: 'B' } },
        { by: 'all', do: 'pass until', until: 'declare blockers' },
        { by: 'B', do: 'block', blockers: { wall: 'rider' } },
        { by: 'B', do: 'block', blockers: { moth: 'rider' } },
      ],
      expect: { refused: { action: 7 }, blocked: { rider: true } },
    },
  ],
  [
    'an Aura of the chosen colour falls off what it gave protection from it',
    {
      edition: '2011-02-04',
      setup: {
        mana: { A: '{W}' },
        zones: {
          battlefield: [creature('rider', '{G}', 'A')],
          hand: {
            A: [
              {
                ref: 'ward',
                name: 'Test Ward',
                type: 'Enchantment — Aura',
                cost: '{W}',
                text: 'Enchant creature\nAs Test Ward enters the battlefield, choose a color.\nEnchanted creature has protection from the chosen color.',
              },
            ],
          },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'ward', targets: ['rider'] }, stack, choose('white')],
      expect: { zones: { ward: 'graveyard', rider: 'battlefield' } },
    },
  ],
  [
    'two that give it: from the colour of each, though the creature had chosen a third for itself',
    {
      edition: '2018-04-27',
      setup: {
        mana: { A: '{1}{1}{1}', B: '{R}{U}{B}' },
        zones: {
          hand: {
            A: ['one', 'two']
              .map((ref) => ({
                ref,
                name: `Test ${ref}`,
                type: 'Artifact',
                cost: '{1}',
                text: `As Test ${ref} enters the battlefield, choose a color.\nCreatures you control have protection from the chosen color.`,
              }))
              .concat([
                {
                  ref: 'chooser',
                  name: 'Test chooser',
                  type: 'Artifact Creature — Golem',
                  cost: '{1}',
                  pt: '2/2',
                  text: 'As Test chooser enters the battlefield, choose a color.',
                } as never,
              ]),
            B: [bolt('fire', '{R}'), bolt('frost', '{U}'), bolt('rot', '{B}')],
          },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'chooser' },
        stack,
        choose('black'),
        { by: 'A', do: 'cast', object: 'one' },
        stack,
        choose('red'),
        { by: 'A', do: 'cast', object: 'two' },
        stack,
        choose('blue'),
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'cast', object: 'fire', targets: ['chooser'] },
        { by: 'B', do: 'cast', object: 'frost', targets: ['chooser'] },
        { by: 'B', do: 'cast', object: 'rot', targets: ['chooser'] },
        stack,
      ],
      expect: { refused: [{ action: 11 }, { action: 12 }], zones: { chooser: 'graveyard' } },
    },
  ],
  [
    '“you may choose a color. If you do”: who chooses none gets none',
    {
      edition: '2010-02-05',
      setup: {
        mana: { B: '{R}' },
        zones: { battlefield: [creature('ally', '{G}', 'A')], hand: { B: [bolt('fire', '{R}')] } },
      },
      actions: [
        effect('You may choose a color. If you do, creatures you control gain protection from the chosen color until end of turn.'),
        choose('no'),
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'cast', object: 'fire', targets: ['ally'] },
        stack,
      ],
      expect: { zones: { ally: 'graveyard' } },
    },
  ],
  [
    '“the color of your choice” is chosen on resolution: the spell that it answers has no legal target then',
    {
      edition: '2004-12-01',
      setup: {
        active: 'B',
        mana: { A: '{W}', B: '{R}' },
        zones: {
          battlefield: [
            creature('saint', '{W}', 'A', { text: '{W}: ~ gains protection from the color of your choice until end of turn.' }),
          ],
          hand: { B: [bolt('fire', '{R}')] },
        },
      },
      actions: [
        { by: 'B', do: 'cast', object: 'fire', targets: ['saint'] },
        { by: 'B', do: 'pass' },
        { by: 'A', do: 'activate', object: 'saint' },
        { by: 'all', do: 'resolve' },
        choose('red'),
        stack,
      ],
      expect: { zones: { saint: 'battlefield', fire: 'graveyard' }, damage: { saint: 0 } },
    },
  ],
  [
    '“your choice” is of who controls the ability, of three players, whoever has the creature',
    {
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: {
        mana: { B: '{W}' },
        active: 'B',
        zones: {
          battlefield: [creature('gift', '{G}', 'C')],
          hand: {
            B: [
              creature('herald', '{W}', 'B', {
                text: 'When ~ enters, target creature gets +1/+1 and gains protection from the color of your choice until end of turn.',
              }),
            ],
          },
        },
      },
      actions: [{ by: 'B', do: 'cast', object: 'herald' }, stack, choose('gift', 'B'), { by: 'all', do: 'resolve' }],
      expect: { pending: { player: 'B', kind: 'other' } },
    },
  ],
  [
    'no colour is asked for a target that is gone',
    {
      edition: '2014-07-18',
      setup: {
        mana: { A: '{W}', B: '{R}' },
        zones: {
          battlefield: [creature('bear', '{G}', 'A')],
          hand: {
            A: [
              {
                ref: 'stave',
                name: 'Test Stave',
                type: 'Instant',
                cost: '{W}',
                text: 'Target creature gains protection from the color of your choice until end of turn.',
              },
            ],
            B: [bolt('fire', '{R}')],
          },
        },
      },
      actions: [
        { by: 'A', do: 'cast', object: 'stave', targets: ['bear'] },
        { by: 'A', do: 'pass' },
        { by: 'B', do: 'cast', object: 'fire', targets: ['bear'] },
        stack,
        effect('You gain 1 life.'),
      ],
      expect: { life: { A: 21 }, zones: { bear: 'graveyard', stave: 'graveyard' } },
    },
  ],
  [
    'two such choices in one text are two colours, each of its own creature',
    {
      edition: '2021-04-23',
      setup: {
        mana: { A: '{R}{U}' },
        zones: {
          battlefield: [creature('one', '{G}', 'A'), creature('two', '{G}', 'A')],
          hand: { A: [bolt('fire', '{R}'), bolt('frost', '{U}')] },
        },
      },
      actions: [
        effect(
          'Target creature gains protection from the color of your choice until end of turn. Another target creature gains protection from the color of your choice until end of turn.',
          { targets: ['one', 'two'] },
        ),
        choose('red'),
        choose('blue'),
        { by: 'A', do: 'cast', object: 'fire', targets: ['one'] },
        { by: 'A', do: 'cast', object: 'frost', targets: ['two'] },
        { by: 'A', do: 'cast', object: 'fire', targets: ['two'] },
        { by: 'A', do: 'cast', object: 'frost', targets: ['one'] },
        stack,
      ],
      expect: { refused: [{ action: 4 }, { action: 5 }], zones: { one: 'graveyard', two: 'graveyard' } },
    },
  ],
];

describe('protection from a colour that is chosen', () => {
  it.each(boards)('%s', (_, board) => {
    expect(verdict(play(board))).toBe('passed');
  });
});

describe('protection from a colour that nobody chooses', () => {
  it.each([
    'Creatures you control have protection from the color of your choice.',
    'Protection from the color of your choice',
    '~ has protection from the chosen color.',
    'As ~ enters the battlefield, choose a creature type.\n~ has protection from the chosen color.',
  ])('%s', (text) => {
    expect(compileText(text, { name: 'Test', types: ['creature'], subtypes: [] }).ok).toBe(false);
  });
});
