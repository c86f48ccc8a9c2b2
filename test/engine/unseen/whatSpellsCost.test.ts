/** What spells say they cost besides what is printed, and when they may be cast or activated (601.2f, 601.3, 602.5, 506.7). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const lands = (count: number, name = 'Mountain'): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ ref: `${name}${at}`, name, type: `Basic Land — ${name}`, controller: 'A' }));
const bear = (ref: string, controller: string, more: object = {}): object => ({
  ref,
  name: `Bear ${ref}`,
  type: 'Creature — Bear',
  pt: '2/2',
  controller,
  ...more,
});
const spell = (text: string, more: object = {}): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type: 'Sorcery',
  cost: '{2}{R}',
  text,
  ...more,
});
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });
const pile = (count: number, of = 'A'): readonly object[] =>
  Array.from({ length: count }, (_, at) => ({ ref: `${of}${at}`, name: 'Nook', type: 'Land' }));
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string): object => ({ by: 'all', do: 'pass until', until: step });

describe('what a spell costs', () => {
  const hit = 'Test Spell costs {2} less to cast if it targets a tapped creature.\nTest Spell deals 2 damage to target creature.';
  bothWays([
    [
      'less if it targets such a thing: that is known once the target is chosen',
      {
        edition: '2019-10-04',
        setup: {
          mana: { A: '{R}' },
          zones: { hand: { A: [spell(hit)] }, battlefield: [bear('up', 'B'), bear('down', 'B', { tapped: true })] },
        },
        actions: [cast({ targets: ['up'] }), cast({ targets: ['down'] }), resolve],
        expect: { refused: { action: 1 }, zones: { up: 'battlefield', down: 'graveyard' }, mana: { A: '' } },
      },
      { zones: { down: 'battlefield' } },
    ],
    [
      'less if something is so of its player, among three',
      {
        edition: '2021-09-24',
        players: ['A', 'B', 'C'],
        setup: {
          active: 'C',
          zones: {
            hand: { C: [spell('This spell costs {1} less to cast if you control a Wizard.\nYou gain 4 life.')] },
            battlefield: [
              bear('theirs', 'B', { type: 'Creature — Human Wizard' }),
              ...lands(2).map((land) => ({ ...land, controller: 'C' })),
            ],
          },
        },
        actions: [{ by: 'C', do: 'cast', object: 'spell' }],
        expect: { refused: { action: 1 }, life: { C: 20 }, zones: { spell: 'hand' } },
      },
      { zones: { spell: 'stack' } },
    ],
    [
      'less by X, which the text says: the greatest power; generic mana alone',
      {
        edition: '2024-02-02',
        setup: {
          mana: { A: '{1}{R}' },
          zones: {
            hand: {
              A: [
                spell('This spell costs {X} less to cast, where X is the greatest power among creatures you control.\nYou gain 1 life.', {
                  cost: '{6}{R}',
                }),
              ],
            },
            battlefield: [bear('big', 'A', { pt: '5/1' }), bear('small', 'A'), bear('theirs', 'B', { pt: '9/9' })],
          },
        },
        actions: [cast(), resolve],
        expect: { life: { A: 21 }, mana: { A: '' } },
      },
      { mana: { A: '{1}' } },
    ],
    [
      'more for each target beyond the first, in mana of a colour',
      {
        edition: '2014-05-01',
        setup: {
          mana: { A: '{W}{W}{W}' },
          zones: {
            hand: {
              A: [
                spell(
                  'Strive — Test Spell costs {W} more to cast for each target beyond the first.\nAny number of target creatures gain flying until end of turn.',
                  { cost: '{W}' },
                ),
              ],
            },
            battlefield: [bear('one', 'A'), bear('two', 'B'), bear('three', 'B'), bear('four', 'B')],
          },
        },
        actions: [cast({ targets: [['one', 'two', 'three', 'four']] }), cast({ targets: [['one', 'two', 'three']] }), resolve],
        expect: { refused: { action: 1 }, abilities: { three: { has: ['flying'] }, four: { lacks: ['flying'] } }, mana: { A: '' } },
      },
      { mana: { A: '{W}' } },
    ],
    [
      'no more for no target at all',
      {
        edition: '2026-01-16',
        setup: {
          mana: { A: '{R}' },
          zones: {
            hand: {
              A: [
                spell(
                  'This spell costs {2} more to cast for each target beyond the first.\nAny number of target creatures get +1/+0 until end of turn.',
                  { cost: '{R}' },
                ),
              ],
            },
            battlefield: [bear('one', 'A')],
          },
        },
        actions: [cast({ targets: [[]] }), resolve],
        expect: { zones: { spell: 'graveyard' }, pt: { one: '2/2' }, mana: { A: '' } },
      },
      { pt: { one: '3/2' } },
    ],
    [
      'domain: types of lands are counted and not lands, whoever has them',
      {
        edition: '2022-09-09',
        setup: {
          zones: {
            hand: {
              A: [
                spell('Domain — This spell costs {1} less to cast for each basic land type among lands you control.\nYou gain 1 life.', {
                  cost: '{4}{R}',
                }),
              ],
            },
            battlefield: [
              ...lands(2),
              { ref: 'dual', name: 'Dual', type: 'Land — Forest Island', controller: 'A' },
              { ref: 'swamp', name: 'Swamp', type: 'Basic Land — Swamp', controller: 'B' },
            ],
          },
        },
        actions: [cast(), resolve],
        // Mountain, Forest and Island: {1}{R} of three lands.
        expect: { life: { A: 21 }, zones: { spell: 'graveyard' } },
      },
      { zones: { spell: 'hand' } },
    ],
    [
      'more for opponents, and not for who has it',
      {
        edition: '2006-08-01',
        players: ['A', 'B', 'C'],
        setup: {
          active: 'A',
          mana: { A: '{R}', B: '{R}', C: '{R}{R}' },
          zones: {
            battlefield: [
              {
                ref: 'tax',
                name: 'Test Tax',
                type: 'Enchantment',
                controller: 'A',
                text: 'Spells your opponents cast cost {1} more to cast.',
              },
            ],
            hand: {
              A: [{ ref: 'a', name: 'Note A', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' }],
              B: [{ ref: 'b', name: 'Note B', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' }],
              C: [{ ref: 'c', name: 'Note C', type: 'Instant', cost: '{R}', text: 'You gain 1 life.' }],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'a' },
          { by: 'A', do: 'pass' },
          { by: 'B', do: 'cast', object: 'b' },
          { by: 'B', do: 'pass' },
          { by: 'C', do: 'cast', object: 'c' },
        ],
        expect: { refused: { action: 3 }, zones: { a: 'stack', b: 'hand', c: 'stack' }, mana: { C: '' } },
      },
      { zones: { b: 'stack' } },
    ],
    [
      'more if it targets what is protected so, in whatever order it is named',
      {
        edition: '2017-09-29',
        setup: {
          active: 'A',
          mana: { A: '{2}{R}' },
          zones: {
            battlefield: [
              bear('kopala', 'B', {
                text: 'Spells your opponents cast that target a Fish you control cost {2} more to cast.',
                type: 'Creature — Fish',
              }),
              bear('other', 'B'),
            ],
            hand: { A: [spell('Test Spell deals 2 damage to target creature.')] },
          },
        },
        actions: [cast({ targets: ['kopala'] }), cast({ targets: ['other'] }), resolve],
        expect: { refused: { action: 1 }, zones: { kopala: 'battlefield', other: 'graveyard' } },
      },
      { zones: { other: 'battlefield' } },
    ],
    [
      'less for creature spells of some power, and no less for others',
      {
        edition: '2018-07-13',
        setup: {
          mana: { A: '{G}{G}' },
          zones: {
            battlefield: [bear('goreclaw', 'A', { text: 'Creature spells you cast with power 4 or greater cost {2} less to cast.' })],
            hand: {
              A: [
                { ref: 'big', name: 'Big', type: 'Creature — Bear', pt: '4/4', cost: '{3}{G}' },
                { ref: 'small', name: 'Small', type: 'Creature — Bear', pt: '3/3', cost: '{2}{G}' },
              ],
            },
          },
        },
        actions: [
          { by: 'A', do: 'cast', object: 'small' },
          { by: 'A', do: 'cast', object: 'big' },
        ],
        expect: { refused: { action: 1 }, zones: { big: 'stack', small: 'hand' }, mana: { A: '' } },
      },
      { zones: { small: 'stack' } },
    ],
  ]);
});

describe('when something may be done', () => {
  const early = {
    ref: 'w',
    name: 'Test Worker',
    type: 'Creature — Human',
    pt: '1/1',
    controller: 'A',
    text: '{0}: You gain 1 life. Activate this ability only during your turn, before attackers are declared.',
  };
  const again = {
    ref: 'drum',
    name: 'Test Drum',
    type: 'Artifact',
    controller: 'A',
    text: '{0}: After this phase, there is an additional combat phase.',
  };
  const act = { by: 'A', do: 'activate', object: 'w' };
  bothWays([
    [
      'before attackers are declared: at the beginning of combat it may, in that step no longer, nor in the turn of another',
      {
        edition: '2010-07-16',
        setup: { active: 'A', librarySize: { A: 5, B: 5 }, zones: { battlefield: [early, bear('x', 'A')] } },
        actions: [
          act,
          until('beginning of combat'),
          act,
          resolve,
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: { x: 'B' } },
          act,
          until('postcombat main'),
          act,
          until('upkeep of B'),
          { by: 'B', do: 'pass' },
          act,
        ],
        expect: [
          { after: 4, life: { A: 22 }, step: 'beginning of combat' },
          { refused: [{ action: 7 }, { action: 9 }, { action: 12 }], life: { A: 22 } },
        ],
      },
      { life: { A: 23 } },
    ],
    [
      'and not at the beginning of another combat of that turn (506.7d)',
      {
        edition: '2024-11-08',
        setup: { active: 'A', librarySize: { A: 5, B: 5 }, zones: { battlefield: [early, again] } },
        actions: [
          until('beginning of combat'),
          { by: 'A', do: 'activate', object: 'drum' },
          resolve,
          until('declare attackers'),
          { by: 'A', do: 'attack', attackers: {} },
          until('end of combat'),
          until('beginning of combat'),
          act,
        ],
        expect: { refused: { action: 8 }, step: 'beginning of combat', life: { A: 20 } },
      },
      { life: { A: 21 } },
    ],
    [
      'no more than twice each turn, of each permanent by itself',
      {
        edition: '1999-04-23',
        setup: {
          active: 'A',
          zones: {
            battlefield: ['one', 'two'].map((ref) =>
              bear(ref, 'A', {
                text: '{0}: This creature gets +1/+0 until end of turn. Activate this ability no more than twice each turn.',
              }),
            ),
          },
        },
        actions: [...['one', 'one', 'two', 'one'].map((object) => ({ by: 'A', do: 'activate', object })), until('stack empty')],
        expect: [{ refused: { action: 4 } }, { pt: { one: '4/2', two: '3/2' } }],
      },
      { pt: { one: '5/2' } },
    ],
    [
      'only if seven cards are in the graveyard: as it is activated',
      {
        edition: '2008-01-18',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'garden',
                name: 'Test Garden',
                type: 'Land',
                controller: 'A',
                text: 'Threshold — {T}: You gain 3 life. Activate this ability only if seven or more cards are in your graveyard.',
              },
            ],
            hand: { A: [spell('You gain 1 life.', { cost: '{0}' })] },
            graveyard: { A: pile(6), B: pile(9, 'B') },
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'garden' }, cast(), resolve, { by: 'A', do: 'activate', object: 'garden' }, resolve],
        expect: { refused: { action: 1 }, life: { A: 24 } },
      },
      { life: { A: 23 } },
    ],
    [
      'as long as there are four card types among cards in a graveyard',
      {
        edition: '2016-07-13',
        setup: {
          zones: {
            battlefield: [
              bear('wolf', 'A', {
                text: 'Delirium — Bear wolf gets +2/+2 as long as there are four or more card types among cards in your graveyard.',
              }),
            ],
            hand: { A: [spell('You gain 1 life.', { cost: '{0}' })] },
            graveyard: {
              A: [
                { ref: 'ac', name: 'Golem', type: 'Artifact Creature — Golem', pt: '1/1' },
                { ref: 'l', name: 'Nook', type: 'Land' },
              ],
            },
          },
        },
        actions: [cast(), resolve],
        expect: [{ after: 1, pt: { wolf: '2/2' } }, { pt: { wolf: '4/4' } }],
      },
      { pt: { wolf: '2/2' } },
    ],
    [
      'a spell that is cast only during combat after blockers are declared',
      {
        edition: '2007-05-01',
        setup: {
          active: 'B',
          zones: {
            battlefield: [bear('x', 'B'), bear('y', 'A')],
            hand: {
              A: [
                spell(
                  'Cast Test Spell only during combat after blockers are declared.\nTest Spell deals 3 damage to target attacking creature.',
                  { type: 'Instant', cost: '{0}' },
                ),
              ],
            },
          },
        },
        actions: [
          until('declare attackers'),
          { by: 'B', do: 'attack', attackers: { x: 'A' } },
          { by: 'B', do: 'pass' },
          cast({ targets: ['x'] }),
          until('declare blockers'),
          { by: 'A', do: 'block', blockers: {} },
          { by: 'B', do: 'pass' },
          cast({ targets: ['x'] }),
          resolve,
        ],
        expect: { refused: { action: 4 }, zones: { x: 'graveyard' } },
      },
      { zones: { x: 'battlefield' } },
    ],
    [
      'a spell that is cast only if something is so',
      {
        edition: '2009-10-01',
        setup: {
          mana: { A: '{2}{R}' },
          zones: {
            battlefield: [bear('v', 'A', { type: 'Creature — Vampire' }), bear('w', 'B', { type: 'Creature — Vampire' })],
            hand: { A: [spell('Cast Test Spell only if you control two or more Vampires.\nDestroy target creature.')] },
          },
        },
        actions: [cast({ targets: ['w'] })],
        expect: { refused: { action: 1 }, zones: { spell: 'hand' } },
      },
      { zones: { spell: 'stack' } },
    ],
    [
      'as though it had flash, if more is paid',
      {
        edition: '2020-09-25',
        setup: {
          active: 'B',
          mana: { A: '{4}{R}' },
          zones: {
            hand: { A: [spell('You may cast Test Spell as though it had flash if you pay {2} more to cast it.\nYou gain 2 life.')] },
          },
        },
        actions: [{ by: 'B', do: 'pass' }, cast(), cast({ alternative: 'as though it had flash' }), resolve],
        expect: { refused: { action: 2 }, life: { A: 22 }, mana: { A: '' } },
      },
      { mana: { A: '{2}' } },
    ],
    [
      'from a graveyard, as long as something is so; and only by who owns it',
      {
        edition: '2012-02-03',
        setup: {
          active: 'A',
          mana: { A: '{B}', B: '{B}' },
          zones: {
            battlefield: [bear('z', 'A', { type: 'Creature — Zombie' })],
            graveyard: {
              A: [
                {
                  ref: 'crawler',
                  name: 'Test Crawler',
                  type: 'Creature — Zombie',
                  cost: '{B}',
                  pt: '2/1',
                  text: "Test Crawler can't block.\nYou may cast Test Crawler from your graveyard as long as you control a Zombie.",
                },
              ],
              B: [
                {
                  ref: 'theirs',
                  name: 'Test Crawler',
                  type: 'Creature — Zombie',
                  cost: '{B}',
                  pt: '2/1',
                  text: "Test Crawler can't block.\nYou may cast Test Crawler from your graveyard as long as you control a Zombie.",
                },
              ],
            },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 'theirs' }, { by: 'A', do: 'cast', object: 'crawler' }, resolve],
        expect: { refused: { action: 1 }, zones: { crawler: 'battlefield', theirs: 'graveyard' } },
      },
      { zones: { crawler: 'graveyard' } },
    ],
  ]);
});
