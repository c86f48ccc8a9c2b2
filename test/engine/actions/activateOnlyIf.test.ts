/** Abilities that are activated only if something is so (602.5), mana abilities among them. Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { activate, cast, effect, resolve } from '../../demonstration/actionWords.ts';
import { bothWays } from '../unseen/bothWays.ts';

const land = (ref: string, name: string, controller = 'A') => ({ ref, name, controller, type: `Basic Land — ${name}` });
const verge = {
  ref: 'verge',
  name: 'Verge',
  controller: 'A',
  type: 'Land',
  text: '{T}: Add {W}.\n{T}: Add {B}. Activate only if you control a Plains or a Swamp.',
};
const spell = (cost: string) => ({ ref: 'spell', name: 'Spell', type: 'Instant', cost, text: 'You gain 2 life.' });

describe('“activate only if”', () => {
  bothWays([
    [
      'keeps a mana ability from being activated, and a spell from being paid with it',
      {
        edition: '2025-07-25',
        setup: { zones: { battlefield: [verge, land('forest', 'Forest'), land('plains', 'Plains', 'B')], hand: { A: [spell('{B}')] } } },
        actions: [activate('verge', { ability: 2 }), cast('spell')],
        expect: { refused: [{ action: 1, rule: '602.5' }, { action: 2 }], tapped: { verge: false }, zones: { spell: 'hand' } },
      },
      { tapped: { verge: true } },
    ],
    [
      'lets it be activated for a spell where it is so',
      {
        edition: '2025-07-25',
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [verge, land('swamp', 'Swamp')], hand: { A: [spell('{B}{B}')] } } },
        actions: [cast('spell'), resolve],
        expect: { life: { A: 22 }, tapped: { verge: true, swamp: true } },
      },
      { life: { A: 20 } },
    ],
    [
      'is asked as the ability is activated, of each of two',
      {
        edition: '2007-05-01',
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'maze',
                name: 'Maze',
                controller: 'A',
                type: 'Land',
                text: '{T}: Add {W} to your mana pool. Play this ability only if you control an Island.\n{T}: Add {U} to your mana pool. Play this ability only if you control a Plains.',
              },
              land('island', 'Island'),
            ],
          },
        },
        actions: [activate('maze', { ability: 2 }), activate('maze', { ability: 1 })],
        expect: { refused: { action: 1, rule: '409.4' }, mana: { A: '{W}' } },
      },
      { mana: { A: '{U}' } },
    ],
    [
      'speaks of who activates it, and of what happened',
      {
        edition: '2024-02-02',
        players: ['A', 'B', 'C'],
        setup: {
          librarySize: { A: 5 },
          zones: {
            battlefield: [
              {
                ref: 'fighter',
                name: 'Fighter',
                controller: 'A',
                type: 'Creature — Vampire',
                pt: '1/1',
                text: '{0}: Draw a card. Activate only if an opponent lost life this turn.',
              },
            ],
          },
        },
        actions: [
          effect('Target player loses 1 life.', 'A'),
          activate('fighter'),
          effect('Target player loses 1 life.', 'C'),
          activate('fighter'),
          resolve,
        ],
        expect: { refused: { action: 2, rule: '602.5' }, handSize: { A: 1 } },
      },
      { handSize: { A: 2 } },
    ],
  ]);
});

describe('“with a counter on it if”', () => {
  const guest = (only: string) => ({
    ref: 'guest',
    name: 'Guest',
    type: 'Creature — Elf',
    cost: '{0}',
    pt: '1/1',
    text: `This creature enters with two +1/+1 counters on it if ${only}.`,
  });
  const attacker = { ref: 'bear', name: 'Bear', controller: 'A', type: 'Creature — Bear', pt: '2/2' };
  bothWays([
    [
      'has none where it is not so',
      {
        edition: '2024-11-08',
        setup: { zones: { hand: { A: [guest('you attacked this turn')] }, battlefield: [attacker] } },
        actions: [cast('guest'), resolve],
        expect: { pt: { guest: '1/1' } },
      },
      { pt: { guest: '3/3' } },
    ],
    [
      'has them where it is so',
      {
        edition: '2024-11-08',
        setup: { step: 'declare attackers', zones: { hand: { A: [guest('you attacked this turn')] }, battlefield: [attacker] } },
        actions: [
          { by: 'A', do: 'attack', attackers: { bear: 'B' } },
          { by: 'all', do: 'pass until', until: 'postcombat main', auto: true },
          cast('guest'),
          resolve,
        ],
        expect: { pt: { guest: '3/3' } },
      },
      { pt: { guest: '1/1' } },
    ],
    [
      'asks before it enters: what dies later does not count',
      {
        edition: '2019-07-12',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            hand: {
              A: [
                {
                  ...guest('a creature died this turn'),
                  text: 'Guest enters the battlefield with two +1/+1 counters on it if a creature died this turn.',
                },
              ],
            },
            battlefield: [attacker],
          },
        },
        actions: [cast('guest'), resolve, effect('Destroy target creature.', 'bear')],
        expect: { pt: { guest: '1/1' } },
      },
      { pt: { guest: '3/3' } },
    ],
  ]);
});

describe('removing all counters', () => {
  const hexer = {
    ref: 'hexer',
    name: 'Hexer',
    controller: 'A',
    type: 'Creature — Vampire',
    pt: '2/1',
    text: 'Sacrifice this creature: Remove all counters from target permanent.',
  };
  bothWays([
    [
      'takes those of every kind',
      {
        edition: '2025-07-25',
        setup: {
          zones: {
            battlefield: [
              hexer,
              { ref: 'bear', name: 'Bear', controller: 'B', type: 'Creature — Bear', pt: '2/2', counters: { '+1/+1': 3, charge: 2 } },
            ],
          },
        },
        actions: [activate('hexer', { targets: ['bear'] }), resolve],
        expect: { pt: { bear: '2/2' }, counters: { bear: {} } },
      },
      { counters: { bear: { charge: 2 } } },
    ],
    [
      'ends a planeswalker',
      {
        edition: '2016-04-08',
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [
              hexer,
              { ref: 'walker', name: 'Walker', controller: 'C', type: 'Legendary Planeswalker — Ajani', counters: { loyalty: 6 } },
            ],
          },
        },
        actions: [activate('hexer', { targets: ['walker'] }), resolve],
        expect: { zones: { walker: 'graveyard' } },
      },
      { zones: { walker: 'battlefield' } },
    ],
    [
      'of one target leaves those of another permanent',
      {
        edition: '2023-06-16',
        setup: {
          zones: {
            battlefield: [
              { ref: 'one', name: 'One', controller: 'A', type: 'Creature — Bear', pt: '1/1', counters: { '+1/+1': 1, stun: 1 } },
              { ref: 'two', name: 'Two', controller: 'A', type: 'Creature — Bear', pt: '1/1', counters: { '+1/+1': 1 } },
            ],
          },
        },
        actions: [effect('Tap target creature and remove all counters from it.', 'one')],
        expect: { counters: { one: {}, two: { '+1/+1': 1 } }, tapped: { one: true, two: false } },
      },
      { counters: { two: {} } },
    ],
  ]);
});
