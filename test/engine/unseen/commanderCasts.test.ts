/** How often its owner has cast a commander from the command zone this game (903.8): as a cost is counted, not from elsewhere, and countered or not. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const commander = { ref: 'boss', name: 'Test Boss', type: 'Legendary Creature — Bear', pt: '2/2', cost: '{G}', commander: true };
const anthem = (which: string) => ({
  ref: 'flag',
  name: 'Test Flag',
  controller: 'A',
  type: 'Enchantment',
  text: `Creatures you control get +1/+1 for each time you've cast ${which} commander from the command zone this game.`,
});
const board = (zones: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      format: 'commander',
      players: ['A', 'B'],
      setup: { librarySize: { A: 9, B: 9 }, active: 'A', step: 'precombat main', mana: { A: '{G}{G}{G}{G}{G}{G}{G}{G}' }, zones },
      actions,
      expect: expected,
    }),
  );
const cast = { by: 'A', do: 'cast', object: 'boss' };

describe("for each time you've cast your commander from the command zone this game", () => {
  it.each(['your', 'a'])('counts none before, and each afterwards (%s)', (which) => {
    const zones = { battlefield: [anthem(which), creature('bear', 'A'), creature('other', 'B')], command: { A: [commander] } };
    expect(board(zones, [], { pt: { bear: '2/2' } })).toBe('passed');
    expect(board(zones, [cast, settle], { pt: { bear: '3/3', boss: '3/3', other: '2/2' } })).toBe('passed');
  });

  it('counts one that was countered', () => {
    const zones = { battlefield: [anthem('your'), creature('bear', 'A')], command: { A: [commander] } };
    const counter = { by: 'B', do: 'effect', text: 'Counter target spell.', targets: ['boss'] };
    expect(board(zones, [cast, counter, { by: 'A', do: 'choose', choice: false }, settle], { pt: { bear: '3/3' } })).toBe('passed');
  });

  it('does not count one that was cast from a hand, nor that of an opponent', () => {
    const zones = { battlefield: [anthem('your'), creature('bear', 'A')], hand: { A: [commander] } };
    expect(board(zones, [cast, settle], { pt: { bear: '2/2' } })).toBe('passed');
    const theirs = { battlefield: [{ ...anthem('your'), controller: 'B' }, creature('bear', 'B')], command: { A: [commander] } };
    expect(board(theirs, [cast, settle], { pt: { bear: '2/2' } })).toBe('passed');
  });

  const storm = {
    ref: 'storm',
    name: 'Test Storm',
    type: 'Sorcery',
    cost: '{G}',
    text: "When you cast this spell, copy it for each time you've cast your commander from the command zone this game.\nCreate a 4/4 white Angel creature token with flying.",
  };
  it.each([
    [[], 1],
    [[cast, settle], 2],
  ])('copies a spell so often', (before, count) => {
    const zones = { command: { A: [commander] }, hand: { A: [storm] } };
    expect(board(zones, [...before, { by: 'A', do: 'cast', object: 'storm' }, settle], { tokens: [{ controller: 'A', count }] })).toBe(
      'passed',
    );
  });

  it('copies it also when it was countered meanwhile', () => {
    const zones = { command: { A: [commander] }, hand: { A: [storm] } };
    const counter = { by: 'B', do: 'effect', text: 'Counter target spell.', targets: ['storm'] };
    const actions = [cast, settle, { by: 'A', do: 'cast', object: 'storm' }, counter, settle];
    expect(board(zones, actions, { zones: { storm: 'graveyard' }, tokens: [{ controller: 'A', count: 1 }] })).toBe('passed');
  });

  it('is refused of a commander that nobody casts, and in other words', () => {
    const text = "Creatures you control get +1/+1 for each time you've cast your commander from your hand this game.";
    expect(board({ battlefield: [{ ...anthem('your'), text }] }, [], {})).toContain('refused');
  });
});
