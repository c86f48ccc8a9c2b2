/** Keywords of combat and of casting spells. */
import { describe } from 'vitest';
import { beast, board, cast, choose, effect, pass, passTo, runs } from './table.ts';

type Data = Readonly<Record<string, unknown>>;
const attack = (attackers: Readonly<Record<string, string>>): Data => ({ by: 'A', do: 'attack', attackers });
const fighting = (...battlefield: readonly Data[]): Data => ({ ...board(...battlefield), step: 'declare attackers' });
const b = (ref: string, text = '', more: Data = {}): Data => beast(ref, text, { controller: 'B', ...more });
const spell = (ref: string, text: string, more: Data = {}): Data => ({ ref, name: ref, type: 'Instant', cost: '{0}', text, ...more });

describe('attacking', () => {
  runs([
    [
      'annihilator makes the defending player sacrifice',
      '2011-02-04',
      {
        setup: fighting(beast('a', 'Annihilator 2'), b('x'), b('y'), b('z'), beast('own')),
        actions: [attack({ a: 'B' }), pass, choose(['x', 'z'], 'B')],
        expect: { zones: { x: 'graveyard', y: 'battlefield', z: 'graveyard', own: 'battlefield' }, cites: ['702.83a'] },
      },
    ],
    [
      'afflict takes life when it becomes blocked',
      '2018-01-19',
      {
        setup: fighting(beast('a', 'Afflict 3'), b('x')),
        actions: [attack({ a: 'B' }), passTo('declare blockers'), { by: 'B', do: 'block', blockers: { x: 'a' } }, pass],
        expect: { life: { B: 17 } },
      },
    ],
    [
      'dethrone looks at who has the most life, tied or not',
      '2015-01-23',
      {
        setup: fighting(beast('a', 'Dethrone')),
        actions: [attack({ a: 'B' }), pass],
        expect: { pt: { a: '3/3' }, cites: ['702.104a'] },
      },
    ],
    [
      'dethrone does not trigger against a player with less life',
      '2015-01-23',
      {
        setup: { ...fighting(beast('a', 'Dethrone')), life: { B: 19 } },
        actions: [attack({ a: 'B' }), pass],
        expect: { pt: { a: '2/2' }, triggered: { a: 0 } },
      },
    ],
    [
      'dethrone looks once, as it attacks',
      '2015-01-23',
      {
        setup: fighting(beast('a', 'Dethrone')),
        actions: [attack({ a: 'B' }), effect('Target player loses 5 life.', 'B'), pass],
        expect: { pt: { a: '3/3' } },
      },
    ],
    [
      'melee counts opponents that were attacked',
      '2017-01-20',
      {
        players: ['A', 'B', 'C', 'D'],
        options: { attackMultiplePlayers: true },
        setup: fighting(beast('a', 'Melee'), beast('x'), beast('y')),
        actions: [attack({ a: 'B', x: 'C', y: 'C' }), pass],
        expect: { pt: { a: '4/4' } },
      },
    ],
    [
      'mentor helps a weaker attacker alone',
      '2019-01-25',
      {
        setup: fighting(beast('a', 'Mentor', { pt: '3/3' }), beast('weak'), beast('equal', '', { pt: '3/3' }), beast('home')),
        actions: [attack({ a: 'B', weak: 'B', equal: 'B' }), pass],
        expect: { pt: { weak: '3/3', equal: '3/3', home: '2/2' } },
      },
    ],
    [
      'mobilize makes attackers that are sacrificed at the end',
      '2025-04-04',
      {
        setup: fighting(beast('a', 'Mobilize 2')),
        actions: [attack({ a: 'B' }), pass, passTo('postcombat main'), passTo('cleanup')],
        expect: [
          {
            after: 2,
            tokens: [{ name: 'Warrior Token', pt: '1/1', colors: ['red'], count: 2 }],
            attacking: { 'Warrior Token#1': true },
            tapped: { 'Warrior Token#2': true },
          },
          { after: 3, life: { B: 16 } },
          { tokens: [] },
        ],
      },
    ],
    [
      'myriad attacks every other opponent',
      '2016-01-22',
      {
        players: ['A', 'B', 'C', 'D'],
        options: { attackMultiplePlayers: true },
        setup: fighting(beast('a', 'Myriad')),
        actions: [attack({ a: 'B' }), pass, choose('yes'), choose('no'), passTo('postcombat main')],
        expect: [
          { after: 4, tokens: [{ name: 'a', pt: '2/2', count: 1 }], attacking: { 'a#1': true } },
          { life: { B: 18, C: 18, D: 20 }, tokens: [] },
        ],
      },
    ],
    [
      'firebending mana lasts through combat and no longer',
      '2025-11-14',
      {
        setup: fighting(beast('a', 'Firebending 2')),
        actions: [attack({ a: 'B' }), pass, passTo('combat damage'), passTo('postcombat main')],
        expect: [{ after: 2, mana: { A: '{R}{R}' } }, { after: 3, mana: { A: '{R}{R}' } }, { mana: { A: '' } }],
      },
    ],
    [
      'absorb prevents so much from each source',
      '2011-02-04',
      {
        setup: board(beast('a', 'Absorb 2', { pt: '1/9' })),
        actions: [effect('~ deals 3 damage to target creature.', 'a'), effect('~ deals 1 damage to target creature.', 'a')],
        expect: { damage: { a: 1 }, cites: ['702.61a'] },
      },
    ],
  ]);
});

