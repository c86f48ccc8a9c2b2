/** What other players' spells and abilities cost more: on whose turn, behind how many others, and without mana abilities (118.7, 601.2f, 605). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const land = (ref: string, controller: string): Data => ({ ref, name: 'Island', type: 'Basic Land — Island', controller });
const thing = (text: string, more: Data = {}): Data => ({
  ref: 'thing',
  name: 'Test Thing',
  type: 'Artifact',
  controller: 'B',
  text,
  ...more,
});
const spell = (ref: string, cost = '{0}'): Data => ({ ref, name: `Spell ${ref}`, type: 'Instant', cost, text: 'You gain 1 life.' });
const cast = (object: string, by = 'A', more: Data = {}): Data => ({ by, do: 'cast', object, ...more });
const resolve = { by: 'all', do: 'resolve' };

describe('a grid', () => {
  const text = "Each spell costs {3} more to cast except during its controller's turn.";
  const lands = (controller: string): readonly Data[] => ['1', '2', '3'].map((at) => land(`${controller}${at}`, controller));
  const setup = (active: string, words = text): Data => ({
    active,
    librarySize: { A: 9, B: 9 },
    zones: { battlefield: [thing(words), ...lands('A'), ...lands('B')], hand: { A: [spell('a')], B: [spell('b')] } },
  });
  bothWays([
    [
      'takes nothing of who has the turn, and three of another, its own controller among them',
      {
        edition: '2026-01-16',
        setup: setup('A'),
        actions: [cast('a'), { by: 'A', do: 'pass' }, cast('b', 'B')],
        expect: { tapped: { A1: false, B1: true, B2: true, B3: true } },
      },
      { tapped: { B3: false } },
    ],
    [
      'is worded as a cost that is added, too',
      {
        edition: '1999-02-01',
        setup: setup('B', "Each spell costs an additional {3} to play except during its controller's turn."),
        actions: [{ by: 'B', do: 'pass' }, cast('a')],
        expect: { tapped: { A1: true, A2: true, A3: true } },
      },
      { tapped: { A3: false } },
    ],
  ]);
});

describe('a field', () => {
  const rock = (ref: string, text: string): Data => ({ ref, name: `Rock ${ref}`, type: 'Artifact', controller: 'A', text });
  const battlefield = (words: string): readonly Data[] => [
    thing(words, { type: 'Enchantment' }),
    land('one', 'A'),
    land('two', 'A'),
    rock('rock', '{T}: You gain 3 life.'),
    rock('mana', '{T}: Add {U}.'),
  ];
  bothWays([
    [
      'takes two of an ability, and nothing of one that adds mana',
      {
        edition: '2026-01-16',
        setup: {
          librarySize: { A: 9, B: 9 },
          zones: { battlefield: battlefield("Activated abilities cost {2} more to activate unless they're mana abilities.") },
        },
        actions: [{ by: 'A', do: 'activate', object: 'rock', pay: ['mana', 'one'] }, resolve],
        expect: { life: { A: 23 }, tapped: { mana: true, one: true, two: false } },
      },
      { tapped: { two: true } },
    ],
    [
      'takes it of what would cost nothing else, or it is not activated',
      {
        edition: '2006-02-01',
        setup: {
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              thing("Activated abilities cost {2} more to play unless they're mana abilities.", { type: 'Enchantment' }),
              rock('rock', '{T}: You gain 3 life.'),
              land('one', 'A'),
            ],
          },
        },
        actions: [{ by: 'A', do: 'activate', object: 'rock' }],
        expect: { refused: { action: 1 }, tapped: { rock: false }, life: { A: 20 } },
      },
      { tapped: { rock: true } },
    ],
  ]);
});

describe('a sphere', () => {
  const sphere = thing('Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.');
  const lands = ['1', '2', '3'].map((at) => land(`A${at}`, 'A'));
  bothWays([
    [
      'counts the spells of who casts, and no others',
      {
        edition: '2026-01-16',
        setup: {
          active: 'A',
          librarySize: { A: 9, B: 9 },
          zones: { battlefield: [sphere, ...lands], hand: { A: [spell('a'), spell('b'), spell('c')], B: [spell('x')] } },
        },
        actions: [
          cast('a'),
          { by: 'A', do: 'pass' },
          cast('x', 'B'),
          resolve,
          resolve,
          cast('b', 'A', { pay: ['A1'] }),
          cast('c', 'A', { pay: ['A2', 'A3'] }),
        ],
        expect: [
          { after: 3, zones: { x: 'stack' } },
          { after: 6, tapped: { A1: true, A2: false, A3: false } },
          { after: 7, tapped: { A2: true, A3: true }, zones: { c: 'stack' } },
        ],
      },
      { after: 6, tapped: { A1: false } },
    ],
  ]);
});
