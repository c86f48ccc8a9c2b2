/** Several tokens at once, tokens that are attacking, what enters attacking or transformed (111.1, 508.4, 712.14a). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const creature = (ref: string, controller: string, pt: string, more: object = {}): object => ({
  ref,
  name: `Test ${ref}`,
  type: 'Creature — Bear',
  pt,
  controller,
  ...more,
});
const spell = (text: string, more: object = {}): object => ({
  ref: 'spell',
  name: 'Test Spell',
  type: 'Sorcery',
  cost: '{0}',
  text,
  ...more,
});
const cast = { by: 'A', do: 'cast', object: 'spell' };
const resolve = { by: 'all', do: 'resolve' };
const edition = '2024-06-07';

describe('tokens that are created together', () => {
  const menace = spell(
    'Create a 1/1 green Snake creature token, a 2/2 green Wolf creature token, and a 3/3 green Elephant creature token.',
  );
  bothWays([
    [
      'are each of its own kind (Bestial Menace)',
      {
        edition,
        setup: { zones: { hand: { A: [menace] } } },
        actions: [cast, resolve],
        expect: {
          tokens: [
            { controller: 'A', pt: '1/1', subtypes: ['Snake'], count: 1 },
            { controller: 'A', pt: '2/2', subtypes: ['Wolf'], count: 1 },
            { controller: 'A', pt: '3/3', subtypes: ['Elephant'], count: 1 },
          ],
        },
      },
      { tokens: [{ controller: 'A', pt: '1/1', count: 3 }] },
    ],
    [
      'enter at the same time: whoever waits for one or more sees them once',
      {
        edition,
        setup: {
          librarySize: { A: 9 },
          zones: {
            battlefield: [
              {
                ref: 'w',
                name: 'Test Watch',
                type: 'Enchantment',
                controller: 'A',
                text: 'Whenever one or more creatures enter, draw a card.',
              },
            ],
            hand: { A: [menace] },
          },
        },
        actions: [cast, resolve, resolve],
        expect: { handSize: { A: 1 } },
      },
      { handSize: { A: 3 } },
    ],
    [
      'and each by itself where each is waited for; a Food is among them',
      {
        edition,
        setup: {
          librarySize: { A: 9 },
          zones: {
            battlefield: [
              { ref: 'w', name: 'Test Watch', type: 'Enchantment', controller: 'B', text: 'Whenever a creature enters, you gain 1 life.' },
            ],
            hand: { A: [spell('Create a 1/1 white Human creature token and a Food token.')] },
          },
        },
        actions: [cast, resolve, resolve],
        expect: {
          life: { B: 21 },
          tokens: [
            { controller: 'A', pt: '1/1', subtypes: ['Human'], count: 1 },
            { controller: 'A', types: ['artifact'], subtypes: ['Food'], count: 1 },
          ],
        },
      },
      { life: { B: 22 } },
    ],
    [
      'have their own abilities (Wurmcoil Engine)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            battlefield: [
              creature('w', 'A', '6/6', {
                type: 'Artifact Creature — Wurm',
                text: 'When Test w dies, create a 3/3 colorless Wurm artifact creature token with deathtouch and a 3/3 colorless Wurm artifact creature token with lifelink.',
              }),
            ],
          },
        },
        actions: [{ by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['w'] }, { by: 'game', do: 'check' }, resolve],
        expect: { zones: { w: 'graveyard' }, tokens: [{ controller: 'A', pt: '3/3', subtypes: ['Wurm'], colors: [], count: 2 }] },
      },
      { tokens: [{ controller: 'A', pt: '3/3', count: 1 }] },
    ],
  ]);
});

describe('what enters attacking', () => {
  const hero = creature('hero', 'A', '3/4', {
    text: 'Whenever Test hero attacks, create two 1/1 white Soldier creature tokens that are tapped and attacking.',
  });
  bothWays([
    [
      'is tapped, was not declared, and deals its damage (Hero of Bladehold, 508.4)',
      {
        edition,
        setup: { step: 'declare attackers', zones: { battlefield: [hero] } },
        actions: [{ by: 'A', do: 'attack', attackers: { hero: 'B' } }, resolve, { by: 'all', do: 'pass until', until: 'end of combat' }],
        expect: { life: { B: 15 }, tokens: [{ controller: 'A', pt: '1/1', subtypes: ['Soldier'], count: 2 }] },
      },
      { life: { B: 17 } },
    ],
    [
      'is not seen by what waits for attackers',
      {
        edition,
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              hero,
              { ref: 'w', name: 'Test Watch', type: 'Enchantment', controller: 'B', text: 'Whenever a creature attacks, you gain 1 life.' },
            ],
          },
        },
        actions: [
          { by: 'A', do: 'attack', attackers: { hero: 'B' } },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { life: { B: 21 }, tokens: [{ controller: 'A', count: 2 }] },
      },
      { life: { B: 23 } },
    ],
    [
      'is no attacker where its controller is not attacking (508.4a)',
      {
        edition,
        setup: { zones: { hand: { A: [spell("Create a 1/1 white Rabbit creature token that's tapped and attacking.")] } } },
        actions: [cast, resolve],
        expect: { tokens: [{ controller: 'A', pt: '1/1', subtypes: ['Rabbit'], count: 1 }] },
      },
      { tokens: [{ controller: 'A', pt: '1/1', subtypes: ['Rabbit'], count: 2 }] },
    ],
    [
      'may be a card from the graveyard (Persistent Marshstalker)',
      {
        edition,
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              creature('o', 'A', '2/2', {
                text: 'Whenever Test o attacks, return target creature card from your graveyard to the battlefield tapped and attacking.',
              }),
            ],
            graveyard: { A: [creature('dead', 'A', '4/4')] },
          },
        },
        actions: [
          { by: 'A', do: 'attack', attackers: { o: 'B' } },
          { by: 'A', do: 'choose', choice: 'dead' },
          resolve,
          { by: 'all', do: 'pass until', until: 'end of combat' },
        ],
        expect: { life: { B: 14 }, tapped: { dead: true } },
      },
      { life: { B: 18 } },
    ],
  ]);
});

describe('what returns transformed', () => {
  const healer = (ref: string, more: object = {}): object => ({
    ref,
    layout: 'transform',
    controller: 'A',
    faces: [
      {
        name: `Test ${ref}`,
        type: 'Legendary Creature — Human Cleric',
        cost: '{0}',
        pt: '2/3',
        text: `Whenever another nontoken creature you control dies, exile Test ${ref}, then return her to the battlefield transformed under her owner's control. If you do, create a 2/2 black Zombie creature token.`,
      },
      { name: `Back of ${ref}`, type: 'Legendary Planeswalker — Liliana', loyalty: 3, text: '+2: Each player discards a card.' },
    ],
    ...more,
  });
  const kill = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['x'] };
  bothWays([
    [
      'has its back face up, and is a new object (Liliana, Heretical Healer)',
      {
        edition,
        setup: { zones: { battlefield: [healer('lili', { damage: 1 }), creature('x', 'A', '2/2')] } },
        actions: [kill, { by: 'game', do: 'check' }, resolve],
        expect: {
          types: { lili: { has: ['planeswalker'], lacks: ['creature'] } },
          loyalty: { lili: 3 },
          tokens: [{ controller: 'A', subtypes: ['Zombie'], count: 1 }],
        },
      },
      { tokens: [{ controller: 'A', subtypes: ['Zombie'], count: 0 }] },
    ],
    [
      'stays in exile where it has one face: a copy of it (712.14a)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              creature('clone', 'A', '0/0', { name: 'Test Clone', copyOf: 'lili' }),
              healer('lili', { controller: 'B', name: 'Test lili' }),
              creature('x', 'A', '2/2'),
            ],
          },
        },
        actions: [kill, { by: 'game', do: 'check' }, resolve],
        expect: { zones: { clone: 'exile', lili: 'battlefield' }, tokens: [] },
      },
      { zones: { clone: 'battlefield' } },
    ],
    [
      'comes back under your control from the graveyard (Harvest Hand)',
      {
        edition: '2017-01-20',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'x',
                layout: 'transform',
                controller: 'A',
                owner: 'B',
                faces: [
                  {
                    name: 'Test Hand',
                    type: 'Artifact Creature — Scarecrow',
                    pt: '2/2',
                    text: 'When Test Hand dies, return it to the battlefield transformed under your control.',
                  },
                  { name: 'Test Scythe', type: 'Artifact — Equipment', text: 'Equipped creature gets +1/+1.\nEquip {1}' },
                ],
              },
            ],
          },
        },
        actions: [kill, { by: 'game', do: 'check' }, resolve],
        expect: { zones: { x: 'battlefield' }, controller: { x: 'A' }, name: { x: 'Test Scythe' } },
      },
      { controller: { x: 'B' } },
    ],
  ]);
});

describe('tokens that a replacement makes more of', () => {
  const more = {
    ref: 'more',
    name: 'Test more',
    type: 'Enchantment',
    controller: 'A',
    text: 'If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.',
  };
  const role = (by: string) => ({ by, do: 'effect', text: 'Create a Wicked Role token attached to target creature.', targets: ['bear'] });
  const check = { by: 'all', do: 'check' };
  const setup = (...battlefield: readonly object[]): object => ({ zones: { battlefield: [creature('bear', 'A', '2/2'), ...battlefield] } });
  bothWays([
    [
      'have timestamps of their own: of two Roles of one player the older goes',
      { edition, setup: setup(more), actions: [role('A'), check, resolve], expect: { pt: { bear: '3/3' }, life: { B: 19 } } },
      { pt: { bear: '4/4' } },
    ],
    [
      'are as one where nothing makes more of them',
      { edition, setup: setup(), actions: [role('A'), check], expect: { pt: { bear: '3/3' }, life: { B: 20 } } },
      { life: { B: 19 } },
    ],
    [
      'stay beside a Role of another player',
      { edition, setup: setup(more), actions: [role('B'), role('A'), check, resolve], expect: { pt: { bear: '4/4' } } },
      { pt: { bear: '3/3' } },
    ],
    [
      'are as many as they were',
      {
        edition,
        setup: setup(more),
        actions: [{ by: 'A', do: 'effect', text: 'Create two 1/1 green Saproling creature tokens.' }],
        expect: { tokens: [{ controller: 'A', pt: '1/1', subtypes: ['Saproling'], count: 4 }] },
      },
      { tokens: [{ controller: 'A', pt: '1/1', subtypes: ['Saproling'], count: 2 }] },
    ],
  ]);
});
