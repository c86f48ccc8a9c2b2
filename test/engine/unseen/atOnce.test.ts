/** What each of several players does: chosen in turn order, done at once, action by action (101.4, 608.2e). Boards were written before they were played. */
import { describe } from 'vitest';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const bear = (ref: string, controller: string, more: Data = {}): Data => creature(ref, controller, '2/2', { cost: '{1}{G}', ...more });
const card = (ref: string, more: Data = {}): Data => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', cost: '{1}{G}', ...more });
const land = (ref: string): Data => ({ ref, name: 'Forest', type: 'Basic Land — Forest' });
const effect = (text: string, more: Data = {}): Data => ({ by: 'A', do: 'effect', text, ...more });
const choose = (by: string, choice: unknown): Data => ({ by, do: 'choose', choice });
const stack = { by: 'all', do: 'pass until', until: 'stack empty' };
const three = { edition: '2026-01-16', players: ['A', 'B', 'C'] };
const four = { edition: '2026-01-16', players: ['A', 'B', 'C', 'D'] };
const older = { edition: '2003-07-01', players: ['A', 'B', 'C'] };
const put = 'Each player may put an artifact, creature, enchantment, or land card from their hand onto the battlefield.';
const yes = (...players: readonly string[]): readonly Data[] => players.map((player) => choose(player, 'yes'));
const sees = { text: 'Whenever another creature enters, you gain 1 life.' };

describe('what each may put onto the battlefield', () => {
  bothWays([
    [
      'enters at once: each creature sees the others enter',
      {
        ...three,
        setup: { zones: { hand: { A: [card('a', sees)], B: [card('b', sees)], C: [card('c', sees)] } } },
        actions: [effect(put), ...yes('A', 'B', 'C'), stack],
        expect: { life: { A: 22, B: 22, C: 22 } },
      },
      { life: { C: 20 } },
    ],
    [
      'enters at once with four players, of whom one does not, and one has nothing',
      {
        ...four,
        setup: { zones: { hand: { A: [card('a', sees)], B: [card('b')], D: [card('d', sees)] } } },
        actions: [effect(put), choose('A', 'yes'), choose('B', 'no'), choose('D', 'yes'), stack],
        expect: { life: { A: 21, B: 20, D: 21 }, zones: { a: 'battlefield', b: 'hand', d: 'battlefield' } },
      },
      { life: { D: 20 } },
    ],
    [
      'is chosen before any of it is there, in older words too',
      {
        ...older,
        setup: {
          zones: {
            hand: {
              A: [card('a', { text: 'Whenever another creature comes into play, you gain 1 life.' })],
              B: [card('b', { text: 'Whenever another creature comes into play, you gain 1 life.' })],
            },
          },
        },
        actions: [
          effect('Each player may put an artifact, creature, enchantment, or land card from his or her hand into play.'),
          ...yes('A', 'B'),
          stack,
        ],
        expect: { life: { A: 21, B: 21 } },
      },
      { life: { B: 20 } },
    ],
  ]);
});

describe('what each may give up for something', () => {
  const watcher = (ref: string, controller: string): Data =>
    bear(ref, controller, { text: 'Whenever another creature dies, you gain 1 life.' });
  const text = 'Each player may sacrifice a creature and draw a card.';
  bothWays([
    [
      'is given up at once: who dies with another sees it',
      {
        ...three,
        setup: { librarySize: { A: 3, B: 3, C: 3 }, zones: { battlefield: [watcher('a', 'A'), watcher('b', 'B'), watcher('c', 'C')] } },
        actions: [effect(text), ...yes('A', 'B'), choose('C', 'no'), stack],
        expect: { life: { A: 21, B: 21, C: 22 }, handSize: { A: 1, B: 1, C: 0 }, zones: { a: 'graveyard', b: 'graveyard' } },
      },
      { life: { B: 20 } },
    ],
    [
      'is chosen in turn order, before anything is given up',
      {
        ...four,
        setup: {
          active: 'C',
          librarySize: { A: 3, B: 3, C: 3, D: 3 },
          zones: { battlefield: [watcher('a', 'A'), watcher('b', 'B'), watcher('c', 'C'), bear('d1', 'D'), bear('d2', 'D')] },
        },
        actions: [{ ...effect(text), by: 'C' }, ...yes('C', 'D', 'A'), choose('B', 'no'), choose('D', 'd2'), stack],
        expect: { life: { A: 22, B: 23, C: 22 }, handSize: { A: 1, B: 0, C: 1, D: 1 }, zones: { d1: 'battlefield', d2: 'graveyard' } },
      },
      { life: { A: 20 } },
    ],
  ]);
});

