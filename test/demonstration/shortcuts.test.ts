/** Shortcuts (731.2), and what people agree on at the table (104.4i, 722.5b). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from './play.ts';
import { activate, choose, effect, resolve } from './actionWords.ts';

const edition = '2026-01-16';
/** Pumps itself as often as somebody likes. */
const pump = creature('pump', 'A', '1/1', { text: '{0}: This creature gets +1/+0 until end of turn.' });
const flipper = {
  ref: 'flipper',
  name: 'Flipper',
  controller: 'A',
  type: 'Artifact',
  text: '{0}: Shuffle your library.',
};
const setup = { librarySize: { A: 5, B: 5 }, zones: { battlefield: [pump, flipper] } };
const passes = [
  { by: 'A', do: 'pass' },
  { by: 'B', do: 'pass' },
];
const propose = (more: object = {}) => ({ by: 'A', do: 'propose shortcut', sequence: [activate('pump'), ...passes], ...more });
const run = (actions: readonly object[], expected: object, more: object = {}) =>
  verdict(play({ edition, setup, actions, expect: expected, ...more }));

describe('a shortcut', () => {
  it.each([
    ['is taken as often as it says', { times: 3 }, '4/1'],
    ['is taken once where it says no number', {}, '2/1'],
    ['ends where it is shortened', { times: 3, shorten: { B: 5 } }, '2/1'],
  ])('%s', (_, more, pt) => {
    expect(run([propose(more)], { pt: { pump: pt } })).toBe('passed');
  });

  it('cites its proposal, the answers of the others, and that it is taken', () => {
    expect(run([propose()], { cites: ['731.2a', '731.2b', '731.2c'] })).toBe('passed');
    const { trace } = play({ edition: '2012-05-01', setup, actions: [propose({ times: 2, shorten: { B: 2 } })], expect: {} });
    expect(trace.filter(({ event }) => event === 'shortcut')).toEqual([
      { action: 1, event: 'shortcut', text: 'A proposes a shortcut: 3 choices, 2 times.', cites: ['716.2a'] },
      { action: 1, event: 'shortcut', text: 'B shortens it to 2 choices, and will choose otherwise there.', cites: ['716.2b'] },
      { action: 1, event: 'shortcut', text: 'The shortcut is taken as far as it was shortened.', cites: ['716.2c'] },
    ]);
  });

  it('is answered in turn order, each player shortening what is left of it', () => {
    const three = { players: ['A', 'B', 'C'] };
    const round = [activate('pump'), ...passes, { by: 'C', do: 'pass' }];
    const proposal = (shorten: object) => propose({ sequence: round, times: 3, shorten });
    expect(run([proposal({ B: 10, C: 3 })], { pt: { pump: '1/1' }, priority: 'C' }, three)).toBe('passed');
    const refused = { refused: { action: 1, rule: '731.2b' }, pt: { pump: '1/1' }, priority: 'A' };
    expect(run([proposal({ B: 2, C: 7 })], refused, three)).toBe('passed');
  });

  it.each([
    ['by a player without priority', { by: 'B' }],
    ['of no choices', { sequence: [] }],
    ['of no rounds', { times: 0 }],
    ['of what is not legal on the way', { sequence: [activate('pump'), { by: 'B', do: 'pass' }] }],
    ['of what chance decides', { sequence: [activate('flipper'), ...passes] }],
    [
      'that ends where somebody has a choice to make',
      { sequence: [...passes, { by: 'all', do: 'pass until', until: 'declare attackers' }] },
    ],
  ])('is refused %s, and all is as it was', (_, more) => {
    expect(run([propose(more)], { refused: { action: 1, rule: '731.2a' }, pt: { pump: '1/1' }, priority: 'A' })).toBe('passed');
  });

  it.each([
    ['at a place of another player’s choice', { B: 1 }],
    ['at a place behind its end', { B: 9 }],
    ['by whoever proposes it', { A: 1 }],
  ])('is not shortened %s', (_, shorten) => {
    expect(run([propose({ shorten })], { refused: { action: 1, rule: '731.2b' }, pt: { pump: '1/1' } })).toBe('passed');
  });

  it('that was shortened asks for another choice than was proposed', () => {
    const shock = { ref: 'shock', name: 'Shock', type: 'Instant', cost: '{0}', text: 'Shock deals 2 damage to any target.' };
    const withShock = { setup: { ...setup, zones: { ...setup.zones, hand: { B: [shock] } } } };
    const shortened = propose({ shorten: { B: 2 } });
    const shot = { by: 'B', do: 'cast', object: 'shock', targets: ['pump'] };
    for (const same of [{ by: 'B', do: 'pass' }, resolve, { by: 'all', do: 'pass until', until: 'stack empty' }])
      expect(run([shortened, same], { refused: { action: 2, rule: '731.2c' }, priority: 'B' }, withShock)).toBe('passed');
    const otherwise = [shortened, { by: 'B', do: 'pass' }, shot, resolve];
    expect(run(otherwise, { refused: { action: 2 }, zones: { pump: 'graveyard' } }, withShock)).toBe('passed');
  });

  it('names things that are there, and no instruction of its own', () => {
    expect(run([propose({ sequence: [activate('nobody')] })], {})).toBe('refused actions[0].sequence[0].object');
    expect(run([propose({ sequence: [effect('Draw a card.')] })], {})).toBe('refused actions[0].sequence[0].do');
    expect(run([propose({ shorten: { Z: 1 } })], {})).toBe('refused actions[0].shorten.Z');
  });

  it('of too many choices is not played', () => {
    expect(run([propose({ times: 10_000 })], {})).toBe('refused actions[0]');
  });

  it('holds choices that come up on the way', () => {
    const chooser = { ...pump, ref: 'chooser', text: '{0}: You may draw a card.' };
    const sequence = [activate('chooser'), ...passes, choose('yes')];
    const board = { setup: { librarySize: { A: 5, B: 5 }, zones: { battlefield: [chooser] } } };
    expect(run([propose({ sequence, times: 2 })], { handSize: { A: 2 } }, board)).toBe('passed');
  });
});

describe('an intentional draw', () => {
  const agree = (by: string, more: object = {}) => ({ by, do: 'agree to a draw', ...more });

  it('needs all players who are in the game', () => {
    expect(run([agree('A')], { winner: 'none', priority: 'A' })).toBe('passed');
    expect(run([agree('A'), agree('B')], { draw: true, cites: ['104.4i'] })).toBe('passed');
    const three = { players: ['A', 'B', 'C'] };
    expect(run([agree('A'), agree('B')], { winner: 'none', priority: 'A' }, three)).toBe('passed');
    expect(run([{ by: 'C', do: 'concede' }, agree('A'), agree('B')], { draw: true }, three)).toBe('passed');
  });

  it('is no longer offered once something else was done', () => {
    expect(run([agree('A'), activate('pump'), agree('B')], { winner: 'none', priority: 'A' })).toBe('passed');
  });

  it('is agreed to by nobody for another', () => {
    expect(run([agree('A', { for: 'B' })], { refused: { action: 1, rule: '104.4i' } })).toBe('passed');
  });
});
