/** What a text says of a turn that is still to come: an extra turn, or the next turn of a player. */
import { describe } from 'vitest';
import { effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const edition = '2026-01-16';
const libraries = { A: 9, B: 9, C: 9 };
const board = (battlefield: readonly Data[], more: Data = {}): Data => ({ librarySize: { A: 9, B: 9 }, zones: { battlefield }, ...more });
const three = { players: ['A', 'B', 'C'], setup: { librarySize: libraries } };
const fortune = "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.";
const another = effect('Take an extra turn after this one.');
const savor = effect('Take an extra turn after this one. Skip the untap step of that turn.');
const emrakulOf = (target: string) =>
  effect("You gain control of target opponent during that player's next turn. After that turn, that player takes an extra turn.", target);
const emrakul = emrakulOf('B');
const passes = (...steps: readonly string[]) => steps.map((step) => until(step));

describe('at the beginning of the end step of an extra turn (500.7, 603.7)', () => {
  bothWays([
    [
      'the game is lost, and not in the end step of the turn that is going on',
      {
        edition,
        setup: board([]),
        actions: [effect(fortune), ...passes('end', 'upkeep'), until('end'), resolve],
        expect: [{ after: 2, step: 'end', active: 'A', losers: [] }, { after: 3, active: 'A', losers: [] }, { losers: ['A'] }],
      },
      { losers: [] },
    ],
    [
      'the last extra turn is taken first: nothing is lost in it, but in the one behind it',
      {
        edition,
        setup: board([]),
        actions: [effect(fortune), another, ...passes('upkeep', 'end', 'upkeep', 'end'), resolve],
        expect: [
          { after: 4, step: 'end', active: 'A', losers: [] },
          { after: 5, step: 'upkeep', active: 'A', losers: [] },
          { losers: ['A'] },
        ],
      },
      { losers: [] },
    ],
    [
      'the last one made loses, though another extra turn was to come already',
      {
        edition,
        setup: board([]),
        actions: [another, effect(fortune), ...passes('upkeep', 'end'), resolve],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
    [
      'a turn that is ended has no such step, and the next one of the player is another turn (724.1)',
      {
        edition,
        setup: board([]),
        actions: [effect(fortune), until('upkeep'), effect('End the turn.'), ...passes('upkeep of A', 'end', 'upkeep of B')],
        expect: { losers: [], active: 'B' },
      },
      { losers: ['A'] },
    ],
    [
      'an extra turn that is skipped loses no game, nor does the turn behind it (500.11)',
      {
        edition,
        setup: board([
          {
            ref: 'w',
            name: 'W',
            controller: 'B',
            type: 'Artifact',
            text: 'If a player would begin an extra turn, that player skips that turn instead.',
          },
        ]),
        actions: [effect(fortune), ...passes('upkeep', 'end', 'upkeep of A', 'end', 'upkeep of B')],
        expect: [
          { after: 2, active: 'B' },
          { losers: [], active: 'B' },
        ],
      },
      { losers: ['A'] },
    ],
  ]);
});

describe('the untap step of an extra turn', () => {
  bothWays([
    [
      'is skipped, and that of the next turn is not',
      {
        edition,
        setup: board([creature('t', 'A', '1/1', { tapped: true })]),
        actions: [savor, ...passes('upkeep', 'upkeep of B', 'upkeep of A')],
        expect: [
          { after: 2, active: 'A', tapped: { t: true } },
          { after: 3, active: 'B', tapped: { t: true } },
          { active: 'A', tapped: { t: false } },
        ],
      },
      { tapped: { t: true } },
    ],
  ]);
});

describe('during an extra turn', () => {
  const shielded = { ref: 's', name: 'S', controller: 'B', type: 'Enchantment', text: 'Prevent all damage that would be dealt to you.' };
  const bolt = effect('~ deals 2 damage to target player.', 'B');
  bothWays([
    [
      'damage cannot be prevented, and can before it and behind it',
      {
        edition,
        setup: board([shielded]),
        actions: [
          effect("Take an extra turn after this one. During that turn, damage can't be prevented."),
          bolt,
          until('upkeep'),
          bolt,
          until('upkeep of B'),
          bolt,
        ],
        expect: [
          { after: 2, life: { B: 20 } },
          { after: 4, life: { B: 18 }, active: 'A' },
          { life: { B: 18 }, active: 'B' },
        ],
      },
      { life: { B: 16 } },
    ],
  ]);
});

describe('after the next turn of another player, which somebody else controls (722.1)', () => {
  bothWays([
    [
      'that player takes an extra turn of their own',
      {
        edition,
        setup: board([]),
        actions: [emrakul, ...passes('upkeep', 'end', 'upkeep', 'end', 'upkeep')],
        expect: [{ after: 2, active: 'B' }, { after: 4, active: 'B' }, { active: 'A' }],
      },
      { active: 'B' },
    ],
    [
      'two of them are two extra turns behind one controlled turn',
      {
        edition,
        setup: board([]),
        actions: [emrakul, emrakul, ...passes('upkeep', 'end', 'upkeep', 'end', 'upkeep', 'end', 'upkeep')],
        expect: [{ after: 7, active: 'B' }, { active: 'A' }],
      },
      { active: 'B' },
    ],
    [
      'behind the extra turns that are made in it, though nobody had made them as it was said (500.7)',
      {
        edition,
        setup: board([]),
        actions: [emrakul, until('upkeep of B'), another, ...passes('end', 'upkeep', 'end', 'upkeep')],
        expect: [{ after: 5, active: 'A' }, { active: 'B' }],
      },
      { active: 'A' },
    ],
    [
      'it is the turn of the target, and of nobody between',
      {
        edition,
        ...three,
        actions: [emrakulOf('C'), ...passes('upkeep', 'end', 'upkeep', 'end', 'upkeep', 'end', 'upkeep')],
        expect: [{ after: 2, active: 'B' }, { after: 4, active: 'C' }, { after: 6, active: 'C' }, { active: 'A' }],
      },
      { active: 'B' },
    ],
  ]);
});

describe('during the next turn of an opponent', () => {
  const walker = {
    ref: 'g',
    name: 'Gideon Jura',
    controller: 'A',
    type: 'Legendary Planeswalker — Gideon',
    loyalty: 6,
    text: "[+2]: During target opponent's next turn, creatures that player controls attack Gideon Jura if able.",
  };
  const plus = { by: 'A', do: 'activate', object: 'g', ability: 1, targets: ['B'] };
  bothWays([
    [
      'their creatures attack this planeswalker, also those that came later (508.1d)',
      {
        edition,
        setup: board([walker, creature('x', 'B')]),
        actions: [
          plus,
          resolve,
          until('upkeep of B'),
          { by: 'B', do: 'effect', text: 'Create a 1/1 green Elf creature token. It gains haste.', controller: 'B' },
          until('declare attackers'),
          { by: 'B', do: 'attack', attackers: { x: 'A' } },
          { by: 'B', do: 'attack', attackers: {} },
          { by: 'B', do: 'attack', attackers: { x: 'g' } },
        ],
        expect: { refused: [{ action: 6 }, { action: 7 }, { action: 8 }] },
      },
      { attacking: { x: true } },
    ],
    [
      'and no longer in the turn behind it',
      {
        edition,
        setup: board([walker, creature('x', 'B')]),
        actions: [
          plus,
          resolve,
          ...passes('upkeep of B', 'declare attackers'),
          { by: 'B', do: 'attack', attackers: { x: 'A' } },
          { by: 'B', do: 'attack', attackers: { x: 'g' } },
          ...passes('upkeep of A', 'upkeep of B', 'declare attackers'),
          { by: 'B', do: 'attack', attackers: {} },
          until('end'),
        ],
        expect: { refused: [{ action: 5 }], active: 'B', step: 'end' },
      },
      { refused: [{ action: 5 }, { action: 10 }] },
    ],
  ]);
});
