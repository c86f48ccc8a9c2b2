/** Boards for both halves of what changed between editions: attacks, blocks and damage, and keywords. */
import { creature } from '../../demonstration/play.ts';
import { board, cast, check, choose, effect, pass, passTo } from '../look/keywords/table.ts';
import { permanent, hand, attack, blockedByTwo, type Switch } from './given.ts';

export const ofCombat: readonly Switch[] = [
  // Combat.
  [
    'rules-for-later-ones',
    '2001-07-23',
    {
      setup: board(creature('a', 'A')),
      actions: [
        effect("Creatures can't block this turn."),
        { by: 'B', do: 'effect', text: 'Create a 1/1 green Saproling creature token.' },
        { by: 'all', do: 'pass until', until: 'declare attackers' },
        attack({ a: 'B' }),
        { by: 'all', do: 'pass until', until: 'declare blockers' },
        { by: 'B', do: 'enumerate', what: 'blocks' },
      ],
    },
    { legal: { count: 2 } },
    { legal: { count: 1 } },
  ],
  [
    'put-attackers',
    '2007-10-01',
    {
      setup: { ...board(creature('a', 'A')), step: 'declare attackers' },
      actions: [
        attack({}),
        effect('Put a 3/3 green Beast creature token into play tapped and attacking.'),
        { by: 'all', do: 'pass until', until: 'end of combat' },
      ],
    },
    { life: { B: 20 } },
    { life: { B: 17 } },
  ],
  [
    'fighting-itself',
    '2018-04-27',
    {
      setup: board(creature('a', 'A', '3/9', { text: 'Absorb 1' })),
      actions: [effect('Target creature fights target creature.', 'a', 'a')],
    },
    { damage: { a: 4 } },
    { damage: { a: 5 } },
  ],
  [
    'walls',
    '2004-10-01',
    {
      setup: { step: 'declare attackers', zones: { battlefield: [creature('w', 'A', '0/4', { type: 'Creature — Wall' })] } },
      actions: [attack({ w: 'B' })],
    },
    { refused: { action: 1 } },
    { attacking: { w: true } },
  ],
  [
    'bands-with-other',
    '2009-07-11',
    {
      setup: {
        step: 'declare attackers',
        zones: {
          battlefield: [
            creature('wolf', 'A', '1/1', { type: 'Creature — Wolf', text: 'Bands with other Wolves' }),
            creature('other', 'A', '2/2', { type: 'Creature — Wolf' }),
          ],
        },
      },
      actions: [{ ...attack({ wolf: 'B', other: 'B' }), bands: [['wolf', 'other']] }],
    },
    { refused: { action: 1 } },
    { attacking: { wolf: true, other: true } },
  ],
  [
    'combat-damage',
    '2009-07-11',
    {
      setup: {
        step: 'combat damage',
        zones: { battlefield: [creature('a', 'A'), creature('b', 'B')] },
        attacking: { a: 'B' },
        blocking: { b: 'a' },
      },
      actions: [check],
    },
    { damage: { a: 0, b: 0 }, zones: { a: 'battlefield' } },
    { zones: { a: 'graveyard', b: 'graveyard' } },
  ],
  [
    'damage-order',
    '2009-07-11',
    {
      setup: blockedByTwo(''),
      actions: [attack({ a: 'B' }), passTo('declare blockers'), { by: 'B', do: 'block', blockers: { b: 'a', c: 'a' } }],
    },
    { priority: 'A', step: 'declare blockers' },
    { pending: { player: 'A', kind: 'other' } },
  ],
  [
    'damage-order',
    '2024-11-08',
    {
      setup: blockedByTwo(''),
      actions: [attack({ a: 'B' }), passTo('declare blockers'), { by: 'B', do: 'block', blockers: { b: 'a', c: 'a' } }],
    },
    { pending: { player: 'A', kind: 'other' } },
    { priority: 'A', step: 'declare blockers' },
  ],
  [
    'deathtouch-division',
    '2010-07-16',
    {
      setup: {
        step: 'combat damage',
        zones: { battlefield: [creature('a', 'A', '3/3', { text: 'Deathtouch' }), creature('b', 'B', '3/3'), creature('c', 'B', '3/3')] },
        attacking: { a: 'B' },
        blocking: { b: 'a', c: 'a' },
        damageOrder: { a: ['b', 'c'] },
      },
      actions: [{ by: 'A', do: 'enumerate', what: 'damage assignments', object: 'a' }],
    },
    { legal: { count: 4 } },
    { legal: { exactly: [{ b: 3 }, { b: 2, c: 1 }, { b: 1, c: 2 }] } },
  ],
  [
    'deathtouch',
    '2009-07-11',
    {
      setup: board(creature('a', 'A', '1/1', { text: 'Deathtouch\n{0}: ~ deals 1 damage to target creature.' }), creature('b', 'B', '5/5')),
      actions: [{ by: 'A', do: 'activate', object: 'a', targets: ['b'] }, pass],
    },
    { zones: { b: 'graveyard' }, triggered: { a: 1 } },
    { zones: { b: 'graveyard' }, triggered: { a: 0 } },
  ],
  [
    'lifelink',
    '2009-07-11',
    {
      setup: board(creature('a', 'A', '1/1', { text: 'Lifelink\n{0}: ~ deals 2 damage to target creature.' }), creature('b', 'B', '5/5')),
      actions: [{ by: 'A', do: 'activate', object: 'a', targets: ['b'] }, pass],
    },
    { life: { A: 22 }, triggered: { a: 1 } },
    { life: { A: 22 }, triggered: { a: 0 } },
  ],
  // Keywords.
  [
    'crew',
    '2022-02-18',
    {
      setup: board(permanent('car', 'A', 'Artifact Creature — Vehicle', 'Crew 2', { pt: '3/3' })),
      actions: [{ by: 'A', do: 'activate', object: 'car', additional: ['car'] }],
    },
    { tapped: { car: true } },
    { refused: { action: 1 }, tapped: { car: false } },
  ],
  [
    'graft',
    '2007-02-01',
    {
      setup: {
        zones: {
          battlefield: [creature('g', 'A', '1/1', { text: 'Graft 1' })],
          hand: { A: [hand('n', 'Creature — Bear', 'Vigilance', { pt: '2/2' })] },
        },
      },
      actions: [cast('n'), pass],
    },
    { triggered: { g: 1 } },
    { triggered: { g: 0 } },
  ],
  [
    'madness',
    '2016-04-08',
    {
      setup: { zones: { hand: { A: [hand('m', 'Instant', 'You gain 1 life.\nMadness {0}')] } } },
      actions: [effect('Target player discards a card.', 'A')],
    },
    { zones: { m: 'hand' }, pending: { player: 'A', kind: 'may' } },
    { zones: { m: 'exile' } },
  ],
  [
    'madness',
    '2006-10-01',
    {
      setup: { zones: { hand: { A: [hand('m', 'Instant', 'You gain 1 life.\nMadness {0}')] } } },
      actions: [effect('Target player discards a card.', 'A'), choose('yes'), pass, { by: 'A', do: 'pass' }],
    },
    // It may be played until its owner passes.
    { zones: { m: 'graveyard' } },
    { zones: { m: 'exile' }, pending: { player: 'A', kind: 'may' }, refused: { action: 4 } },
  ],
  [
    'hideaway',
    '2022-04-29',
    {
      setup: {
        zones: {
          hand: { A: [hand('cave', 'Land', 'Hideaway 3')] },
          library: { A: [hand('x', 'Artifact', ''), hand('y', 'Artifact', ''), hand('z', 'Artifact', '')] },
        },
      },
      actions: [
        { by: 'A', do: 'play land', object: 'cave' },
        check,
        pass,
        { by: 'A', do: 'choose', choice: 'x' },
        { by: 'A', do: 'choose', choice: 'any' },
      ],
    },
    // The others go to the bottom in an order that is asked for.
    { zones: { x: 'exile' } },
    { zones: { x: 'exile' }, refused: { action: 5 } },
  ],
  [
    'living-weapon',
    '2021-06-18',
    {
      setup: { zones: { hand: { A: [hand('claw', 'Artifact — Equipment', 'Living weapon\nEquipped creature gets +1/+1.\nEquip {2}')] } } },
      actions: [cast('claw'), pass, pass],
    },
    { tokens: [{ subtypes: ['Germ'] }] },
    { tokens: [{ subtypes: ['Phyrexian', 'Germ'] }] },
  ],
  [
    'sunburst',
    '2018-10-05',
    {
      setup: {
        mana: { A: '{R}{G}' },
        zones: {
          battlefield: [
            permanent(
              'march',
              'A',
              'Enchantment',
              'Each noncreature artifact is an artifact creature with power and toughness each equal to its mana value.',
            ),
          ],
          hand: { A: [hand('s', 'Artifact', 'Sunburst', { cost: '{2}' })] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 's' }, pass],
    },
    { counters: { s: { '+1/+1': 2 } } },
    { counters: { s: { charge: 2, '+1/+1': 0 } } },
  ],
  [
    'cascade',
    '2021-02-15',
    {
      setup: {
        mana: { A: '{3}' },
        zones: {
          hand: { A: [hand('s', 'Artifact', 'Cascade', { cost: '{3}' })] },
          library: {
            A: [
              {
                ref: 'two',
                name: 'Small',
                layout: 'modal',
                faces: [
                  { name: 'Small', cost: '{1}', type: 'Artifact' },
                  { name: 'Great', cost: '{7}', type: 'Artifact' },
                ],
              },
            ],
          },
        },
      },
      actions: [cast('s'), pass, { by: 'A', do: 'choose', choice: 'yes' }],
    },
    // Which of its faces it is cast with is asked.
    { zones: { two: 'exile' }, pending: { player: 'A', kind: 'other' } },
    { zones: { two: 'stack' } },
  ],
  [
    'suspend',
    '2024-02-02',
    {
      setup: {
        step: 'upkeep',
        librarySize: { A: 5 },
        zones: { exile: { A: [hand('v', 'Sorcery', 'Suspend 1—{U}\nYou gain 5 life.', { counters: { time: 1 } })] } },
      },
      actions: [pass],
    },
    { life: { A: 25 } },
    { life: { A: 20 }, pending: { player: 'A', kind: 'may' } },
  ],
];
