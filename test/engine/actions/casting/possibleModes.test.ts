/** A mode that would need targets that are not there cannot be chosen (700.2a, 603.3c). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../../demonstration/play.ts';

type Value = Readonly<Record<string, unknown>>;

const charm = {
  ref: 'charm',
  name: 'Charm',
  type: 'Instant',
  cost: '{R}',
  text: 'Choose one —\n• Destroy target artifact.\n• Charm deals 2 damage to target creature.\n• You gain 4 life.',
};
const cast = (edition: string, battlefield: readonly Value[], more: Value, expected: Value): Value => ({
  edition,
  setup: { mana: { A: '{R}' }, zones: { battlefield, hand: { A: [charm] } } },
  actions: [{ by: 'A', do: 'cast', object: 'charm', ...more }],
  expect: expected,
});
const ring = { ref: 'ring', name: 'Ring', controller: 'B', type: 'Artifact' };

describe('modes of a spell', () => {
  it.each([
    ['2026-01-16', [], [[3]]],
    ['2012-05-01', [creature('bear', 'B')], [[2], [3]]],
    ['2009-07-11', [creature('bear', 'B'), ring], [[1], [2], [3]]],
    // What cannot be targeted is no target.
    ['2026-01-16', [creature('bear', 'B', '2/2', { text: 'Hexproof' })], [[3]]],
  ])('are those that have enough legal targets (%s, %j: %j)', (edition, battlefield, modes) => {
    const board = cast(edition, battlefield, {}, { legal: { exactly: modes } });
    const actions = [{ by: 'A', do: 'enumerate', what: 'modes', object: 'charm' }];
    expect(verdict(play({ ...board, actions }))).toBe('passed');
  });

  it('are not asked for where one alone is possible', () => {
    expect(verdict(play(cast('2026-01-16', [], {}, { zones: { charm: 'stack' }, step: 'precombat main' })))).toBe('passed');
  });

  it.each([
    ['2026-01-16', 1, '700.2a'],
    ['2014-02-01', 2, '700.2a'],
    ['2010-06-18', 2, '700.2a'],
  ])('are refused without them, with the rule (%s, mode %d: %s)', (edition, mode, rule) => {
    expect(verdict(play(cast(edition, [], { modes: [mode] }, { refused: { action: 1, rule }, zones: { charm: 'hand' } })))).toBe('passed');
  });
});

const warden = {
  ref: 'warden',
  name: 'Warden',
  controller: 'A',
  type: 'Enchantment',
  text: 'Whenever a creature dies, choose one —\n• Destroy target artifact.\n• Each opponent loses 2 life.',
};

describe('modes of a triggered ability', () => {
  it.each([
    ['2026-01-16', ['A', 'B']],
    ['2018-01-19', ['A', 'B', 'C']],
    ['2011-02-04', ['A', 'B']],
  ])('without a legal target are none, and the other is taken (%s, %j)', (edition, players) => {
    const board = {
      edition,
      players,
      setup: { zones: { battlefield: [warden, creature('bear', 'B')] } },
      actions: [{ by: 'A', do: 'effect', text: 'Destroy all creatures.' }, { by: 'A', do: 'check' }, { do: 'resolve' }],
      expect: { life: Object.fromEntries(players.map((player) => [player, player === 'A' ? 20 : 18])), triggered: { warden: 1 } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it('are asked for among those that are possible', () => {
    const board = {
      edition: '2026-01-16',
      setup: { zones: { battlefield: [warden, ring, creature('bear', 'B')] } },
      actions: [
        { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
        { by: 'A', do: 'check' },
      ],
      expect: { pending: { player: 'A', kind: 'other' } },
    };
    expect(verdict(play(board))).toBe('passed');
  });

  it('where none is possible, the ability is removed from the stack', () => {
    const text = 'Whenever a creature dies, choose one —\n• Destroy target artifact.\n• Destroy target enchantment an opponent controls.';
    const board = {
      edition: '2026-01-16',
      setup: { zones: { battlefield: [{ ...warden, text }, creature('bear', 'B')] } },
      actions: [
        { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
        { by: 'A', do: 'check' },
      ],
      expect: { triggered: { warden: 1 }, priority: 'A', cites: ['603.3d'] },
    };
    expect(verdict(play(board))).toBe('passed');
  });
});
