/** What stands behind a noun sets it apart: whose it is, what it is attached to, what it is called, what it is not (109, 115, 201). */
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
const cast = (more: object = {}): object => ({ by: 'A', do: 'cast', object: 'spell', ...more });
const resolve = { by: 'all', do: 'resolve' };
const check = { by: 'game', do: 'check' };
const choose = (choice: unknown, by = 'A'): object => ({ by, do: 'choose', choice });
const three = ['A', 'B', 'C'];

describe('what a player controls who is a target', () => {
  bothWays([
    [
      'is taken, of one of three players alone (River’s Rebuke)',
      {
        edition: '2024-06-07',
        players: three,
        setup: {
          zones: {
            battlefield: [
              creature('b', 'B', '2/2'),
              { ref: 'land', name: 'Forest', type: 'Basic Land — Forest', controller: 'B' },
              creature('mine', 'B', '1/1', { owner: 'A' }),
              creature('c', 'C', '2/2'),
            ],
            hand: { A: [spell("Return all nonland permanents target player controls to their owner's hand.")] },
          },
        },
        actions: [cast({ targets: ['B'] }), resolve],
        expect: { zones: { b: 'hand', land: 'battlefield', c: 'battlefield', mine: 'hand' }, handSize: { A: 1, B: 1, C: 0 } },
      },
      { zones: { c: 'hand' } },
    ],
    [
      'is what it is as the effect begins: who comes later does not shrink (611.2c, Marsh Casualties)',
      {
        edition: '2024-06-07',
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2'), creature('a', 'A', '2/2')],
            hand: { A: [spell('Creatures target player controls get -1/-1 until end of turn.')] },
          },
        },
        actions: [
          cast({ targets: ['B'] }),
          resolve,
          { by: 'A', do: 'effect', text: 'Gain control of target creature until end of turn.', targets: ['b'] },
          { by: 'B', do: 'effect', text: 'Create a 2/2 green Bear creature token.', controller: 'B' },
        ],
        expect: { pt: { b: '1/1', a: '2/2' }, tokens: [{ controller: 'B', pt: '2/2', count: 1 }] },
      },
      { pt: { a: '1/1' } },
    ],
    [
      'is not touched where the player cannot be a target any more (608.2b)',
      {
        edition: '2024-06-07',
        setup: {
          zones: {
            battlefield: [creature('b', 'B', '2/2')],
            hand: {
              A: [spell('Destroy all creatures target opponent controls. Draw a card.')],
              B: [{ ref: 'line', name: 'Test Leyline', type: 'Enchantment', cost: '{0}', text: 'Flash\nYou have hexproof.' }],
            },
          },
          librarySize: { A: 5 },
        },
        actions: [cast({ targets: ['B'] }), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'line' }, resolve, resolve],
        expect: { zones: { b: 'battlefield', spell: 'graveyard' }, handSize: { A: 0 } },
      },
      { handSize: { A: 1 } },
    ],
    [
      'counts for you (Theft of Dreams)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            battlefield: [
              creature('b', 'B', '2/2', { tapped: true }),
              creature('c', 'B', '2/2'),
              creature('a', 'A', '2/2', { tapped: true }),
            ],
            hand: { A: [spell('Draw a card for each tapped creature target opponent controls.')] },
          },
          librarySize: { A: 5 },
        },
        actions: [cast({ targets: ['B'] }), resolve],
        expect: { handSize: { A: 1 } },
      },
      { handSize: { A: 2 } },
    ],
  ]);
});

