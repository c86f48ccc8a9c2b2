/** What waits for all that happens this turn, or until your next turn, and triggers each time (603.7b); so much for each 1 life or damage. */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';
import { cast, spell } from './spellsOnBoards.ts';

const bear = (ref: string) => ({ ref, name: 'Grizzly Bears', type: 'Creature — Bear', cost: '{G}', pt: '2/2' });
const board = (setup: object, actions: readonly object[], expected: object, players: readonly string[] = ['A', 'B']) => ({
  edition: '2025-11-14',
  players,
  setup: { librarySize: Object.fromEntries(players.map((player) => [player, 9])), ...setup },
  actions,
  expect: expected,
});

const glimpse = spell('glimpse', 'Whenever you cast a creature spell this turn, draw a card.');
const bolt = spell('bolt', 'Spell bolt deals 3 damage to any target.');

describe('what waits for the rest of the turn', () => {
  bothWays([
    [
      'triggers for each creature spell, and for no other',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}{R}{G}{G}' },
          zones: { hand: { A: [glimpse, bear('one'), bear('two'), bolt] } },
        },
        [...cast('A', 'glimpse'), ...cast('A', 'one'), ...cast('A', 'bolt', 'B'), ...cast('A', 'two')],
        { librarySize: { A: 7 }, life: { B: 17 }, triggered: { glimpse: 2 } },
      ),
      { librarySize: { A: 8 } },
    ],
    [
      'has not seen what was cast before it, nor what is cast next turn',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}{G}', B: '{G}' },
          zones: {
            hand: { A: [glimpse, bear('one')], B: [] },
            battlefield: [
              {
                ref: 'flash',
                name: 'Flasher',
                type: 'Enchantment',
                text: 'You may cast creature spells as though they had flash.',
                controller: 'A',
              },
            ],
          },
        },
        [...cast('A', 'one'), ...cast('A', 'glimpse')],
        { librarySize: { A: 9 } },
      ),
      { librarySize: { A: 8 } },
    ],
    [
      'chooses a target of its own each time it triggers',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}{R}{R}' },
          zones: {
            hand: {
              A: [
                spell('s', 'Whenever you cast a noncreature spell this turn, target creature gets +1/+1 until end of turn.'),
                bolt,
                spell('bolt2', 'Spell bolt2 deals 3 damage to any target.'),
              ],
            },
            battlefield: [creature('a', 'A'), creature('b', 'B')],
          },
        },
        [
          ...cast('A', 's'),
          { by: 'A', do: 'cast', object: 'bolt', targets: ['B'] },
          { by: 'A', do: 'choose', choice: ['a'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
          { by: 'A', do: 'cast', object: 'bolt2', targets: ['B'] },
          { by: 'A', do: 'choose', choice: ['b'] },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        { pt: { a: '3/3', b: '3/3' }, life: { B: 14 } },
      ),
      { pt: { a: '4/4' } },
    ],
    [
      'waits until your next turn through the turns of others',
      board(
        {
          step: 'postcombat main',
          mana: { A: '{R}' },
          zones: {
            hand: { A: [spell('s', 'Until your next turn, whenever a creature attacks you, you gain 5 life.', { type: 'Sorcery' })] },
            battlefield: [creature('b', 'B')],
          },
        },
        [
          ...cast('A', 's'),
          { by: 'all', do: 'pass until', until: 'declare attackers' },
          { by: 'B', do: 'attack', attackers: { b: 'A' } },
          { by: 'all', do: 'pass until', until: 'end of combat' },
        ],
        { life: { A: 23 } },
      ),
      { life: { A: 18 } },
    ],
    [
      'does so though its source has died',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}{R}{R}' },
          zones: {
            battlefield: [
              {
                ...creature('src', 'A', '1/1'),
                text: '{R}: Until end of turn, whenever a creature dies, each opponent loses 1 life.',
              },
              creature('x', 'B', '1/1'),
              creature('y', 'B', '1/1'),
            ],
            hand: { A: [spell('sweep', 'Spell sweep deals 1 damage to each creature.')] },
          },
        },
        [
          { by: 'A', do: 'activate', object: 'src', ability: 1 },
          { by: 'all', do: 'pass until', until: 'stack empty' },
          ...cast('A', 'sweep'),
        ],
        { life: { A: 20, B: 17 }, triggered: { src: 3 } },
      ),
      { life: { B: 18 } },
    ],
  ]);
});

