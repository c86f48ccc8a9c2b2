/** Counters that are distributed, players who each do something, what goes to and leaves a graveyard, and costs of any number (601.2b, 601.2d, 603.6c). */
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
const effect = (text: string, more: object = {}): object => ({ by: 'A', do: 'effect', text, ...more });
const watch = (text: string, more: object = {}): object => ({
  ref: 'w',
  name: 'Test Watch',
  type: 'Enchantment',
  controller: 'A',
  text,
  ...more,
});
const shock = (ref: string): object => ({ ref, name: 'Shock', type: 'Instant', cost: '{R}' });
const edition = '2024-06-07';

describe('counters that are distributed', () => {
  const seeds = spell('Distribute three +1/+1 counters among one, two, or three target creatures you control.');
  bothWays([
    [
      'go where it was announced',
      {
        edition,
        setup: { zones: { battlefield: [creature('x', 'A', '1/1'), creature('y', 'A', '1/1')], hand: { A: [seeds] } } },
        actions: [cast({ targets: [['x', 'y']], divide: { x: 1, y: 2 } }), resolve],
        expect: { pt: { x: '2/2', y: '3/3' }, counters: { x: { '+1/+1': 1 }, y: { '+1/+1': 2 } } },
      },
      { pt: { x: '4/4' } },
    ],
    [
      'are lost for a target that is gone: the others get no more (608.2b)',
      {
        edition,
        setup: { zones: { battlefield: [creature('x', 'A', '1/1'), creature('y', 'A', '1/1')], hand: { A: [seeds] } } },
        actions: [
          cast({ targets: [['x', 'y']], divide: { x: 1, y: 2 } }),
          effect('Destroy target creature.', { targets: ['y'] }),
          check,
          resolve,
        ],
        expect: { pt: { x: '2/2' }, zones: { y: 'graveyard' } },
      },
      { pt: { x: '4/4' } },
    ],
    [
      'kill what they are put on (Splendid Agony)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('x', 'B', '2/2'), creature('y', 'B', '1/1')],
            hand: { A: [spell('Distribute two -1/-1 counters among one or two target creatures.', { type: 'Instant' })] },
          },
        },
        actions: [cast({ targets: [['x', 'y']], divide: { x: 1, y: 1 } }), resolve, check],
        expect: { zones: { x: 'battlefield', y: 'graveyard' }, pt: { x: '1/1' } },
      },
      { zones: { x: 'graveyard' } },
    ],
    [
      'are at least one for each: four targets are too many for three',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('x', 'A', '1/1'), creature('y', 'A', '1/1'), creature('z', 'A', '1/1'), creature('v', 'A', '1/1')],
            hand: { A: [spell('Distribute three +1/+1 counters among any number of target creatures you control.')] },
          },
        },
        actions: [cast({ targets: [['x', 'y', 'z', 'v']] })],
        expect: { refused: [{ action: 1, rule: '601.2d' }], zones: { spell: 'hand' } },
      },
      { zones: { spell: 'stack' } },
    ],
  ]);
});

describe('players who each do it', () => {
  bothWays([
    [
      'are you and the target (Secret Rendezvous)',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: { librarySize: { A: 5, B: 5, C: 5 }, zones: { hand: { A: [spell('You and target opponent each draw three cards.')] } } },
        actions: [cast({ targets: ['C'] }), resolve],
        expect: { handSize: { A: 3, B: 0, C: 3 } },
      },
      { handSize: { B: 3 } },
    ],
    [
      'are as many as were targets (Hunters’ Feast)',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: { zones: { hand: { A: [spell('Any number of target players each gain 6 life.')] } } },
        actions: [cast({ targets: [['A', 'C']] }), resolve],
        expect: { life: { A: 26, B: 20, C: 26 } },
      },
      { life: { B: 26 } },
    ],
    [
      'choose for themselves, and only the targets (Priest of Forgotten Gods)',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: {
          librarySize: { A: 5 },
          zones: {
            battlefield: [creature('b1', 'B', '1/1'), creature('b2', 'B', '1/1'), creature('c', 'C', '1/1'), creature('a', 'A', '1/1')],
            hand: { A: [spell('Any number of target players each lose 2 life and sacrifice a creature. You draw a card.')] },
          },
        },
        actions: [cast({ targets: [['B']] }), resolve, choose('b2', 'B')],
        expect: {
          life: { A: 20, B: 18, C: 20 },
          zones: { b1: 'battlefield', b2: 'graveyard', c: 'battlefield', a: 'battlefield' },
          handSize: { A: 1 },
        },
      },
      { zones: { c: 'graveyard' } },
    ],
  ]);
});