describe('what is attached to something', () => {
  const sword = {
    ref: 'sword',
    name: 'Test Sword',
    type: 'Artifact — Equipment',
    text: 'Equipped creature gets +1/+0.\nEquip {1}',
    controller: 'B',
  };
  const aura = (ref: string, controller: string, attachedTo: string, more: object = {}): object => ({
    ref,
    name: `Test ${ref}`,
    type: 'Enchantment — Aura',
    text: 'Enchant creature\nEnchanted creature gets +0/+1.',
    controller,
    attachedTo,
    ...more,
  });
  bothWays([
    [
      'is exiled with it, and what is attached to another is not (Soul Nova)',
      {
        edition: '2014-02-01',
        setup: {
          step: 'declare attackers',
          active: 'B',
          zones: {
            battlefield: [
              creature('x', 'B', '2/2'),
              creature('y', 'B', '2/2'),
              { ...sword, attachedTo: 'x' },
              { ...sword, ref: 'other', attachedTo: 'y' },
              aura('skin', 'B', 'x'),
            ],
            hand: { A: [spell('Exile target attacking creature and all Equipment attached to it.', { type: 'Instant' })] },
          },
        },
        actions: [{ by: 'B', do: 'attack', attackers: { x: 'A' } }, { by: 'B', do: 'pass' }, cast({ targets: ['x'] }), resolve, check],
        expect: { zones: { x: 'exile', sword: 'exile', other: 'battlefield', skin: 'graveyard' } },
      },
      { zones: { sword: 'battlefield' } },
    ],
    [
      'makes it grow, whoever controls it (Rabid Wombat)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            battlefield: [
              creature('w', 'A', '0/1', { text: 'Test w gets +2/+2 for each Aura attached to it.' }),
              creature('x', 'A', '2/2'),
              aura('one', 'A', 'w'),
              aura('two', 'B', 'w'),
              aura('three', 'A', 'x'),
            ],
          },
        },
        actions: [check],
        expect: { pt: { w: '4/7', x: '2/3' } },
      },
      { pt: { w: '6/9' } },
    ],
    [
      'is a target only where it is attached to such a thing (Miracle Worker)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            battlefield: [
              creature('w', 'A', '0/1', { text: '{T}: Destroy target Aura attached to a creature you control.' }),
              creature('x', 'B', '2/2'),
              aura('one', 'B', 'w'),
              aura('two', 'B', 'x'),
            ],
          },
        },
        actions: [
          { by: 'A', do: 'activate', object: 'w', ability: 1, targets: ['two'] },
          { by: 'A', do: 'activate', object: 'w', ability: 1, targets: ['one'] },
          resolve,
        ],
        expect: { refused: [{ action: 1, rule: '601.2c' }], zones: { one: 'graveyard', two: 'battlefield' } },
      },
      { zones: { one: 'battlefield' } },
    ],
    [
      'is not what is destroyed where nothing is: those that are enchanted stay (Winds of Rath)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            battlefield: [creature('x', 'A', '2/2'), creature('y', 'B', '2/2'), aura('one', 'A', 'y'), { ...sword, attachedTo: 'x' }],
            hand: { A: [spell("Destroy all creatures that aren't enchanted. They can't be regenerated.")] },
          },
        },
        actions: [cast(), resolve, check],
        expect: { zones: { x: 'graveyard', y: 'battlefield', one: 'battlefield', sword: 'battlefield' } },
      },
      { zones: { y: 'graveyard' } },
    ],
  ]);
});

describe('what is called so', () => {
  const rats = (ref: string, controller: string, more: object = {}): object => ({
    ref,
    name: 'Test Rats',
    type: 'Creature — Rat',
    pt: '*/*',
    text: "Test Rats's power and toughness are each equal to the number of creatures named Test Rats on the battlefield.",
    controller,
    ...more,
  });
  bothWays([
    [
      'is counted by its name, whoever controls it, a copy too (Plague Rats)',
      {
        edition: '2014-02-01',
        setup: { zones: { battlefield: [rats('r', 'A'), rats('s', 'B'), creature('x', 'A', '1/1')] } },
        actions: [{ by: 'A', do: 'effect', text: "Create a token that's a copy of target creature.", targets: ['r'] }, check],
        expect: { pt: { r: '3/3', s: '3/3' }, tokens: [{ controller: 'A', pt: '3/3', name: 'Test Rats', count: 1 }] },
      },
      { pt: { r: '2/2' } },
    ],
    [
      'is counted in graveyards, without the spell itself, which is on the stack (Kindle)',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            graveyard: {
              A: [{ ref: 'k1', name: 'Test Spell', type: 'Instant' }],
              B: [
                { ref: 'k2', name: 'Test Spell', type: 'Instant' },
                { ref: 'k3', name: 'Shock', type: 'Instant' },
              ],
            },
            hand: {
              A: [
                spell('Test Spell deals X damage to any target, where X is 2 plus the number of cards named Test Spell in all graveyards.'),
              ],
            },
          },
        },
        actions: [cast({ targets: ['B'] }), resolve],
        expect: { life: { B: 16 } },
      },
      { life: { B: 15 } },
    ],
    [
      'is another name than that of a creature of the same kind',
      {
        edition: '2014-02-01',
        setup: {
          zones: {
            battlefield: [
              creature('w', 'A', '1/1', {
                name: 'Pack Wolf',
                text: 'Pack Wolf gets +1/+1 for each other creature you control named Pack Wolf.',
              }),
              creature('x', 'A', '1/1', {
                name: 'Pack Wolf',
                text: 'Pack Wolf gets +1/+1 for each other creature you control named Pack Wolf.',
              }),
              creature('y', 'A', '1/1', { name: 'Lone Wolf' }),
              creature('z', 'B', '1/1', {
                name: 'Pack Wolf',
                text: 'Pack Wolf gets +1/+1 for each other creature you control named Pack Wolf.',
              }),
            ],
          },
        },
        actions: [check],
        expect: { pt: { w: '2/2', x: '2/2', y: '1/1', z: '1/1' } },
      },
      { pt: { z: '3/3' } },
    ],
  ]);
});

