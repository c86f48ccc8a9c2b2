/** What a player is told to pay as something resolves: it is asked where mana has to be made for it, and not where it is there (118.3c, 118.12). */
import { describe, expect, it } from 'vitest';
import { compileText } from '../../../src/engine/cardText/compileText.ts';
import { bothWays } from './bothWays.ts';

type Data = Readonly<Record<string, unknown>>;
const land = (ref: string, controller: string): Data => ({ ref, name: 'Swamp', type: 'Basic Land — Swamp', controller });
const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', pt: '2/2', controller: 'B' };
const pact = {
  ref: 'pact',
  name: 'Test Pact',
  type: 'Instant',
  cost: '{0}',
  text: "Destroy target creature.\nAt the beginning of your next upkeep, pay {1}{B}. If you don't, you lose the game.",
};
const choose = (choice: unknown, by = 'A'): Data => ({ by, do: 'choose', choice });
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string): Data => ({ by: 'all', do: 'pass until', until: step });
const board = (battlefield: readonly Data[], more: Data = {}): Data => ({
  active: 'A',
  librarySize: { A: 9, B: 9 },
  zones: { battlefield: [bear, ...battlefield], hand: { A: [pact] } },
  ...more,
});
const cast = { by: 'A', do: 'cast', object: 'pact', targets: ['bear'] };
const start: readonly Data[] = [cast, resolve, until('upkeep of A')];

describe('an upkeep at which mana has to be paid', () => {
  bothWays([
    [
      'is that of the next turn of who cast it, and who pays goes on',
      {
        edition: '2026-01-16',
        setup: board([land('one', 'A'), land('two', 'A')]),
        actions: [...start, resolve, choose('yes'), until('draw of A')],
        expect: { tapped: { one: true, two: true }, losers: [], zones: { bear: 'graveyard' } },
      },
      { losers: ['A'] },
    ],
    [
      'is lost by who does not pay, though they could',
      {
        edition: '2026-01-16',
        setup: board([land('one', 'A'), land('two', 'A')]),
        actions: [...start, resolve, choose('no')],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
    [
      'is lost by who cannot pay, without a question',
      {
        edition: '2026-01-16',
        setup: board([land('one', 'A')]),
        actions: [...start, resolve],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
    [
      'asks nothing of who has the mana by then: it is paid',
      {
        edition: '2026-01-16',
        setup: board([land('one', 'A'), land('two', 'A')]),
        actions: [
          ...start,
          { by: 'A', do: 'activate', object: 'one' },
          { by: 'A', do: 'activate', object: 'two' },
          resolve,
          until('draw of A'),
        ],
        expect: { losers: [] },
      },
      { losers: ['A'] },
    ],
    [
      'asks once for each that was cast, and mana pays for one of them',
      {
        edition: '2014-02-01',
        setup: {
          ...board([land('one', 'A'), land('two', 'A'), { ...bear, ref: 'other' }]),
          zones: {
            battlefield: [bear, { ...bear, ref: 'other' }, land('one', 'A'), land('two', 'A')],
            hand: { A: [pact, { ...pact, ref: 'second' }] },
          },
        },
        actions: [
          cast,
          resolve,
          { by: 'A', do: 'cast', object: 'second', targets: ['other'] },
          resolve,
          until('upkeep of A'),
          choose(['pact', 'second']),
          resolve,
          choose('yes'),
          resolve,
        ],
        expect: { losers: ['A'] },
      },
      { losers: [] },
    ],
    [
      'comes from a spell that resolved, and not where its target had gone (608.2b)',
      {
        edition: '2026-01-16',
        setup: board([], {}),
        actions: [cast, { by: 'B', do: 'effect', text: 'Sacrifice a creature.' }, resolve, until('upkeep of A'), until('draw of A')],
        expect: { losers: [] },
      },
      { losers: ['A'] },
    ],
  ]);
});

describe('what is to be paid', () => {
  bothWays([
    [
      'at each upkeep has something done where it is not',
      {
        edition: '2026-01-16',
        setup: {
          active: 'B',
          librarySize: { A: 9, B: 9 },
          zones: {
            battlefield: [
              {
                ref: 'rack',
                name: 'Test Rack',
                type: 'Artifact',
                controller: 'A',
                text: "At the beginning of your upkeep, pay {1}. If you don't, sacrifice Test Rack.",
              },
              land('one', 'A'),
            ],
          },
        },
        actions: [until('upkeep of A'), resolve, choose('no')],
        expect: { zones: { rack: 'graveyard' } },
      },
      { zones: { rack: 'battlefield' } },
    ],
  ]);

  it('is mana of which nobody has to say what X is', () => {
    const read = (text: string): boolean => compileText(text, { name: 'Test', types: ['instant'], subtypes: [] }).ok;
    expect(read("At the beginning of your next upkeep, pay {3}{U}{U}. If you don't, you lose the game.")).toBe(true);
    expect(read("At the beginning of your next upkeep, pay {X}. If you don't, you lose the game.")).toBe(false);
    expect(read("At the beginning of your next upkeep, pay {3}. If you don't, destroy target creature.")).toBe(false);
    expect(read("At the beginning of your next upkeep, pay {3}. If they don't, they lose the game.")).toBe(false);
    expect(read('At the beginning of your next upkeep, pay {3}.')).toBe(false);
  });
});
