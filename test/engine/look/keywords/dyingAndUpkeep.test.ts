/** Keywords of counters, of what dies and of the upkeep, each on a small board. */
import { describe } from 'vitest';
import { beast, board, check, choose, effect, pass, passTo, runs } from './table.ts';

const upkeep = { turn: 3, step: 'upkeep' };

describe('what returns as it dies', () => {
  runs([
    [
      'persist returns it with a -1/-1 counter, once',
      '2011-02-04',
      {
        setup: board(beast('a', 'Persist')),
        actions: [effect('Destroy target creature.', 'a'), pass, effect('Destroy target creature.', 'a'), pass],
        expect: [
          { after: 2, zones: { a: 'battlefield' }, counters: { a: { '-1/-1': 1 } }, cites: ['702.76a'] },
          { zones: { a: 'graveyard' } },
        ],
      },
    ],
    [
      'persist of one with a +1/+1 counter still returns it, with a -1/-1 counter alone',
      '2011-02-04',
      {
        setup: board(beast('a', 'Persist', { counters: { '+1/+1': 1 } })),
        actions: [effect('Destroy target creature.', 'a'), pass],
        expect: { zones: { a: 'battlefield' }, counters: { a: { '-1/-1': 1, '+1/+1': 0 } } },
      },
    ],
    [
      'undying and persist in turn cannot go on for ever by themselves',
      '2013-07-13',
      {
        setup: board(beast('a', 'Undying\nPersist', { counters: { '+1/+1': 1 } })),
        actions: [effect('Destroy target creature.', 'a'), pass],
        expect: { zones: { a: 'battlefield' }, counters: { a: { '-1/-1': 1 } }, triggered: { a: 1 } },
      },
    ],
    [
      'undying does not return one that had a +1/+1 counter',
      '2013-07-13',
      {
        setup: board(beast('a', 'Undying', { counters: { '+1/+1': 1 } })),
        actions: [effect('Destroy target creature.', 'a'), pass],
        expect: { zones: { a: 'graveyard' } },
      },
    ],
    [
      'a stolen creature with persist returns to its owner',
      '2011-02-04',
      {
        setup: board(beast('a', 'Persist', { controller: 'B', owner: 'A' })),
        actions: [effect('Destroy target creature.', 'a'), pass],
        expect: { zones: { a: 'battlefield' }, controller: { a: 'A' } },
      },
    ],
    [
      'modular gives its counters to an artifact creature',
      '2011-02-04',
      {
        setup: board(
          beast('m', 'Modular 2', { type: 'Artifact Creature — Construct', pt: '0/0', counters: { '+1/+1': 3 } }),
          beast('t', '', { type: 'Artifact Creature — Construct' }),
          beast('no', ''),
        ),
        actions: [effect('Destroy target creature.', 'm'), check, pass, choose('yes')],
        expect: { counters: { t: { '+1/+1': 3 } }, zones: { m: 'graveyard' }, cites: ['702.40a'] },
      },
    ],
    [
      'soulshift returns a Spirit of no greater mana value',
      '2011-02-04',
      {
        setup: {
          zones: {
            battlefield: [beast('s', 'Soulshift 2')],
            graveyard: {
              A: [
                { ref: 'small', name: 'small', type: 'Creature — Spirit', cost: '{1}{W}', pt: '1/1' },
                { ref: 'big', name: 'big', type: 'Creature — Spirit', cost: '{2}{W}', pt: '1/1' },
              ],
            },
          },
        },
        actions: [effect('Destroy target creature.', 's'), check, pass, choose('yes')],
        expect: { zones: { small: 'hand', big: 'graveyard' } },
      },
    ],
    [
      'afterlife makes Spirits',
      '2020-01-24',
      {
        setup: board(beast('a', 'Afterlife 2')),
        actions: [effect('Destroy target creature.', 'a'), pass],
        expect: { tokens: [{ controller: 'A', name: 'Spirit', pt: '1/1', colors: ['white', 'black'], count: 2 }] },
      },
    ],
    [
      'umbra armor is destroyed in place of what it enchants',
      '2025-04-04',
      {
        setup: board(beast('a', '', { damage: 1 }), {
          ref: 'u',
          name: 'u',
          controller: 'A',
          type: 'Enchantment — Aura',
          text: 'Enchant creature\nUmbra armor',
          attachedTo: 'a',
        }),
        actions: [effect('Destroy target creature.', 'a'), check],
        expect: { zones: { a: 'battlefield', u: 'graveyard' }, damage: { a: 0 }, cites: ['702.89a'] },
      },
    ],
    [
      'totem armor saves from deathtouch',
      '2011-02-04',
      {
        setup: board(beast('a', ''), beast('d', 'Deathtouch'), {
          ref: 'u',
          name: 'u',
          controller: 'A',
          type: 'Enchantment — Aura',
          text: 'Enchant creature\nTotem armor',
          attachedTo: 'a',
        }),
        actions: [effect('Target creature fights another target creature.', 'a', 'd'), check],
        expect: { zones: { a: 'battlefield', u: 'graveyard' }, cites: ['702.86a'] },
      },
    ],
  ]);
});