describe('combat damage to a player', () => {
  runs([
    [
      'toxic adds up',
      '2023-04-14',
      {
        setup: fighting(beast('a', 'Toxic 2\nToxic 1')),
        actions: [attack({ a: 'B' }), passTo('postcombat main')],
        expect: { poison: { B: 3 }, life: { B: 18 } },
      },
    ],
    [
      'toxic counts combat damage alone',
      '2023-04-14',
      {
        setup: board(beast('a', 'Toxic 2\n{T}: This creature deals 1 damage to target player.')),
        actions: [{ by: 'A', do: 'activate', object: 'a', targets: ['B'] }, pass],
        expect: { poison: { B: 0 }, life: { B: 19 } },
      },
    ],
    [
      'poisonous triggers',
      '2011-02-04',
      {
        setup: fighting(beast('a', 'Poisonous 2')),
        actions: [attack({ a: 'B' }), passTo('postcombat main')],
        expect: { poison: { B: 2 }, triggered: { a: 1 } },
      },
    ],
    [
      'ingest exiles the top card of the library',
      '2016-01-22',
      {
        setup: {
          zones: { battlefield: [beast('a', 'Ingest')], library: { B: [{ ref: 'top', name: 'top', type: 'Artifact' }] } },
          step: 'declare attackers',
        },
        actions: [attack({ a: 'B' }), passTo('postcombat main')],
        expect: { zones: { top: 'exile' } },
      },
    ],
    [
      'a creature becomes renowned once',
      '2016-01-22',
      {
        setup: fighting(beast('a', 'Renown 1\nDouble strike')),
        actions: [attack({ a: 'B' }), passTo('postcombat main')],
        expect: { pt: { a: '3/3' }, life: { B: 15 }, triggered: { a: 1 } },
      },
    ],
  ]);
});

