/**
 * What creatures cannot do, or must do, for a turn: where they are described, and not chosen, it holds for whatever is such by then, since it changes the rules
 * of the game (611.2c, before 2007 418.3b). The first rules of that number fixed all that an effect means (1999). Expectations were written first;
 * each board must pass, and must fail when what the other reading would show is expected.
 */
import { describe, expect, it } from 'vitest';
import { cast, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const by = (player: string, text: string, ...targets: readonly string[]) => ({ ...effect(text, ...targets), by: player });
const bear = (player: string) => by(player, 'Create a 1/1 green Saproling creature token.');
const ask = (player: string, what: string) => ({ by: player, do: 'enumerate', what });
const attack = (attackers: object) => ({ by: 'A', do: 'attack', attackers });
const blocked = (attackers: object = { a: 'B' }) => [
  until('declare attackers'),
  attack(attackers),
  until('declare blockers'),
  ask('B', 'blocks'),
];
const board = (edition: string, battlefield: readonly object[], actions: readonly object[], legal: object, more: object = {}) => ({
  edition,
  setup: { zones: { battlefield } },
  actions,
  expect: { legal },
  ...more,
});
const mine = creature('a', 'A');
const theirs = creature('b', 'B');
const wall = creature('w', 'B', '0/4');
const falter = effect("Creatures without flying can't block this turn.");

describe('creatures that cannot block this turn', () => {
  bothWays([
    [
      'are those that come later too',
      board('2026-01-16', [mine], [falter, bear('B'), ...blocked()], { exactly: [{}] }),
      { legal: { exactly: [{}, { 'Saproling Token#1': 'a' }] } },
    ],
    [
      'are those that become such later, and no longer those that cease to be',
      board(
        '2008-10-03',
        [mine, theirs, creature('f', 'B', '2/2', { text: 'Flying' })],
        [
          falter,
          effect('Target creature loses flying until end of turn.', 'f'),
          effect('Target creature gains flying until end of turn.', 'b'),
          ...blocked(),
        ],
        { exactly: [{}, { b: 'a' }] },
      ),
      { legal: { exactly: [{}, { f: 'a' }] } },
    ],
    [
      'are those that were there, by the rules of 1999',
      board('1999-04-23', [mine, theirs], [falter, bear('B'), ...blocked()], { exactly: [{}, { 'Saproling#1': 'a' }] }),
      { legal: { exactly: [{}] } },
    ],
    [
      'are those of one of three players, whoever controls by then what was spoken of',
      board(
        '2016-09-30',
        [mine, theirs, wall, creature('c', 'C')],
        [
          effect(
            "Target creature an opponent controls blocks this turn if able. Untap that creature. Other creatures that player controls can't block this turn.",
            'b',
          ),
          by('C', 'Gain control of target creature.', 'b'),
          bear('B'),
          until('declare attackers'),
          attack({ a: 'B' }),
          until('declare blockers'),
          ask('B', 'blocks'),
        ],
        { exactly: [{}] },
        { players: ['A', 'B', 'C'] },
      ),
      { legal: { exactly: [{}, { w: 'a' }] } },
    ],
    [
      'are as strong as was counted when it began',
      board(
        '2013-02-01',
        [mine, creature('s', 'B', '1/1'), wall, { ref: 'm', name: 'Mountain', type: 'Basic Land — Mountain', controller: 'A' }],
        [
          effect("Creatures with power greater than the number of Mountains you control can't block this turn."),
          effect('Destroy target land.', 'm'),
          ...blocked(),
        ],
        { exactly: [{}, { s: 'a' }, { w: 'a' }, { s: 'a', w: 'a' }] },
      ),
      { legal: { exactly: [{}, { w: 'a' }] } },
    ],
    [
      'are those alone that were spoken of, where these were chosen',
      board(
        '2018-04-27',
        [mine, theirs],
        [effect("Tap all creatures target player controls. Those creatures can't block this turn.", 'B'), bear('B'), ...blocked()],
        {
          exactly: [{}, { 'Saproling#1': 'a' }],
        },
      ),
      { legal: { exactly: [{}] } },
    ],
  ]);
});

describe('creatures that cannot attack, be blocked or be regenerated this turn', () => {
  const haste = by('A', 'Create a 1/1 red Goblin creature token with haste.');
  bothWays([
    [
      'are other creatures than the target, whenever they come',
      board(
        '2009-10-01',
        [mine, creature('t', 'A')],
        [
          effect("~ deals 1 damage to target creature. Other creatures can't attack this turn.", 't'),
          haste,
          until('declare attackers'),
          ask('A', 'attacks'),
        ],
        { exactly: [{}, { t: 'B' }] },
      ),
      { legal: { exactly: [{}, { t: 'B' }, { 'Goblin#1': 'B' }, { t: 'B', 'Goblin#1': 'B' }] } },
    ],
    [
      'are those that you control by then: what it gives them besides is for those there now',
      {
        edition: '2012-10-01',
        setup: {
          zones: {
            hand: {
              A: [
                {
                  ref: 'o',
                  name: 'o',
                  type: 'Sorcery',
                  cost: '{1}{U}{R}',
                  text: "Target creature you control gets +1/+0 until end of turn and can't be blocked this turn.\nOverload {3}{U}{R}",
                },
              ],
            },
            battlefield: [mine, theirs],
          },
          mana: { A: '{3}{U}{R}' },
        },
        actions: [cast('o', { alternative: 'overload' }), resolve, haste, ...blocked({ a: 'B', 'Goblin#1': 'B' })],
        expect: { legal: { exactly: [{}] }, pt: { a: '3/2', 'Goblin#1': '1/1' } },
      },
      { legal: { exactly: [{}, { b: 'Goblin#1' }] } },
    ],
    [
      'are not regenerated, when they came later',
      {
        edition: '2005-10-01',
        setup: { zones: { battlefield: [mine] } },
        actions: [
          effect("Creatures can't be regenerated this turn."),
          bear('B'),
          by('B', 'Regenerate target creature.', 'Saproling#1'),
          effect('Destroy target creature.', 'Saproling#1'),
        ],
        expect: { tokens: [] },
      },
      { tokens: [{ controller: 'B', name: 'Saproling', count: 1 }] },
    ],
    [
      'are the detained ones alone, when others are detained at once',
      board('2012-10-01', [mine, theirs], [effect('Detain each creature your opponents control.'), bear('B'), ...blocked()], {
        exactly: [{}, { 'Saproling#1': 'a' }],
      }),
      { legal: { exactly: [{}] } },
    ],
    [
      'attack all the same if able, when that is asked of them, and not by the rules of 1999',
      board(
        '1999-04-23',
        [mine],
        [effect('Creatures you control attack this turn if able.'), haste, until('declare attackers'), ask('A', 'attacks')],
        {
          exactly: [{ a: 'B' }, { a: 'B', 'Goblin#1': 'B' }],
        },
      ),
      { legal: { exactly: [{ a: 'B', 'Goblin#1': 'B' }] } },
    ],
  ]);
});

describe('the beginning of such an effect', () => {
  const told = (edition: string, ...actions: readonly object[]) => {
    const result = play({ edition, setup: { zones: { battlefield: [mine] } }, actions });
    expect(verdict(result)).toBe('passed');
    return result.trace.filter(({ event }) => event === 'effect').map(({ text, cites }) => [text, cites]);
  };
  it('is told with the rule by which it reaches what comes later', () => {
    expect(told('2026-01-16', falter)).toEqual([
      ['An effect begins: what it describes cannot block until end of turn, whenever it comes.', ['611.2a', '611.2c']],
    ]);
    expect(told('2003-10-01', falter)[0]?.[1]).toEqual(['418.3a', '418.3b']);
  });
  it('is told of those that it is fixed on by the rules of 1999, and of what is required', () => {
    expect(told('1999-04-23', falter)).toEqual([['A cannot block until end of turn.', ['418.3a', '418.3b']]]);
    expect(told('2026-01-16', effect('Creatures you control attack this turn if able.'))).toEqual([
      ['An effect begins.', ['611.2a', '611.2c']],
    ]);
  });
});