describe('upkeep', () => {
  runs([
    [
      'fading removes a counter, and sacrifices when there is none',
      '2005-10-01',
      {
        setup: { ...board(beast('f', 'Fading 1', { counters: { fade: 1 } })), ...upkeep },
        actions: [pass, passTo('upkeep of B'), passTo('upkeep of A'), pass],
        expect: [
          { after: 1, zones: { f: 'battlefield' }, counters: { f: { fade: 0 } } },
          { zones: { f: 'graveyard' }, cites: ['502.20a'] },
        ],
      },
    ],
    [
      'vanishing sacrifices with the last counter',
      '2011-02-04',
      {
        setup: { ...board(beast('v', 'Vanishing 2', { counters: { time: 2 } })), ...upkeep },
        actions: [pass, passTo('upkeep of B'), passTo('upkeep of A'), pass],
        expect: [
          { after: 1, zones: { v: 'battlefield' }, counters: { v: { time: 1 } } },
          { zones: { v: 'graveyard' }, triggered: { v: 3 } },
        ],
      },
    ],
    [
      'vanishing counts a counter that something else removes',
      '2011-02-04',
      {
        setup: board(beast('v', 'Vanishing 1', { counters: { time: 1 } })),
        actions: [effect('Remove a time counter from target creature.', 'v'), check, pass],
        expect: { zones: { v: 'graveyard' } },
      },
    ],
    [
      'echo is due for what came since the last upkeep',
      '2011-02-04',
      {
        setup: { ...board(beast('e', 'Echo {2}', { sick: true })), ...upkeep },
        actions: [pass, choose('no')],
        expect: { zones: { e: 'graveyard' }, cites: ['702.27a'] },
      },
    ],
    [
      'echo without a cost is the mana cost',
      '2005-08-01',
      {
        setup: { ...board(beast('e', 'Echo', { sick: true, cost: '{1}{R}' })), ...upkeep, mana: { A: '{R}{R}{R}' } },
        actions: [pass, choose('yes')],
        expect: { zones: { e: 'battlefield' }, mana: { A: '{R}' } },
      },
    ],
    [
      'echo without a cost cannot be paid where there is no mana cost',
      '2005-08-01',
      {
        setup: { ...board(beast('e', 'Echo', { sick: true })), ...upkeep },
        actions: [pass],
        expect: { zones: { e: 'graveyard' } },
      },
    ],
    [
      'echo is not due for what was there',
      '2011-02-04',
      {
        setup: { ...board(beast('e', 'Echo {2}')), ...upkeep },
        actions: [pass],
        expect: { zones: { e: 'battlefield' }, triggered: { e: 0 } },
      },
    ],
    [
      'echo is due once, and again for a new controller',
      '2011-02-04',
      {
        setup: { ...board(beast('e', 'Echo {0}', { sick: true })), ...upkeep },
        actions: [
          pass,
          choose('yes'),
          passTo('precombat main of A'),
          { by: 'B', do: 'effect', text: 'Gain control of target creature.', targets: ['e'] },
          passTo('upkeep of B'),
          pass,
          choose('yes', 'B'),
          passTo('upkeep of A'),
          passTo('upkeep of B'),
        ],
        expect: [
          { after: 2, zones: { e: 'battlefield' }, triggered: { e: 1 } },
          { zones: { e: 'battlefield' }, controller: { e: 'B' }, triggered: { e: 2 } },
        ],
      },
    ],
    [
      'cumulative upkeep that is not paid',
      '2005-10-01',
      {
        setup: { ...board(beast('c', 'Cumulative upkeep {1}', { counters: { age: 1 } })), ...upkeep },
        actions: [pass, choose('no')],
        expect: { zones: { c: 'graveyard' } },
      },
    ],
    [
      'cumulative upkeep that cannot be paid in full is not asked about',
      '2011-02-04',
      {
        setup: { ...board(beast('c', 'Cumulative upkeep—Pay 2 life.', { counters: { age: 1 } })), ...upkeep, life: { A: 3 } },
        actions: [pass],
        expect: { zones: { c: 'graveyard' }, life: { A: 3 } },
      },
    ],
    [
      'cumulative upkeep that is paid',
      '2011-02-04',
      {
        setup: { ...board(beast('c', 'Cumulative upkeep—Pay 1 life.', { counters: { age: 1 } })), ...upkeep },
        actions: [pass, choose('yes')],
        expect: { zones: { c: 'battlefield' }, life: { A: 18 }, counters: { c: { age: 2 } } },
      },
    ],
  ]);
});
