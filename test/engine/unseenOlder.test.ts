/** What scenarios of 1999 to 2010 by a tester who had not seen the engine found: each was refused or told wrongly once. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../demonstration/play.ts';

/** A name, a scenario, and what it must not be found to show. */
type Case = readonly [name: string, scenario: Readonly<Record<string, unknown>>, wrong: Readonly<Record<string, unknown>>];

const bothWays = (cases: readonly Case[]): void => {
  it.each(cases)('%s', (_, scenario, wrong) => {
    expect(verdict(play(scenario))).toBe('passed');
    expect(verdict(play({ ...scenario, expect: wrong }))).toMatch(/^failed /);
  });
};

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
