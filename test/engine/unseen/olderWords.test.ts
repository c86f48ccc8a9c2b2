/** Words of scenarios that were refused once, on boards of 1999 to 2010. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

describe('words of scenarios', () => {
  bothWays([
    [
      'colourless mana in a pool is a number, and only one target need not be said',
      {
        edition: '2003-07-01',
        setup: {
          mana: { A: '{2}' },
          librarySize: { A: 3 },
          zones: {
            hand: {
              A: [
                {
                  ref: 'c',
                  name: 'Disciple of Grace',
                  type: 'Creature — Human Cleric',
                  cost: '{1}{W}',
                  pt: '1/2',
                  text: 'Protection from black\nCycling {2} ({2}, Discard this card from your hand: Draw a card.)',
                },
              ],
            },
            battlefield: [
              {
                ref: 'rift',
                name: 'Lightning Rift',
                type: 'Enchantment',
                cost: '{1}{R}',
                controller: 'A',
                text: 'Whenever a player cycles a card, you may pay {1}. If you do, Lightning Rift deals 2 damage to target creature or player.',
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'c', ability: 'Cycling' },
          { by: 'A', do: 'choose', choice: 'B' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'no' },
          { by: 'all', do: 'resolve' },
        ],
        expect: { zones: { c: 'graveyard' }, handSize: { A: 1 }, librarySize: { A: 2 }, triggered: { rift: 1 }, life: { B: 20 } },
      },
      { life: { B: 18 } },
    ],
    [
      'colourless mana that pays is a number',
      {
        edition: '2003-10-01',
        setup: {
          mana: { A: '{3}{4}{G}{G}' },
          zones: {
            hand: {
              A: [
                {
                  ref: 'm',
                  name: 'Krosan Colossus',
                  type: 'Creature — Beast',
                  cost: '{6}{G}{G}{G}',
                  pt: '9/9',
                  text: 'Morph {4}{G}{G} (You may play this face down as a 2/2 creature for {3}. Turn it face up any time for its morph cost.)',
                },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'm', faceDown: true, pay: '{3}' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'special', object: 'm', action: 'turn face up' },
        ],
        expect: [
          { after: 2, pt: { m: '2/2' }, faceDown: { m: true }, colors: { m: [] }, manaValue: { m: 0 }, subtypes: { m: [] } },
          { pt: { m: '9/9' }, faceDown: { m: false }, colors: { m: ['green'] } },
        ],
      },
      { pt: { m: '2/2' } },
    ],
    [
      'a cost is named by its keyword among what is paid additionally',
      {
        edition: '2001-07-23',
        setup: {
          mana: { A: '{1}{R}{R}{R}{R}' },
          zones: {
            hand: {
              A: [
                {
                  ref: 'sl',
                  name: 'Seething Anger',
                  type: 'Sorcery',
                  cost: '{R}',
                  text: 'Buyback {3} (You may pay an additional {3} as you play this spell. If you do, put this card into your hand as it resolves.)\nTarget creature gets +3/+0 until end of turn.',
                },
              ],
            },
            battlefield: [{ ref: 'b1', name: 'Bear', type: 'Creature — Bear', pt: '2/2', controller: 'B' }],
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'sl', targets: ['b1'], additional: ['buyback'] },
          { by: 'all', do: 'resolve' },
        ],
        expect: { zones: { sl: 'hand' }, pt: { b1: '5/2' }, mana: { A: '{R}' } },
      },
      { zones: { sl: 'graveyard' } },
    ],
    [
      'modes that entwine leaves no choice of may be said',
      {
        edition: '2004-06-01',
        setup: {
          mana: { A: '{3}{G}{G}' },
          zones: {
            hand: {
              A: [
                {
                  ref: 'e',
                  name: 'Rain of Rust',
                  type: 'Instant',
                  cost: '{3}{R}{R}',
                  text: 'Choose one - Destroy target artifact; or destroy target land.\nEntwine {3}{R}',
                },
                {
                  ref: 't',
                  name: 'Tooth',
                  type: 'Sorcery',
                  cost: '{2}{G}',
                  text: 'Choose one - You gain 3 life; or draw a card.\nEntwine {G} (Choose both if you pay the entwine cost.)',
                },
              ],
            },
          },
          librarySize: { A: 2 },
        },
        actions: [
          { by: 'A', do: 'cast', object: 't', modes: [1, 2], additional: ['entwine'] },
          { by: 'all', do: 'resolve' },
        ],
        expect: { life: { A: 23 }, handSize: { A: 2 }, mana: { A: '{1}' } },
      },
      { life: { A: 20 } },
    ],
    [
      'the only legal target may be said',
      {
        edition: '2007-10-01',
        setup: {
          mana: { A: '{W}{W}{W}', B: '{G}{G}' },
          zones: {
            battlefield: [{ ref: 'b', name: 'Bear', type: 'Creature — Bear', pt: '2/2', controller: 'B' }],
            hand: {
              A: [
                {
                  ref: 'o',
                  name: 'Oblivion Ring',
                  type: 'Enchantment',
                  cost: '{2}{W}',
                  text: "When Oblivion Ring comes into play, remove another target nonland permanent from the game.\nWhen Oblivion Ring leaves play, return the removed card to play under its owner's control.",
                },
              ],
              B: [{ ref: 'n', name: 'Naturalize', type: 'Instant', cost: '{1}{G}', text: 'Destroy target artifact or enchantment.' }],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'o' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'b' },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 'n', targets: ['o'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { zones: { b: 'exile', o: 'graveyard', n: 'graveyard' } },
      },
      { zones: { b: 'battlefield' } },
    ],
    [
      'what provoke must target may be said',
      {
        edition: '2003-07-01',
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              {
                ref: 'k',
                name: 'Deftblade Elite',
                type: 'Creature — Soldier',
                cost: '{W}',
                pt: '1/1',
                controller: 'A',
                text: 'Provoke (When this attacks, you may have target creature defending player controls untap and block it if able.)',
              },
              { ref: 'b', name: 'Bear', type: 'Creature — Bear', pt: '2/2', controller: 'B', tapped: true },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'attack', attackers: { k: 'B' } },
          { by: 'A', do: 'choose', choice: 'b' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'all', do: 'pass until', until: 'declare blockers' },
          { by: 'B', do: 'enumerate', what: 'blocks' },
        ],
        expect: { tapped: { b: false }, legal: { exactly: [{ b: 'k' }] } },
      },
      { tapped: { b: true } },
    ],
    [
      'an ability on the stack is named by its source',
      {
        edition: '2003-07-01',
        setup: {
          mana: { B: '{U}' },
          zones: {
            battlefield: [
              { ref: 'x', name: 'Venerable', type: 'Creature — Human', pt: '2/2', controller: 'A' },
              { ref: 's', name: 'Skull', type: 'Artifact', controller: 'A', text: '{T}: You gain 5 life.' },
            ],
            hand: {
              B: [
                {
                  ref: 'st',
                  name: 'Stifle',
                  type: 'Instant',
                  cost: '{U}',
                  text: "Counter target activated or triggered ability. (Mana abilities can't be countered.)",
                },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 's', ability: 1 },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 'st', targets: ['s'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { life: { A: 20 }, tapped: { s: true } },
      },
      { life: { A: 25 } },
    ],
    [
      'copies keep their targets by a no',
      {
        edition: '2002-10-07',
        setup: {
          mana: { A: '{R}{3}' },
          zones: {
            battlefield: [
              {
                ref: 'm',
                name: 'Mirari',
                type: 'Legendary Artifact',
                cost: '{5}',
                controller: 'A',
                text: 'Whenever you play an instant or sorcery spell, you may pay {3}. If you do, put a copy of that spell onto the stack. You may choose new targets for that copy.',
              },
            ],
            hand: {
              A: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target creature or player.' }],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 's', targets: ['B'] },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'choose', choice: 'yes' },
          { by: 'A', do: 'choose', choice: 'no' },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { life: { B: 16 } },
      },
      { life: { B: 18 } },
    ],
    [
      'nobody is asked for what cannot be paid',
      {
        edition: '2000-02-03',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 's',
                name: 'Ghoul',
                type: 'Creature — Zombie',
                pt: '3/3',
                controller: 'A',
                text: 'At the beginning of your upkeep, sacrifice Ghoul unless you pay {B}{B}.',
              },
            ],
          },
          step: 'upkeep',
          mana: { A: '{B}' },
        },
        actions: [{ by: 'all', do: 'resolve' }],
        expect: { zones: { s: 'graveyard' } },
      },
      { zones: { s: 'battlefield' } },
    ],
  ]);
});
