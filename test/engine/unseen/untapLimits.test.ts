/** Who can't untap more than so many of their permanents during their untap steps chooses which untap (502.3). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const artifact = (name: string, text: string, more: object = {}) => ({ ref: name, name, type: 'Artifact', controller: 'A', text, ...more });
const orb = artifact('orb', "As long as orb is untapped, players can't untap more than two permanents during their untap steps.");
const smoke = artifact('smoke', "Players can't untap more than one creature during their untap steps.");
const tapped = (ref: string, controller: string, more: object = {}) => ({ ...creature(ref, controller), tapped: true, ...more });
const land = (ref: string, controller: string) => ({ ref, name: 'Forest', type: 'Basic Land — Forest', controller, tapped: true });
const until = (player: string) => ({ by: 'all', do: 'pass until', until: `upkeep of ${player}` });
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object, players = ['A', 'B']) =>
  verdict(
    play({
      edition: '2026-01-16',
      players,
      setup: { librarySize: Object.fromEntries(players.map((player) => [player, 9])), zones: { battlefield } },
      actions,
      expect: expected,
    }),
  );
const chosen = (choice: unknown) => ({ by: 'B', do: 'choose', choice });

it('lets the player choose the two that untap', () => {
  const board = [orb, tapped('x', 'B'), tapped('y', 'B'), land('z', 'B')];
  expect(outcome(board, [until('B'), chosen(['x', 'z'])], { tapped: { x: false, y: true, z: false } })).toBe('passed');
});

it('asks nothing of two, and nothing as long as the permanent itself is tapped', () => {
  expect(outcome([orb, tapped('x', 'B'), land('z', 'B')], [until('B')], { tapped: { x: false, z: false } })).toBe('passed');
  const off = { ...orb, tapped: true };
  const board = [off, tapped('x', 'B'), tapped('y', 'B'), land('z', 'B')];
  expect(outcome(board, [until('B')], { tapped: { x: false, y: false, z: false, orb: true } })).toBe('passed');
});

it('counts as the permanents untap at the same time: one that was tapped itself untaps with all others', () => {
  const board = [{ ...orb, controller: 'B', tapped: true }, tapped('x', 'B'), tapped('y', 'B'), land('z', 'B')];
  expect(outcome(board, [until('B')], { tapped: { x: false, y: false, z: false, orb: false } })).toBe('passed');
});

it('limits creatures alone: a land that is no creature untaps with the rest', () => {
  const board = [smoke, tapped('x', 'B'), tapped('y', 'B'), land('z', 'B')];
  expect(outcome(board, [until('B'), chosen('y')], { tapped: { x: true, y: false, z: false } })).toBe('passed');
});

it('lets nobody choose fewer, nor what would not untap anyway', () => {
  const kept = tapped('k', 'B', { name: 'Kept', text: "Kept doesn't untap during your untap step." });
  expect(outcome([smoke, tapped('x', 'B'), kept], [until('B')], { tapped: { x: false, k: true } })).toBe('passed');
  const board = [smoke, tapped('x', 'B'), tapped('y', 'B')];
  expect(outcome(board, [until('B'), chosen([])], {})).toBe('failed actions[1]');
});

it('of “you” limits the untap step of that player alone', () => {
  const wurm = creature('wurm', 'A', '5/5', { text: "You can't untap more than one land during your untap step." });
  const theirs = [land('p', 'B'), land('q', 'B')];
  expect(outcome([wurm, ...theirs], [until('B')], { tapped: { p: false, q: false } })).toBe('passed');
  const own = [land('p', 'A'), land('q', 'A')];
  const choose = { by: 'A', do: 'choose', choice: 'q' };
  expect(outcome([wurm, ...own], [until('B'), until('A'), choose], { tapped: { p: true, q: false } })).toBe('passed');
});

it('two that say the same limit no more than one; two that limit different things are not played', () => {
  const more = { ...smoke, ref: 'smoke2' };
  const board = [smoke, more, tapped('x', 'B'), tapped('y', 'B')];
  expect(outcome(board, [until('B'), chosen('x')], { tapped: { x: false, y: true } })).toBe('passed');
  const both = [smoke, orb, tapped('x', 'B'), tapped('y', 'B'), land('z', 'B')];
  expect(outcome(both, [until('B')], {})).toMatch(/^refused/);
});
