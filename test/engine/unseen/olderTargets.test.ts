/** What could not be the target of spells or abilities from 1999 to 2010: each case was told wrongly once. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

describe('what cannot be the target of spells or abilities', () => {
  bothWays([
    [
      'a permanent',
      {
        edition: '2001-07-23',
        setup: {
          mana: { A: '{R}{G}{G}' },
          zones: {
            battlefield: [
              {
                ref: 'b',
                name: 'Blastoderm',
                type: 'Creature — Beast',
                cost: '{2}{G}{G}',
                pt: '5/5',
                controller: 'B',
                counters: { fade: 3 },
                text: "Blastoderm can't be the target of spells or abilities.\nFading 3",
              },
            ],
            hand: {
              A: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target creature or player.' }],
            },
          },
        },
        actions: [
          { by: 'A', do: 'enumerate', what: 'targets', object: 's' },
          { by: 'A', do: 'cast', object: 's', targets: ['b'] },
        ],
        expect: { legal: { exactly: [['A'], ['B']] }, refused: { action: 2 } },
      },
      { legal: { includes: [['b']] } },
    ],
    [
      'a player',
      {
        edition: '2001-07-23',
        setup: {
          mana: { A: '{R}' },
          zones: {
            battlefield: [
              {
                ref: 'im',
                name: 'Ivory Mask',
                type: 'Enchantment',
                cost: '{2}{W}{W}',
                controller: 'B',
                text: "You can't be the target of spells or abilities.",
              },
            ],
            hand: {
              A: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target creature or player.' }],
            },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 's', targets: ['B'] }],
        expect: { refused: { action: 1 } },
      },
      { refused: { action: 2 } },
    ],
    [
      'a player with shroud',
      {
        edition: '2010-02-01',
        setup: {
          mana: { A: '{R}' },
          zones: {
            battlefield: [
              {
                ref: 'im',
                name: 'True Believer',
                type: 'Creature — Human',
                pt: '2/2',
                controller: 'B',
                text: "You have shroud. (You can't be the target of spells or abilities.)",
              },
            ],
            hand: {
              A: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target creature or player.' }],
            },
          },
        },
        actions: [{ by: 'A', do: 'enumerate', what: 'targets', object: 's' }],
        expect: { legal: { exactly: [['A'], ['im']] } },
      },
      { legal: { includes: [['B']] } },
    ],
    [
      'a creature for a turn, also when the target was chosen before',
      {
        edition: '2003-10-01',
        setup: {
          mana: { A: '{R}', B: '{G}' },
          zones: {
            battlefield: [{ ref: 'b', name: 'Bear', type: 'Creature — Bear', pt: '2/2', controller: 'B' }],
            hand: {
              A: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target creature or player.' }],
              B: [
                {
                  ref: 'v',
                  name: 'Vines',
                  type: 'Instant',
                  cost: '{G}',
                  text: "Target creature can't be the target of spells or abilities this turn.",
                },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 's', targets: ['b'] },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 'v', targets: ['b'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { zones: { b: 'battlefield', s: 'graveyard' }, damage: { b: 0 } },
      },
      { damage: { b: 2 } },
    ],
  ]);
});
