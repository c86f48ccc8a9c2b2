/** One opponent alone can be attacked in a combat (507.1, 802.2 is not used), also where play begins after that one was chosen. */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const bear = (ref: string, more: object = {}) => ({
  ref,
  name: `Bear ${ref}`,
  type: 'Creature — Bear',
  pt: '2/2',
  controller: 'A',
  ...more,
});
const walker = { ref: 'walker', name: 'Quiet Walker', type: 'Planeswalker — Jace', controller: 'C', counters: { loyalty: 3 } };
const board = (players: readonly string[], edition: string, more: object) => ({
  edition,
  players,
  options: { attackMultiplePlayers: false },
  setup: { step: 'declare attackers', zones: { battlefield: [bear('one'), bear('two')] } },
  ...more,
});

it('two creatures that attack two players are refused, by the rule of the defending player', () => {
  const given = board(['A', 'B', 'C'], '2026-01-16', {
    actions: [{ by: 'A', do: 'attack', attackers: { one: 'B', two: 'C' } }],
    expect: { refused: { action: 1 } },
  });
  expect(verdict(play(given))).toBe('passed');
});

it('a player and their planeswalker are attacked together, in 2010 with four players', () => {
  const given = board(['A', 'B', 'C', 'D'], '2010-02-01', {
    setup: { step: 'declare attackers', zones: { battlefield: [bear('one'), bear('two'), walker] } },
    actions: [
      { by: 'A', do: 'attack', attackers: { one: 'C', two: 'walker' } },
      { by: 'all', do: 'pass until', until: 'end of combat' },
    ],
    expect: { life: { C: 18 }, loyalty: { walker: 1 } },
  });
  expect(verdict(play(given))).toBe('passed');
});

it('legal attacks are those against each one alone, and none at all once', () => {
  const given = board(['A', 'B', 'C'], '2016-01-22', {
    actions: [{ by: 'A', do: 'enumerate', what: 'attacks' }],
    expect: {
      legal: {
        exactly: [{}, { one: 'B' }, { two: 'B' }, { one: 'B', two: 'B' }, { one: 'C' }, { two: 'C' }, { one: 'C', two: 'C' }],
      },
    },
  });
  expect(verdict(play(given))).toBe('passed');
});
