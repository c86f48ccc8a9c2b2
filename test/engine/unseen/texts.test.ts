/** Texts that scenarios by a tester who had not seen the engine brought up in editions since 2010, and that were not read once. */
import { describe, expect, it } from 'vitest';
import { activate, cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

type Case = readonly [sentence: string, scenario: Record<string, unknown>];

const run = (_: string, scenario: Record<string, unknown>): void => {
  const result = play(scenario);
  expect(result.failures).toEqual([]);
  expect(verdict(result)).toBe('passed');
};

const spell = (ref: string, text: string, more: object = {}) => ({ ref, name: ref, type: 'Instant', cost: '{R}', text, ...more });
const enchantment = (ref: string, controller: string, text: string, more: object = {}) => ({
  ref,
  name: ref,
  controller,
  type: 'Enchantment',
  text,
  ...more,
});

describe('ward', () => {
  const shock = spell('shock', 'This spell deals 3 damage to any target.');
  const warded = (text: string, mana: string, ...then: readonly object[]) => ({
    edition: '2022-09-08',
    setup: { mana: { A: mana }, zones: { battlefield: [creature('cat', 'B', '2/2', { text })], hand: { A: [shock] } } },
    actions: [cast('shock', { targets: ['cat'], pay: '{R}' }), resolve, ...then],
  });
  const cases: readonly Case[] = [
    [
      'counters what nobody pays for',
      {
        ...warded('Ward {2}', '{R}'),
        expect: { zones: { shock: 'graveyard', cat: 'battlefield' }, triggered: { cat: 1 }, cites: ['702.21a'] },
      },
    ],
    [
      'lets pass what is paid for',
      { ...warded('Ward {2}', '{R}{2}', choose('yes'), resolve), expect: { zones: { cat: 'graveyard' }, mana: { A: '' } } },
    ],
    [
      'may cost life',
      { ...warded('Ward—Pay 3 life.', '{R}', choose('yes'), resolve), expect: { life: { A: 17 }, zones: { cat: 'graveyard' } } },
    ],
    [
      'does not trigger for its own controller',
      {
        edition: '2023-11-17',
        setup: { mana: { A: '{R}' }, zones: { battlefield: [creature('cat', 'A', '2/2', { text: 'Ward {2}' })], hand: { A: [shock] } } },
        actions: [cast('shock', { targets: ['cat'] }), resolve],
        expect: { zones: { cat: 'graveyard' }, triggered: { cat: 0 } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});

describe('a Saga', () => {
  const text = 'I, II — You gain 1 life.\nIII — Each opponent loses 5 life.';
  const saga = { ref: 'saga', name: 'Saga', type: 'Enchantment — Saga', cost: '{W}', text };
  const cases: readonly Case[] = [
    [
      'enters with a lore counter, which tells its first chapter',
      {
        edition: '2018-04-27',
        setup: { mana: { A: '{W}' }, zones: { hand: { A: [saga] } } },
        actions: [cast('saga'), resolve, resolve],
        expect: { counters: { saga: { lore: 1 } }, life: { A: 21 }, triggered: { saga: 1 } },
      },
    ],
    [
      'gets another in the precombat main phase of its controller, and is sacrificed behind the last chapter',
      {
        edition: '2020-09-25',
        setup: {
          step: 'draw',
          turn: 3,
          librarySize: { A: 3 },
          zones: { battlefield: [{ ...saga, controller: 'A', counters: { lore: 2 } }] },
        },
        actions: [until('precombat main', false), resolve],
        expect: [
          { after: 1, zones: { saga: 'battlefield' }, counters: { saga: { lore: 3 } } },
          { zones: { saga: 'graveyard' }, life: { B: 15 }, cites: ['704.5s', '714.3b'] },
        ],
      },
    ],
    ...(
      [
        ['2021-06-18', 'graveyard', 'is sacrificed'],
        ['2025-06-06', 'battlefield', 'stays'],
      ] as const
    ).map(([edition, zone, what]): Case => [
      `${what} when it has lost its chapters (${edition})`,
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              { ...saga, controller: 'A', type: 'Enchantment Land — Saga', counters: { lore: 1 } },
              enchantment('moon', 'B', 'Nonbasic lands are Mountains.'),
            ],
          },
        },
        actions: [{ by: 'all', do: 'check' }],
        expect: { zones: { saga: zone } },
      },
    ]),
  ];
  it.each(cases)('%s', run);
});

describe('what a player has', () => {
  const walker = (text: string) => ({ ref: 'pw', name: 'Pw', controller: 'A', type: 'Planeswalker — Elspeth', loyalty: 7, text });
  const cases: readonly Case[] = [
    [
      'an emblem goes on when its planeswalker is gone',
      {
        edition: '2013-07-13',
        setup: {
          zones: {
            battlefield: [
              walker('−7: You get an emblem with "Creatures you control get +2/+2 and have flying."'),
              creature('a', 'A'),
              creature('b', 'B'),
            ],
          },
        },
        actions: [activate('pw'), resolve],
        expect: { pt: { a: '4/4', b: '2/2' }, abilities: { a: { has: ['flying'] } }, zones: { pw: 'graveyard' } },
      },
    ],
    [
      'energy pays as long as there is enough',
      {
        edition: '2017-01-20',
        setup: { zones: { battlefield: [creature('cub', 'A', '2/2', { text: 'Pay {E}{E}: Put a +1/+1 counter on ~.' })] } },
        actions: [effect('You get {E}{E}{E}.'), activate('cub'), resolve, activate('cub')],
        expect: { pt: { cub: '3/3' }, refused: { action: 4 } },
      },
    ],
    [
      'poison is counted as counters',
      {
        edition: '2023-04-14',
        setup: {
          poison: { B: 3 },
          zones: {
            battlefield: [creature('a', 'A', '2/2', { text: 'As long as an opponent has three or more poison counters, ~ has lifelink.' })],
          },
        },
        expect: { abilities: { a: { has: ['lifelink'] } } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});

describe('keyword actions', () => {
  const library = { A: [{ ref: 'land', name: 'Island', type: 'Basic Land — Island' }, creature('card', 'A')].map(({ ...each }) => each) };
  const cases: readonly Case[] = [
    [
      'explore shows a land, then another card',
      {
        edition: '2017-09-29',
        setup: { zones: { battlefield: [creature('a', 'A')], library } },
        actions: [effect('Target creature explores.', 'a'), effect('Target creature explores.', 'a'), choose('yes')],
        expect: [
          { after: 1, zones: { land: 'hand' }, counters: { a: {} } },
          { zones: { card: 'graveyard' }, counters: { a: { '+1/+1': 1 } } },
        ],
      },
    ],
    [
      'connive counts what is no land',
      {
        edition: '2022-04-29',
        setup: { zones: { battlefield: [creature('a', 'A')], library } },
        actions: [effect('Target creature connives.', 'a'), effect('Target creature connives.', 'a')],
        expect: [
          { after: 1, zones: { land: 'graveyard' }, pt: { a: '2/2' } },
          { zones: { card: 'graveyard' }, pt: { a: '3/3' } },
        ],
      },
    ],
    [
      'populate copies one creature token of its player',
      {
        edition: '2012-10-01',
        setup: { zones: { battlefield: [creature('Wurm', 'A', '5/5', { token: true }), creature('Elf', 'B', '1/1', { token: true })] } },
        actions: [effect('Populate.')],
        expect: {
          tokens: [
            { name: 'Wurm', controller: 'A', count: 2 },
            { name: 'Elf', count: 1 },
          ],
        },
      },
    ],
    [
      'monstrosity happens once',
      {
        edition: '2013-11-01',
        setup: { mana: { A: '{C}{C}' }, zones: { battlefield: [creature('a', 'A', '2/2', { text: '{1}: Monstrosity 3.' })] } },
        actions: [activate('a'), resolve, activate('a'), resolve],
        expect: { pt: { a: '5/5' }, mana: { A: '' } },
      },
    ],
    [
      'investigate makes a Clue that can be used up',
      {
        edition: '2016-04-08',
        setup: { mana: { A: '{2}' }, librarySize: { A: 2 } },
        actions: [effect('Investigate.'), activate('Clue#1'), resolve],
        expect: [
          { after: 1, tokens: [{ name: 'Clue', types: ['artifact'], subtypes: ['Clue'], count: 1 }] },
          { handSize: { A: 1 }, tokens: [] },
        ],
      },
    ],
  ];
  it.each(cases)('%s', run);
});

describe('abilities of creatures', () => {
  const attackers = (text: string) => ({ battlefield: [creature('a', 'A', '1/1', { text }), creature('b', 'A'), creature('c', 'A')] });
  const growth = (ref: string) => spell(ref, 'Target creature gains flying until end of turn.');
  const cases: readonly Case[] = [
    [
      'battle cry helps each other attacker',
      {
        edition: '2011-02-04',
        setup: { step: 'declare attackers', zones: attackers('Battle cry') },
        actions: [{ by: 'A', do: 'attack', attackers: { a: 'B', b: 'B' } }, resolve],
        expect: { pt: { a: '1/1', b: '3/2', c: '2/2' } },
      },
    ],
    [
      'decayed is gone behind its attack',
      {
        edition: '2021-09-24',
        setup: { step: 'declare attackers', zones: attackers('Decayed') },
        actions: [{ by: 'A', do: 'attack', attackers: { a: 'B' } }, until('postcombat main')],
        expect: { zones: { a: 'graveyard' }, life: { B: 19 } },
      },
    ],
    [
      'heroic waits for spells that target it',
      {
        edition: '2013-11-01',
        setup: {
          mana: { A: '{R}{R}' },
          zones: {
            ...attackers('Heroic — Whenever you cast a spell that targets ~, put a +1/+1 counter on ~.'),
            hand: { A: [growth('x'), growth('y')] },
          },
        },
        actions: [cast('x', { targets: ['b'] }), resolve, cast('y', { targets: ['a'] }), resolve],
        expect: { triggered: { a: 1 }, counters: { a: { '+1/+1': 1 } }, zones: { y: 'stack' } },
      },
    ],
    [
      'a leveler is what its level says',
      {
        edition: '2010-07-16',
        setup: {
          mana: { A: '{W}' },
          zones: {
            battlefield: [creature('k', 'A', '1/1', { text: 'Level up {W}\nLEVEL 1-3\n2/2\nFirst strike\nLEVEL 4+\n4/4\nDouble strike' })],
          },
        },
        actions: [activate('k'), resolve],
        expect: [
          { after: 0, pt: { k: '1/1' }, abilities: { k: { lacks: ['first strike', 'double strike'] } } },
          { pt: { k: '2/2' }, abilities: { k: { has: ['first strike'], lacks: ['double strike'] } } },
        ],
      },
    ],
    [
      'cannot be blocked by more than one',
      {
        edition: '2022-02-18',
        setup: {
          step: 'declare attackers',
          attacking: { a: 'B' },
          zones: {
            battlefield: [
              creature('a', 'A', '4/4', { text: "~ can't be blocked by more than one creature." }),
              creature('b', 'B'),
              creature('c', 'B'),
            ],
          },
        },
        actions: [until('declare blockers', false), { by: 'B', do: 'enumerate', what: 'blocks' }],
        expect: { legal: { exactly: [{}, { b: 'a' }, { c: 'a' }] } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});

describe('what is told of spells and of life', () => {
  const cases: readonly Case[] = [
    [
      'a copy counts where casting or copying does, for its own controller',
      {
        edition: '2021-04-22',
        setup: {
          mana: { A: '{R}{R}' },
          zones: {
            battlefield: [
              creature('a', 'A', '1/1', { text: 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.' }),
              creature('b', 'B', '1/1', { text: 'Whenever you cast or copy an instant or sorcery spell, you gain 1 life.' }),
            ],
            hand: {
              A: [spell('shock', 'This spell deals 2 damage to any target.'), spell('fork', 'Copy target instant or sorcery spell.')],
            },
          },
        },
        actions: [cast('shock', { targets: ['B'] }), cast('fork', { targets: ['shock'] }), until('stack empty')],
        expect: { life: { A: 23, B: 16 }, triggered: { a: 3, b: 0 } },
      },
    ],
    [
      'life that all opponents lost comes together',
      {
        edition: '2019-01-25',
        players: ['A', 'B', 'C'],
        actions: [effect('Each opponent loses 3 life. You gain life equal to the life lost this way.')],
        expect: { life: { A: 26, B: 17, C: 17 } },
      },
    ],
    [
      'a name of two letters is a name',
      {
        edition: '2020-04-17',
        setup: { zones: { battlefield: [creature('Lo', 'A', '1/1', { text: 'When Lo dies, you gain 2 life.' })] } },
        actions: [effect('Destroy all creatures.'), until('stack empty')],
        expect: { life: { A: 22 } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});

describe('costs', () => {
  const shock = spell('shock', 'This spell deals 2 damage to any target.');
  const cases: readonly Case[] = [
    [
      'are counted where they were paid several times',
      {
        edition: '2010-02-01',
        setup: {
          mana: { A: '{R}{R}{R}' },
          zones: {
            hand: {
              A: [
                spell('chalice', 'Multikicker {1}\n~ enters the battlefield with a charge counter on it for each time it was kicked.', {
                  type: 'Artifact',
                }),
              ],
            },
          },
        },
        actions: [cast('chalice', { kicked: 2 }), resolve],
        expect: { counters: { chalice: { charge: 2 } } },
      },
    ],
    [
      'may send a card to "owner\'s hand", as it was written in 1999',
      {
        edition: '1999-04-23',
        setup: { zones: { battlefield: [{ ...shock, controller: 'A', type: 'Artifact', text: '' }] } },
        actions: [effect("Return target artifact to owner's hand.", 'shock')],
        expect: { zones: { shock: 'hand' } },
      },
    ],
    [
      'are three mana at least, as long as it is untapped',
      {
        edition: '2016-07-22',
        setup: {
          mana: { A: '{R}{R}{R}' },
          zones: {
            battlefield: [
              enchantment(
                't',
                'B',
                'As long as ~ is untapped, each spell that would cost less than three mana to cast costs three mana to cast.',
              ),
            ],
            hand: { A: [shock] },
          },
        },
        actions: [cast('shock', { targets: ['B'] })],
        expect: { mana: { A: '' } },
      },
    ],
    [
      'are due for each attacker',
      {
        edition: '2014-06-01',
        setup: {
          step: 'declare attackers',
          mana: { A: '{3}' },
          zones: {
            battlefield: [
              enchantment(
                'p',
                'B',
                "Creatures can't attack you unless their controller pays {2} for each creature he or she controls that's attacking you.",
              ),
              creature('a', 'A'),
              creature('b', 'A'),
            ],
          },
        },
        actions: [
          { by: 'A', do: 'attack', attackers: { a: 'B', b: 'B' } },
          { by: 'A', do: 'attack', attackers: { a: 'B' } },
        ],
        expect: { refused: { action: 1 }, attacking: { a: true, b: false }, mana: { A: '{C}' } },
      },
    ],
    [
      'are less by undaunted for each opponent',
      {
        edition: '2016-11-11',
        players: ['A', 'B', 'C'],
        setup: { mana: { A: '{R}' }, zones: { hand: { A: [spell('s', 'Undaunted\nYou gain 1 life.', { cost: '{2}{R}' })] } } },
        actions: [cast('s'), resolve],
        expect: { life: { A: 21 } },
      },
    ],
  ];
  it.each(cases)('%s', run);
});
