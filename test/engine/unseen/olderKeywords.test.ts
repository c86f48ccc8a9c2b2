/** Keywords as they were from 1999 to 2010: each case was refused or told wrongly once. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

describe('keywords as they were', () => {
  bothWays([
    [
      'madness until 2006: played until its owner passes, though it is no instant',
      {
        edition: '2003-10-01',
        setup: {
          mana: { A: '{G}' },
          zones: {
            hand: {
              A: [{ ref: 'ft', name: 'Basking Rootwalla', type: 'Creature — Lizard', cost: '{1}{G}', pt: '1/1', text: 'Madness {G}' }],
            },
            battlefield: [
              {
                ref: 'wm',
                name: 'Wild Mongrel',
                type: 'Creature — Hound',
                cost: '{1}{G}',
                pt: '2/2',
                controller: 'A',
                text: 'Discard a card from your hand: Wild Mongrel gets +1/+1 until end of turn.',
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'wm', ability: 1 },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'cast', object: 'ft', alternative: 'madness' },
          { by: 'all', do: 'resolve' },
        ],
        expect: [
          { after: 3, zones: { ft: 'exile' }, priority: 'A' },
          { zones: { ft: 'battlefield' }, mana: { A: '' }, pt: { wm: '2/2' } },
        ],
      },
      { zones: { ft: 'graveyard' } },
    ],
    [
      'madness until 2006: in the graveyard once its owner passed',
      {
        edition: '2003-10-01',
        setup: {
          mana: { A: '{G}' },
          zones: {
            hand: {
              A: [{ ref: 'ft', name: 'Basking Rootwalla', type: 'Creature — Lizard', cost: '{1}{G}', pt: '1/1', text: 'Madness {G}' }],
            },
            battlefield: [
              {
                ref: 'wm',
                name: 'Wild Mongrel',
                type: 'Creature — Hound',
                cost: '{1}{G}',
                pt: '2/2',
                controller: 'A',
                text: 'Discard a card from your hand: Wild Mongrel gets +1/+1 until end of turn.',
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'wm', ability: 1 },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'pass' },
        ],
        expect: { zones: { ft: 'graveyard' }, priority: 'B' },
      },
      { zones: { ft: 'exile' } },
    ],
    [
      'madness from 2006: played as its trigger resolves',
      {
        edition: '2007-10-01',
        setup: {
          mana: { A: '{R}' },
          zones: {
            hand: {
              A: [
                {
                  ref: 'ft',
                  name: 'Fiery Temper',
                  type: 'Instant',
                  cost: '{1}{R}{R}',
                  text: 'Fiery Temper deals 3 damage to target creature or player.\nMadness {R}',
                },
              ],
            },
            battlefield: [
              {
                ref: 'wm',
                name: 'Wild Mongrel',
                type: 'Creature — Hound',
                cost: '{1}{G}',
                pt: '2/2',
                controller: 'A',
                text: 'Discard a card: Wild Mongrel gets +1/+1 until end of turn.',
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'wm', ability: 1 },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'A', do: 'choose', choice: 'B' },
          { by: 'all', do: 'resolve' },
        ],
        expect: [
          { after: 5, zones: { ft: 'stack' } },
          { life: { B: 17 }, zones: { ft: 'graveyard' } },
        ],
      },
      { life: { B: 20 } },
    ],
    [
      'madness from 2006: in the graveyard when it is not played',
      {
        edition: '2007-10-01',
        setup: {
          zones: {
            hand: {
              A: [
                {
                  ref: 'ft',
                  name: 'Fiery Temper',
                  type: 'Instant',
                  cost: '{1}{R}{R}',
                  text: 'Fiery Temper deals 3 damage to target creature or player.\nMadness {R}',
                },
              ],
            },
            battlefield: [
              {
                ref: 'wm',
                name: 'Wild Mongrel',
                type: 'Creature — Hound',
                cost: '{1}{G}',
                pt: '2/2',
                controller: 'A',
                text: 'Discard a card: Wild Mongrel gets +1/+1 until end of turn.',
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'wm', ability: 1 },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'no' },
        ],
        expect: { zones: { ft: 'graveyard' } },
      },
      { zones: { ft: 'exile' } },
    ],
    [
      'madness from 2016: exiled without a choice',
      {
        edition: '2020-04-17',
        setup: {
          turn: 2,
          mana: { A: '{R}' },
          zones: {
            hand: {
              A: [
                {
                  ref: 'ft',
                  name: 'Fiery Temper',
                  type: 'Instant',
                  cost: '{1}{R}{R}',
                  text: 'Fiery Temper deals 3 damage to any target.\nMadness {R}',
                },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'effect', text: 'Discard a card.' },
          { by: 'all', do: 'check' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'A', do: 'choose', choice: 'B' },
          { by: 'all', do: 'resolve' },
        ],
        expect: [
          { after: 1, zones: { ft: 'exile' } },
          { life: { B: 17 }, zones: { ft: 'graveyard' } },
        ],
      },
      { zones: { ft: 'exile' } },
    ],
    [
      'echo without a cost asks for the mana cost',
      {
        edition: '1999-04-23',
        setup: {
          turn: 3,
          step: 'upkeep',
          librarySize: { A: 3, B: 3 },
          mana: { A: '{G}' },
          zones: {
            battlefield: [
              {
                ref: 'e',
                name: 'Pouncing Jaguar',
                type: 'Creature — Cat',
                cost: '{G}{G}',
                pt: '2/2',
                controller: 'A',
                sick: true,
                text: 'Echo (During your next upkeep after this permanent comes under your control, pay its casting cost or sacrifice it.)',
              },
            ],
          },
        },
        actions: [{ by: 'all', do: 'resolve' }],
        expect: { zones: { e: 'graveyard' }, triggered: { e: 1 } },
      },
      { zones: { e: 'battlefield' } },
    ],
    [
      'echo without a cost, paid',
      {
        edition: '1999-04-23',
        setup: {
          turn: 3,
          step: 'upkeep',
          librarySize: { A: 3, B: 3 },
          mana: { A: '{G}' },
          zones: {
            battlefield: [
              {
                ref: 'e',
                name: 'Pouncing Jaguar',
                type: 'Creature — Cat',
                cost: '{G}',
                pt: '2/2',
                controller: 'A',
                sick: true,
                text: 'Echo',
              },
            ],
          },
        },
        actions: [
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
        ],
        expect: { zones: { e: 'battlefield' }, mana: { A: '' } },
      },
      { mana: { A: '{G}' } },
    ],
    [
      'threshold was a keyword that gives what follows it',
      {
        edition: '2003-10-01',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'w',
                name: 'Werebear',
                type: 'Creature — Bear',
                cost: '{1}{G}',
                pt: '1/1',
                controller: 'A',
                text: 'Threshold — Werebear gets +3/+3.',
              },
              {
                ref: 'm',
                name: 'Mystic Enforcer',
                type: 'Creature — Human',
                pt: '3/3',
                controller: 'A',
                text: 'Protection from black\nThreshold - Mystic Enforcer gets +3/+3 and has flying.',
              },
              {
                ref: 'n',
                name: 'Nomad',
                type: 'Creature — Human',
                pt: '1/1',
                controller: 'A',
                text: 'Threshold — {W}, {T}: You gain 2 life.',
              },
            ],
            graveyard: {
              A: [
                { ref: 'g1', name: 'C1' },
                { ref: 'g2', name: 'C2' },
                { ref: 'g3', name: 'C3' },
                { ref: 'g4', name: 'C4' },
                { ref: 'g5', name: 'C5' },
                { ref: 'g6', name: 'C6' },
              ],
            },
            hand: { A: [{ ref: 'g7', name: 'C7' }] },
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'n', ability: 1 },
          { by: 'A', do: 'effect', text: 'Discard a card.' },
        ],
        expect: [
          { after: 0, pt: { w: '1/1', m: '3/3' }, abilities: { m: { lacks: ['flying'] } } },
          { refused: { action: 1 }, pt: { w: '4/4', m: '6/6' }, abilities: { m: { has: ['flying'] } } },
        ],
      },
      { pt: { w: '1/1' } },
    ],
    [
      'two instances of lifelink trigger both, in no order that is asked for',
      {
        edition: '2007-05-01',
        setup: {
          step: 'combat damage',
          zones: {
            battlefield: [
              {
                ref: 's',
                name: 'Knight',
                type: 'Creature — Knight',
                pt: '2/2',
                controller: 'A',
                text: 'Lifelink (Whenever this creature deals damage, you gain that much life.)',
              },
              {
                ref: 'e',
                name: 'Loxodon Warhammer',
                type: 'Artifact — Equipment',
                cost: '{3}',
                controller: 'A',
                attachedTo: 's',
                text: 'Equipped creature gets +3/+0 and has lifelink and trample.\nEquip {3}',
              },
            ],
          },
          attacking: { s: 'B' },
          blocking: {},
        },
        actions: [
          { by: 'all', do: 'resolve' },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { life: { A: 30, B: 15 }, triggered: { s: 2 } },
      },
      { life: { A: 25 } },
    ],
    [
      'two instances of lifelink are one from July 2009',
      {
        edition: '2010-02-01',
        setup: {
          step: 'combat damage',
          zones: {
            battlefield: [
              { ref: 's', name: 'Knight', type: 'Creature — Knight', pt: '2/2', controller: 'A', text: 'Lifelink' },
              {
                ref: 'e',
                name: 'Loxodon Warhammer',
                type: 'Artifact — Equipment',
                cost: '{3}',
                controller: 'A',
                attachedTo: 's',
                text: 'Equipped creature gets +3/+0 and has lifelink and trample.\nEquip {3}',
              },
            ],
          },
          attacking: { s: 'B' },
          blocking: {},
        },
        actions: [{ by: 'all', do: 'pass until', until: 'end of combat' }],
        expect: { life: { A: 25, B: 15 }, triggered: { s: 0 } },
      },
      { life: { A: 30 } },
    ],
  ]);
});