describe('what each may pay', () => {
  bothWays([
    [
      'is paid in turn order, and what others do not pay happens to them at once',
      {
        ...four,
        setup: {
          mana: { B: '{C}' },
          zones: {
            battlefield: [
              bear('a', 'A'),
              bear('b', 'B'),
              bear('c', 'C', { text: 'Whenever another creature dies, you gain 1 life.' }),
              bear('d', 'D', { text: 'Whenever another creature dies, you gain 1 life.' }),
            ],
          },
        },
        actions: [effect('Each player sacrifices a creature unless they pay {1}.'), choose('B', 'yes'), stack],
        expect: { zones: { a: 'graveyard', b: 'battlefield', c: 'graveyard', d: 'graveyard' }, life: { C: 22, D: 22 } },
      },
      { life: { D: 20 } },
    ],
    [
      'is paid with what is each player’s own',
      {
        ...three,
        setup: { mana: { B: '{C}{C}{C}', C: '{C}' } },
        actions: [effect('Each opponent sacrifices a creature unless they pay {1}.'), ...yes('B', 'C')],
        expect: { mana: { B: '{C}{C}', C: '' } },
      },
      { mana: { B: '' } },
    ],
  ]);
});

describe('what each may discard, and draw for it', () => {
  const text = 'Each player may discard their hand and draw seven cards.';
  const watcher = bear('w', 'A', { text: 'Whenever an opponent discards a card, you lose 1 life.' });
  bothWays([
    [
      'is discarded by all of them before anybody draws',
      {
        ...three,
        setup: {
          librarySize: { A: 9, B: 9, C: 9 },
          zones: { battlefield: [watcher], hand: { A: [card('a1')], B: [card('b1'), card('b2')], C: [card('c1')] } },
        },
        actions: [effect(text), ...yes('A', 'B'), choose('C', 'no'), stack],
        expect: { handSize: { A: 7, B: 7, C: 1 }, graveyardSize: { A: 1, B: 2, C: 0 }, life: { A: 18 } },
      },
      { handSize: { B: 8 } },
    ],
  ]);
});

describe('what each finds in their library', () => {
  const grove = bear('grove', 'A', { text: 'Landfall — Whenever a land enters the battlefield under your control, you gain 1 life.' });
  const may = 'Each player may search their library for a basic land card, put it onto the battlefield, then shuffle their library.';
  bothWays([
    [
      'enters at once, of those who look for it',
      {
        ...three,
        setup: { zones: { battlefield: [grove], library: { A: [land('fa')], B: [land('fb')], C: [land('fc')] } } },
        actions: [effect(may), choose('A', 'yes'), choose('B', 'no'), choose('C', 'yes'), choose('A', ['fa']), choose('C', ['fc']), stack],
        expect: { zones: { fa: 'battlefield', fb: 'library', fc: 'battlefield' }, life: { A: 21 } },
      },
      { zones: { fb: 'battlefield' } },
    ],
    [
      'is looked for by each, and what is creature and enters with others sees them',
      {
        ...three,
        setup: { zones: { library: { A: [card('a', sees)], B: [card('b', sees)], C: [card('c', sees)] } } },
        actions: [
          effect('Each player may search their library for a creature card, put it onto the battlefield, then shuffle.'),
          ...yes('A', 'B', 'C'),
          choose('A', ['a']),
          choose('B', ['b']),
          choose('C', ['c']),
          stack,
        ],
        expect: { life: { A: 22, B: 22, C: 22 } },
      },
      { life: { C: 20 } },
    ],
  ]);
});