describe('casting', () => {
  runs([
    [
      'storm copies for each spell before it',
      '2011-02-04',
      {
        setup: {
          zones: {
            hand: {
              A: [
                spell('one', 'You gain 1 life.'),
                spell('two', 'You gain 1 life.'),
                spell('s', '~ deals 1 damage to target player.\nStorm'),
              ],
            },
          },
        },
        actions: [
          cast('one'),
          cast('two'),
          cast('s', { targets: ['B'] }),
          { by: 'all', do: 'resolve' },
          choose(['B']),
          choose(['A']),
          pass,
        ],
        expect: { life: { A: 21, B: 18 }, cites: ['702.37a'] },
      },
    ],
    [
      'storm does not count what is cast in response',
      '2011-02-04',
      {
        setup: { zones: { hand: { A: [spell('s', 'You gain 1 life.\nStorm'), spell('two', 'You gain 5 life.')] } } },
        actions: [cast('s'), cast('two'), pass],
        expect: { life: { A: 26 } },
      },
    ],
    [
      'gravestorm counts what died',
      '2011-02-04',
      {
        setup: { zones: { battlefield: [beast('x'), b('y')], hand: { A: [spell('s', 'You gain 1 life.\nGravestorm')] } } },
        actions: [effect('Destroy all creatures.'), cast('s'), pass],
        expect: { life: { A: 23 } },
      },
    ],
    [
      'casualty copies the spell that a creature was sacrificed for',
      '2022-10-07',
      {
        setup: {
          zones: {
            battlefield: [beast('x'), beast('small', '', { pt: '1/1' })],
            hand: { A: [spell('s', 'You gain 3 life.\nCasualty 2')] },
          },
        },
        actions: [cast('s', { alternative: 'casualty', additional: ['x'] }), pass],
        expect: { life: { A: 26 }, zones: { x: 'graveyard', small: 'battlefield' }, cites: ['702.153a'] },
      },
    ],
    [
      'extort is paid for',
      '2013-07-13',
      {
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [beast('x', 'Extort')], hand: { A: [spell('s', 'You gain 0 life.')] } }, mana: { A: '{B}' } },
        actions: [cast('s'), { by: 'all', do: 'resolve' }, choose('yes'), pass],
        expect: { life: { A: 22, B: 19, C: 19 }, mana: { A: '' } },
      },
    ],
    [
      'extort that cannot be paid for',
      '2013-07-13',
      {
        setup: { zones: { battlefield: [beast('x', 'Extort')], hand: { A: [spell('s', 'You gain 0 life.')] } }, mana: { A: '{R}' } },
        actions: [cast('s'), { by: 'all', do: 'resolve' }, pass],
        expect: { life: { A: 20, B: 20 }, mana: { A: '{R}' } },
      },
    ],
    [
      'prowess counts what is no creature',
      '2015-01-23',
      {
        setup: {
          zones: {
            battlefield: [beast('x', 'Prowess')],
            hand: { A: [spell('s', 'You gain 1 life.'), { ref: 'c', name: 'c', type: 'Creature — Elf', cost: '{0}', pt: '1/1' }] },
          },
        },
        actions: [cast('s'), pass, cast('c'), pass],
        expect: { pt: { x: '3/3' }, triggered: { x: 1 } },
      },
    ],
    [
      'living weapon comes with its bearer',
      '2011-02-04',
      {
        setup: {
          zones: {
            hand: {
              A: [
                {
                  ref: 'e',
                  name: 'e',
                  type: 'Artifact — Equipment',
                  cost: '{0}',
                  text: 'Living weapon\nEquipped creature gets +1/+1.\nEquip {2}',
                },
              ],
            },
          },
        },
        actions: [cast('e'), pass],
        expect: { tokens: [{ name: 'Germ', pt: '1/1', subtypes: ['Germ'], colors: ['black'] }], attachedTo: { e: 'Germ#1' } },
      },
    ],
    [
      'living weapon makes a Phyrexian today',
      '2025-04-04',
      {
        setup: {
          zones: {
            hand: {
              A: [
                {
                  ref: 'e',
                  name: 'e',
                  type: 'Artifact — Equipment',
                  cost: '{0}',
                  text: 'Living weapon\nEquipped creature gets +1/+1.\nEquip {2}',
                },
              ],
            },
          },
        },
        actions: [cast('e'), pass],
        expect: { tokens: [{ name: 'Phyrexian Germ Token', pt: '1/1', subtypes: ['Phyrexian', 'Germ'] }] },
      },
    ],
  ]);
});