describe('what is of a quality that was chosen, or has more of something', () => {
  bothWays([
    [
      'is of the type that the same effect let you choose (Distant Melody)',
      {
        edition: '2014-02-01',
        setup: {
          librarySize: { A: 9 },
          zones: {
            battlefield: [
              creature('x', 'A', '2/2'),
              creature('y', 'A', '2/2', { type: 'Creature — Elf' }),
              creature('z', 'B', '2/2', { type: 'Creature — Elf' }),
              { ref: 'k', name: 'Kin', type: 'Kindred Enchantment — Elf', controller: 'A' },
            ],
            hand: { A: [spell('Choose a creature type. Draw a card for each permanent you control of that type.')] },
          },
        },
        actions: [cast(), resolve, choose('Elf')],
        expect: { handSize: { A: 2 } },
      },
      { handSize: { A: 3 } },
    ],
    [
      'is not of the type that was chosen, and is gone (Kindred Dominance)',
      {
        edition: '2024-06-07',
        setup: {
          zones: {
            battlefield: [
              creature('x', 'A', '2/2'),
              creature('y', 'A', '2/2', { type: 'Creature — Elf Bear' }),
              creature('c', 'B', '2/2', { type: 'Creature — Shapeshifter', text: 'Changeling' }),
            ],
            hand: { A: [spell("Choose a creature type. Destroy all creatures that aren't the chosen type.")] },
          },
        },
        actions: [cast(), resolve, choose('Elf'), check],
        expect: { zones: { x: 'graveyard', y: 'battlefield', c: 'battlefield' } },
      },
      { zones: { c: 'graveyard' } },
    ],
    [
      'has more power than a target has, as it is then (Fell the Mighty)',
      {
        edition: '2024-06-07',
        setup: {
          zones: {
            battlefield: [
              creature('x', 'A', '2/2'),
              creature('y', 'A', '3/3'),
              creature('z', 'B', '2/2', { counters: { '+1/+1': 1 } }),
              creature('w', 'B', '1/9'),
            ],
            hand: { A: [spell("Destroy all creatures with power greater than target creature's power.")] },
          },
        },
        actions: [cast({ targets: ['x'] }), resolve, check],
        expect: { zones: { x: 'battlefield', y: 'graveyard', z: 'graveyard', w: 'battlefield' } },
      },
      { zones: { z: 'battlefield' } },
    ],
    [
      'is held back by an empty hand, and not by a full one (Ensnaring Bridge)',
      {
        edition: '2024-06-07',
        setup: {
          step: 'declare attackers',
          zones: {
            battlefield: [
              {
                ref: 'bridge',
                name: 'Test Bridge',
                type: 'Artifact',
                controller: 'B',
                text: "Creatures with power greater than the number of cards in your hand can't attack.",
              },
              creature('x', 'A', '2/2'),
              creature('y', 'A', '1/1'),
            ],
            hand: { B: [spell('Draw a card.')] },
          },
        },
        actions: [
          { by: 'A', do: 'attack', attackers: { x: 'B' } },
          { by: 'A', do: 'attack', attackers: { y: 'B' } },
        ],
        expect: { refused: [{ action: 1, rule: '508.1c' }], attacking: { x: false, y: true } },
      },
      { attacking: { y: false } },
    ],
  ]);
});
