/** Boards for both halves of what changed between 1999 and 2006, as it was found the second time. */
import { creature } from '../../demonstration/play.ts';
import { board, check, effect, passTo } from '../look/keywords/table.ts';
import { type Given, hand, heads, permanent, type Switch } from './given.ts';

const resolve: Given = { by: 'all', do: 'resolve' };
const sizes = { librarySize: { A: 20, B: 20 } };
const empty: Given = { by: 'all', do: 'pass until', until: 'stack empty' };

/** A spell is cast at two targets, and the first of them dies. */
const illegal = (text: string, ...targets: readonly string[]) => ({
  setup: {
    ...sizes,
    zones: { battlefield: [creature('x', 'A', '3/3'), creature('y', 'B', '9/9')], hand: { A: [hand('spell', 'Sorcery', text)] } },
  },
  actions: [{ by: 'A', do: 'cast', object: 'spell', targets }, effect('Destroy target creature.', 'x'), empty],
});
const bite = illegal('Target creature deals damage equal to its power to another target creature.', 'x', 'y');

const spring = permanent('spring', 'A', 'Land', '{T}: Target player adds {G} to his or her mana pool.');

/** One creature must attack, and only one may: the other attacks. */
const instead = {
  setup: board(
    creature('must', 'A', '2/2', { text: '~ attacks each turn if able.' }),
    creature('other', 'A'),
    permanent('gate', 'A', 'Enchantment', 'No more than one creature can attack each turn.'),
  ),
  actions: [passTo('declare attackers'), { by: 'A', do: 'attack', attackers: { other: 'B' } }],
};
const attacks: Given = { attacking: { other: true } };
const refused: Given = { refused: { action: 2 } };

/** Damage of a red creature is on the stack; it is given up, and named as a source. */
const given = {
  setup: {
    ...board(
      creature('x', 'A', '3/3', { cost: '{R}', text: 'Sacrifice ~: You gain 1 life.' }),
      creature('red', 'A', '2/2', { cost: '{R}' }),
      permanent(
        'circle',
        'B',
        'Enchantment',
        '{0}: The next time a red source of your choice would deal damage to you this turn, prevent that damage.',
      ),
    ),
    step: 'declare blockers',
    attacking: { x: 'B' },
    blocking: {},
  },
  actions: [
    passTo('combat damage'),
    { by: 'A', do: 'activate', object: 'x' },
    resolve,
    { by: 'A', do: 'pass' },
    { by: 'B', do: 'activate', object: 'circle' },
    resolve,
  ],
};
const asked: Given = { pending: { player: 'B', kind: 'object' } };
const unasked: Given = { priority: 'A' };

const legendary = {
  setup: board(permanent('x', 'A', 'Basic Land — Forest')),
  actions: [effect('Target land becomes legendary until end of turn.', 'x')],
};
const turned = {
  setup: board(creature('x', 'A', '2/2', { type: 'Creature — Elf Legend' })),
  actions: [effect('Target creature becomes an artifact until end of turn.', 'x')],
};

/** What has flying itself is younger than what takes it. */
const grounded = {
  setup: board(
    permanent('gravity', 'A', 'Enchantment', 'All creatures lose flying.', { timestamp: 1 }),
    creature('x', 'A', '2/2', { text: '~ has flying as long as you control an enchantment.', timestamp: 2 }),
  ),
  actions: [check],
};
const flies: Given = { abilities: { x: { has: ['flying'] } } };
const flightless: Given = { abilities: { x: { lacks: ['flying'] } } };