describe('what goes to your graveyard, and leaves it', () => {
  bothWays([
    [
      'is what you own, whoever controlled it (Scrapheap, 400.3)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              watch('Whenever an artifact or enchantment is put into your graveyard from the battlefield, you gain 1 life.'),
              { ref: 'mine', name: 'Ring', type: 'Artifact', controller: 'B', owner: 'A' },
              { ref: 'theirs', name: 'Ring', type: 'Artifact', controller: 'A', owner: 'B' },
            ],
          },
        },
        actions: [effect('Destroy all artifacts.'), resolve],
        expect: { life: { A: 21 } },
      },
      { life: { A: 22 } },
    ],
    [
      'comes from anywhere: several lands at once are waited for once (The Gitrog Monster)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              watch('Whenever one or more land cards are put into your graveyard from anywhere, draw a card.'),
              { ref: 'l1', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' },
              { ref: 'l2', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' },
              { ref: 't', name: 'Treefolk', type: 'Land', token: true, controller: 'A' },
            ],
          },
          librarySize: { A: 5 },
        },
        actions: [effect('Destroy all lands.'), resolve],
        expect: { handSize: { A: 1 }, zones: { l1: 'graveyard', t: 'gone' } },
      },
      { handSize: { A: 2 } },
    ],
    [
      'is milled: from the library, and not from the hand (Devourer of Memory)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [watch('Whenever one or more cards are put into your graveyard from your library, you gain 1 life.')],
            library: { A: [shock('s1'), shock('s2')] },
            hand: { A: [shock('h')] },
          },
        },
        actions: [effect('Mill two cards.'), resolve, effect('Discard a card.'), { by: 'all', do: 'pass until', until: 'stack empty' }],
        expect: { life: { A: 21 }, graveyardSize: { A: 3 } },
      },
      { life: { A: 22 } },
    ],
    [
      'is that of the opponent who owns it (Bloodchief Ascension)',
      {
        edition,
        players: ['A', 'B', 'C'],
        setup: {
          zones: {
            battlefield: [
              watch(
                'Whenever a card is put into an opponent’s graveyard from anywhere, you may have that player lose 2 life.'.replace(
                  '’',
                  "'",
                ),
              ),
              creature('c', 'B', '1/1', { owner: 'C' }),
            ],
          },
        },
        actions: [effect('Destroy target creature.', { targets: ['c'] }), check, resolve, choose('yes')],
        expect: { life: { A: 20, B: 20, C: 18 } },
      },
      { life: { B: 18 } },
    ],
    [
      'leaves it: exiled together once, and cast as well (Tormod, the Desecrator)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [watch('Whenever one or more cards leave your graveyard, you gain 1 life.')],
            graveyard: { A: [shock('s1'), shock('s2')], B: [shock('b')] },
          },
        },
        actions: [effect('Exile all cards from all graveyards.'), resolve],
        expect: { life: { A: 21 } },
      },
      { life: { A: 22 } },
    ],
    [
      'is seen by what waits in the graveyard itself (Bridge from Below)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [creature('x', 'A', '1/1'), creature('y', 'B', '1/1'), creature('t', 'A', '1/1', { token: true })],
            graveyard: {
              A: [
                watch(
                  'Whenever a nontoken creature is put into your graveyard from the battlefield, if Test Watch is in your graveyard, create a 2/2 black Zombie creature token.',
                ),
              ],
            },
          },
        },
        actions: [effect('Destroy all creatures.'), check, resolve],
        expect: { tokens: [{ controller: 'A', subtypes: ['Zombie'], count: 1 }] },
      },
      { tokens: [{ controller: 'A', subtypes: ['Zombie'], count: 2 }] },
    ],
  ]);
});

describe('costs and casts', () => {
  bothWays([
    [
      'any number of counters is announced, and counted (Bottomless Vault)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              {
                ref: 'v',
                name: 'Test Vault',
                type: 'Land',
                controller: 'A',
                counters: { storage: 3 },
                text: '{T}, Remove any number of storage counters from Test Vault: Add {B} for each storage counter removed this way.',
              },
            ],
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'v', ability: 1, x: 2 }],
        expect: { mana: { A: '{B}{B}' }, counters: { v: { storage: 1 } } },
      },
      { mana: { A: '{B}{B}{B}' } },
    ],
    [
      'counters are removed and it is sacrificed, both or neither (Sunspring Expedition)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [
              watch('Remove three quest counters from Test Watch and sacrifice it: You gain 8 life.', { counters: { quest: 3 } }),
            ],
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'w', ability: 1 }, resolve],
        expect: { life: { A: 28 }, zones: { w: 'graveyard' } },
      },
      { zones: { w: 'battlefield' } },
    ],
    [
      'a card of the hand is cast for nothing, no land and none that costs more (Baral’s Expertise)',
      {
        edition,
        setup: {
          librarySize: { A: 5 },
          zones: {
            hand: {
              A: [
                spell('You may cast a spell with mana value 4 or less from your hand without paying its mana cost.'),
                { ref: 'ok', name: 'Divination', type: 'Sorcery', cost: '{2}{U}', text: 'Draw two cards.' },
                { ref: 'big', name: 'Huge', type: 'Sorcery', cost: '{4}{U}', text: 'Draw three cards.' },
                { ref: 'land', name: 'Forest', type: 'Basic Land — Forest' },
              ],
            },
          },
        },
        actions: [cast(), resolve, choose('yes'), { by: 'all', do: 'pass until', until: 'stack empty' }],
        expect: { handSize: { A: 4 }, zones: { ok: 'graveyard', big: 'hand', land: 'hand' } },
      },
      { zones: { ok: 'hand' } },
    ],
    [
      'you are dealt damage, as much as that (Living Artifact)',
      {
        edition,
        setup: {
          zones: {
            battlefield: [watch("Whenever you're dealt damage, put that many vitality counters on Test Watch."), creature('x', 'B', '3/3')],
          },
        },
        actions: [effect('Target creature deals 3 damage to you.', { targets: ['x'] }), resolve],
        expect: { life: { A: 17 }, counters: { w: { vitality: 3 } } },
      },
      { counters: { w: { vitality: 1 } } },
    ],
  ]);
});