const cure = spell('cure', 'Until end of turn, whenever a player gains life, that player loses 2 life for each 1 life they gained.');

describe('so much for each 1 life or damage', () => {
  bothWays([
    [
      'is of the player who gained it, of three; of no life that was gained there is none',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}{R}{R}' },
          zones: { hand: { A: [cure, spell('three', 'Target player gains 3 life.'), spell('none', 'You gain 0 life.')] } },
        },
        [...cast('A', 'cure'), ...cast('A', 'three', 'C'), ...cast('A', 'none')],
        { life: { A: 20, B: 20, C: 17 }, triggered: { cure: 1 } },
        ['A', 'B', 'C'],
      ),
      { life: { A: 17, C: 17 } },
    ],
    [
      'counts what was prevented of several sources together, and puts counters once',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}' },
          zones: {
            battlefield: [
              {
                ...creature('hydra', 'A', '9/9'),
                name: 'Hydra',
                text: 'If damage would be dealt to Hydra, prevent that damage. Put a -1/-1 counter on Hydra for each 1 damage prevented this way.',
              },
              creature('b1', 'B', '2/2'),
              creature('b2', 'B', '3/3'),
            ],
            hand: {
              A: [spell('bite', 'Each creature an opponent controls deals damage equal to its power to target creature you control.')],
            },
          },
        },
        cast('A', 'bite', 'hydra'),
        { counters: { hydra: { '-1/-1': 5 } }, damage: { hydra: 0 } },
      ),
      { counters: { hydra: { '-1/-1': 3 } } },
    ],
    [
      'counts the life that all opponents have lost this turn, and none of yours',
      board(
        {
          step: 'precombat main',
          mana: { A: '{R}{R}' },
          zones: {
            battlefield: [
              {
                ref: 'neheb',
                name: 'Neheb',
                type: 'Artifact',
                text: '{T}: Add {R} for each 1 life your opponents have lost this turn.',
                controller: 'A',
              },
            ],
            hand: { A: [spell('drain', 'Each player loses 2 life.'), spell('gain', 'Each opponent gains 1 life.')] },
          },
        },
        [...cast('A', 'drain'), ...cast('A', 'gain'), { by: 'A', do: 'activate', object: 'neheb', ability: 1 }],
        { mana: { A: '{R}{R}{R}{R}' } },
        ['A', 'B', 'C'],
      ),
      { mana: { A: '{R}{R}' } },
    ],
  ]);
});

const refused = (text: string, types: readonly string[] = ['instant']) => compileText(text, { name: 'Waiting', types, subtypes: [] });

describe('what waits all turn and is not read', () => {
  it.each([
    'Whenever a creature dies this turn, you gain 1 life. Draw a card.',
    'Destroy target creature. Whenever a creature dies this turn, target player loses life equal to that creature’s power.',
  ])('%s', (text) => {
    expect(refused(text).ok).toBe(false);
  });

  it.each([
    'Whenever you lose life, you gain 2 life for each 1 life you gained.',
    'Whenever an opponent loses life, you gain 1 life for each 1 life you lost.',
  ])('life of another or of another deed: %s', (text) => {
    expect(refused(text, ['enchantment']).ok).toBe(false);
  });
});

describe('who is spoken of behind damage that is prevented', () => {
  bothWays([
    [
      'the controller of its source draws as many cards as damage was prevented',
      board(
        {
          step: 'precombat main',
          mana: { B: '{R}' },
          active: 'B',
          zones: {
            battlefield: [
              {
                ...creature('swan', 'A', '4/3'),
                name: 'Swan',
                text: "If a source would deal damage to Swan, prevent that damage. The source's controller draws cards equal to the damage prevented this way.",
              },
            ],
            hand: { B: [bolt] },
          },
        },
        cast('B', 'bolt', 'swan'),
        { handSize: { A: 0, B: 3 }, damage: { swan: 0 } },
      ),
      { handSize: { A: 3 } },
    ],
  ]);
  it.each([
    "If damage would be dealt to Waiting, prevent that damage. The source's controller draws a card.",
    'If a creature would deal damage to Waiting, prevent that damage and put that many +1/+1 counters on it.',
  ])('is not known of several sources, nor what “it” is: %s', (text) => {
    expect(refused(text, ['creature']).ok).toBe(false);
  });
});