export const ofTheFirstEditionsAgain: readonly Switch[] = [
  // What left, and what is no target any more.
  [
    'found-where-hidden',
    '2002-10-07',
    {
      setup: { ...sizes, ...board(permanent('x', 'A', 'Artifact', 'When ~ leaves play, remove it from the game.', { owner: 'B' })) },
      actions: [effect("Return target artifact to its owner's hand.", 'x'), check, empty],
    },
    { zones: { x: 'exile' } },
    { zones: { x: 'hand' } },
  ],
  [
    'illegal-information',
    '2015-07-17',
    illegal("Target player gains life equal to target creature's power.", 'A', 'x'),
    { life: { A: 23 } },
    { life: { A: 20 } },
  ],
  ['illegal-doers', '2002-10-07', bite, { damage: { y: 3 } }, { damage: { y: 0 } }],
  ['illegal-doers', '2003-05-26', bite, { damage: { y: 0 } }, { damage: { y: 3 } }],
  ['illegal-doers', '2003-07-01', bite, { damage: { y: 3 } }, { damage: { y: 0 } }],
  [
    'targeted-mana',
    '2007-05-01',
    { setup: board(spring), actions: [{ by: 'A', do: 'activate', object: 'spring', targets: ['B'] }] },
    { mana: { B: '{G}' } },
    { mana: { B: '' } },
  ],
  // Combat.
  ['requirements-compared', '2003-03-15', instead, attacks, refused],
  ['requirements-compared', '2003-05-26', instead, refused, attacks],
  ['requirements-compared', '2003-07-01', instead, attacks, refused],
  [
    'requirements-compared',
    '2007-05-01',
    {
      setup: board(creature('must', 'A', '2/2', { text: "~ attacks each turn if able.\n~ can't attack alone." }), creature('other', 'A')),
      actions: [passTo('declare attackers'), { by: 'A', do: 'attack', attackers: {} }],
    },
    { attacking: { must: false } },
    refused,
  ],
  ['referred-sources', '2003-07-01', given, asked, unasked],
  ['referred-sources', '2004-10-01', given, unasked, asked],
  [
    'damaged-as-no-creature',
    '2001-07-23',
    {
      setup: {
        ...board(creature('x', 'A', '3/3'), creature('y', 'B', '2/5')),
        step: 'declare blockers',
        attacking: { x: 'B' },
        blocking: { y: 'x' },
      },
      actions: [passTo('combat damage'), effect('Target creature becomes an artifact until end of turn.', 'y'), resolve],
    },
    { damage: { y: 3, x: 2 } },
    { damage: { y: 0, x: 2 } },
  ],
  // What things are.
  [
    'becoming-artifact-creature',
    '2003-07-01',
    {
      setup: board(permanent('x', 'A', 'Artifact Land')),
      actions: [effect('Target land becomes a 2/2 artifact creature until end of turn.', 'x')],
    },
    { types: { x: ['artifact', 'creature'] } },
    { types: { x: ['artifact', 'creature', 'land'] } },
  ],
  ['gained-supertypes', '2005-08-01', legendary, { supertypes: { x: ['basic', 'legendary'] } }, { supertypes: { x: ['legendary'] } }],
  ['gained-supertypes', '2005-10-01', legendary, { supertypes: { x: ['legendary'] } }, { supertypes: { x: ['basic', 'legendary'] } }],
  ['legend-turned', '2001-07-23', turned, { supertypes: { x: [] } }, { supertypes: { x: ['legendary'] } }],
  ['legend-turned', '2003-07-01', turned, { supertypes: { x: ['legendary'] } }, { supertypes: { x: [] } }],
  [
    'creature-auras',
    '2004-06-01',
    {
      setup: board(creature('x', 'A'), permanent('aura', 'A', 'Enchant Creature', 'Enchanted creature gets +1/+1.', { attachedTo: 'x' })),
      actions: [effect('Target enchantment becomes a 2/2 creature in addition to its other types until end of turn.', 'aura'), check],
    },
    { zones: { aura: 'battlefield' }, pt: { x: '3/3' } },
    { zones: { aura: 'graveyard' }, pt: { x: '2/2' } },
  ],
  [
    'attacking-alone',
    '2003-07-01',
    {
      setup: board(creature('x', 'A', '2/2', { text: "~ gets +2/+2 as long as it's attacking alone." }), creature('y', 'A')),
      actions: [
        passTo('declare attackers'),
        { by: 'A', do: 'attack', attackers: { x: 'B', y: 'B' } },
        effect('Destroy target creature.', 'y'),
        check,
      ],
    },
    { pt: { x: '2/2' } },
    { pt: { x: '4/4' } },
  ],
  ['defined-abilities', '2003-07-01', grounded, flies, flightless],
  ['defined-abilities', '2005-08-01', grounded, flightless, flies],
  [
    'attached-anew',
    '2001-07-23',
    {
      setup: board(
        creature('x', 'A'),
        creature('y', 'A'),
        permanent('old', 'A', 'Enchant Creature', 'Enchanted creature is red.', { attachedTo: 'x', timestamp: 1 }),
        permanent('young', 'A', 'Enchant Creature', 'Enchanted creature is blue.', { attachedTo: 'y', timestamp: 2 }),
      ),
      actions: [effect('Attach target enchantment to target creature.', 'old', 'y'), check],
    },
    { colors: { y: ['blue'] } },
    { colors: { y: ['red'] } },
  ],
  // What is chosen, and what waits.
  [
    'mana-triggers',
    '2001-07-23',
    {
      setup: {
        ...sizes,
        zones: { hand: { A: [hand('x', 'Creature — Elf', 'When ~ comes into play, add {G} to your mana pool.', { pt: '1/1' })] } },
      },
      actions: [{ by: 'A', do: 'cast', object: 'x' }, resolve],
    },
    { mana: { A: '{G}' } },
    { mana: { A: '' } },
  ],
  [
    'nouns-as-types',
    '2002-10-07',
    {
      setup: { ...sizes, zones: { hand: { A: [hand('x', 'Enchantment', 'As ~ comes into play, choose a creature type.')] } } },
      actions: [{ by: 'A', do: 'cast', object: 'x' }, resolve, { by: 'A', do: 'choose', choice: 'Lantern' }],
    },
    { zones: { x: 'battlefield' } },
    { refused: { action: 3 } },
  ],
  [
    'least-parts',
    '2001-07-23',
    {
      setup: {
        ...sizes,
        zones: {
          battlefield: [creature('x', 'B', '9/9'), creature('y', 'B', '9/9')],
          hand: { A: [hand('spell', 'Sorcery', '~ deals 2 damage divided as you choose among two target creatures.')] },
        },
      },
      actions: [{ by: 'A', do: 'cast', object: 'spell', targets: ['x', 'y'], divide: { x: 2, y: 0 } }, empty],
    },
    { damage: { x: 2, y: 0 } },
    { refused: { action: 1 } },
  ],
  // Teams.
  [
    'team-life',
    '2005-10-01',
    { ...heads, setup: { ...sizes, life: { A: 25, C: 30 } }, actions: [effect('Your life total becomes 20.')] },
    { life: { A: 20 } },
    { life: { A: 32 } },
  ],
];
