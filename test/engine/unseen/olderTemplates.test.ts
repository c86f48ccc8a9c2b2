/** Templates of 1999 to 2010 that were refused or told wrongly once. */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

describe('templates of the time', () => {
  bothWays([
    [
      'a token is put into play under the control of another, and owned by whose ability it was',
      {
        edition: '2005-02-01',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'o',
                name: 'Forbidden Orchard',
                type: 'Land',
                controller: 'A',
                text: "{T}: Add one mana of any color to your mana pool.\nWhenever you tap Forbidden Orchard for mana, put a 1/1 colorless Spirit creature token into play under target opponent's control.",
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'o', ability: 1 },
          { by: 'A', do: 'choose', choice: 'red' },
          { by: 'A', do: 'choose', choice: 'B' },
          { by: 'all', do: 'resolve' },
        ],
        expect: { tokens: [{ controller: 'B', owner: 'A', name: 'Spirit', pt: '1/1', colors: [], subtypes: ['Spirit'], count: 1 }] },
      },
      { tokens: [{ controller: 'B', owner: 'B', name: 'Spirit', count: 1 }] },
    ],
    [
      'a token that enters under the control of another is owned by that player from July 2009',
      {
        edition: '2009-10-01',
        setup: {},
        actions: [
          {
            by: 'A',
            do: 'effect',
            text: "Put a 1/1 colorless Spirit creature token onto the battlefield under target opponent's control.",
            targets: ['B'],
          },
        ],
        expect: { tokens: [{ controller: 'B', owner: 'B', name: 'Spirit', pt: '1/1', types: ['creature'], colors: [], count: 1 }] },
      },
      { tokens: [{ controller: 'B', owner: 'A', name: 'Spirit', count: 1 }] },
    ],
    [
      'damage is dealt to the enchanted creature instead',
      {
        edition: '2005-02-01',
        setup: {
          mana: { A: '{R}' },
          zones: {
            battlefield: [
              { ref: 'c', name: 'Wall', type: 'Creature — Wall', pt: '0/8', controller: 'B' },
              {
                ref: 'p',
                name: 'Pariah',
                type: 'Enchant Creature',
                controller: 'B',
                cost: '{2}{W}',
                attachedTo: 'c',
                text: 'All damage that would be dealt to you is dealt to enchanted creature instead.',
              },
              {
                ref: 'f',
                name: 'Furnace of Rath',
                type: 'Enchantment',
                controller: 'A',
                text: 'If a source would deal damage to a creature or player, it deals double that damage to that creature or player instead.',
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
          { by: 'B', do: 'choose', choice: 'p' },
        ],
        expect: [
          { after: 2, pending: { player: 'B', kind: 'replacement' } },
          { damage: { c: 4 }, life: { B: 20 } },
        ],
      },
      { damage: { c: 2 } },
    ],
    [
      'buried is destroyed without regeneration',
      {
        edition: '1999-04-23',
        setup: {
          mana: { A: '{W}{W}{W}{W}' },
          zones: {
            battlefield: [
              { ref: 't', name: 'Troll', type: 'Creature — Troll', pt: '2/2', controller: 'A', text: '{G}: Regenerate Troll.' },
              { ref: 'f', name: 'Forest', type: 'Land — Forest', controller: 'A' },
            ],
            hand: { A: [{ ref: 'w', name: 'Wrath of God', type: 'Sorcery', cost: '{2}{W}{W}', text: 'Bury all creatures.' }] },
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 't', ability: 1 },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'cast', object: 'w' },
          { by: 'all', do: 'resolve' },
        ],
        expect: { zones: { t: 'graveyard' } },
      },
      { zones: { t: 'battlefield' } },
    ],
    [
      'damage of a red source of a choice is prevented',
      {
        edition: '2000-01-01',
        setup: {
          mana: { A: '{R}', B: '{1}' },
          zones: {
            battlefield: [
              {
                ref: 'c',
                name: 'Circle of Protection Red',
                type: 'Enchantment',
                cost: '{1}{W}',
                controller: 'B',
                text: '{1}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
              },
            ],
            hand: {
              A: [{ ref: 's', name: 'Shock', type: 'Instant', cost: '{R}', text: 'Shock deals 2 damage to target creature or player.' }],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 's', targets: ['B'] },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'activate', object: 'c', ability: 1 },
          { by: 'all', do: 'resolve' },
          { by: 'B', do: 'choose', choice: 's' },
          { by: 'all', do: 'resolve' },
        ],
        expect: { life: { B: 20 } },
      },
      { life: { B: 18 } },
    ],
    [
      'cards in a graveyard are removed from the game as a cost',
      {
        edition: '2002-10-07',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'p',
                name: 'Psychatog',
                type: 'Creature — Atog',
                cost: '{1}{U}{B}',
                pt: '1/2',
                controller: 'A',
                text: 'Discard a card from your hand: Psychatog gets +1/+1 until end of turn.\nRemove two cards in your graveyard from the game: Psychatog gets +1/+1 until end of turn.',
              },
            ],
            hand: {
              A: [
                { ref: 'h1', name: 'C1' },
                { ref: 'h2', name: 'C2' },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'p', ability: 1, additional: ['h1'] },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'activate', object: 'p', ability: 1, additional: ['h2'] },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'activate', object: 'p', ability: 2, additional: ['h1', 'h2'] },
          { by: 'all', do: 'resolve' },
        ],
        expect: { pt: { p: '4/5' }, zones: { h1: 'exile', h2: 'exile' } },
      },
      { zones: { h1: 'graveyard' } },
    ],
    [
      'a keyword and a quoted ability are given together',
      {
        edition: '2003-12-01',
        setup: {
          step: 'combat damage',
          zones: {
            battlefield: [
              { ref: 's', name: 'Knight', type: 'Creature — Knight', pt: '2/2', controller: 'A' },
              {
                ref: 'e',
                name: 'Loxodon Warhammer',
                type: 'Artifact — Equipment',
                cost: '{3}',
                controller: 'A',
                attachedTo: 's',
                text: 'Equipped creature gets +3/+0 and has trample and "Whenever this creature deals damage, you gain that much life."\nEquip {3}',
              },
            ],
          },
          attacking: { s: 'B' },
          blocking: {},
        },
        actions: [
          { by: 'all', do: 'resolve' },
          { by: 'all', do: 'resolve' },
        ],
        expect: { life: { A: 25, B: 15 } },
      },
      { life: { A: 20 } },
    ],
    [
      'mana is written out, and a creature that changed controllers cannot tap for it',
      {
        edition: '1999-04-23',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'e',
                name: 'Llanowar Elves',
                type: 'Creature — Elf',
                pt: '1/1',
                controller: 'B',
                cost: '{G}',
                text: '{T}: Add one green mana to your mana pool.',
              },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'effect', text: 'Gain control of target creature.', targets: ['e'] },
          { by: 'A', do: 'activate', object: 'e', ability: 1 },
        ],
        expect: { controller: { e: 'A' }, refused: { action: 2 } },
      },
      { controller: { e: 'B' } },
    ],
    [
      'cannot be countered by spells or abilities',
      {
        edition: '2001-07-23',
        setup: {
          mana: { A: '{G}', B: '{U}' },
          zones: {
            hand: {
              A: [
                {
                  ref: 'k',
                  name: 'Kavu Chameleon',
                  type: 'Creature — Kavu',
                  cost: '{G}',
                  pt: '4/4',
                  text: "Kavu Chameleon can't be countered by spells or abilities.",
                },
              ],
              B: [{ ref: 'cs', name: 'Counterspell', type: 'Instant', cost: '{U}', text: 'Counter target spell.' }],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'k' },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 'cs', targets: ['k'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { zones: { k: 'battlefield', cs: 'graveyard' } },
      },
      { zones: { k: 'graveyard' } },
    ],
  ]);
});
