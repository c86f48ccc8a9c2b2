/** Creatures of several players that do not untap in their controllers' next untap steps: each waits for its own (502.3). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const frost = {
  by: 'A',
  do: 'effect',
  text: "Tap up to two target creatures. Those creatures don't untap during their controller's next untap step.",
};
const until = (player: string) => ({ by: 'all', do: 'pass until', until: `upkeep of ${player}` });
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { librarySize: { A: 9, B: 9, C: 9 }, zones: { battlefield } },
      actions,
      expect: expected,
    }),
  );

it('keeps each tapped through its own', () => {
  const actions = [{ ...frost, targets: ['y', 'z'] }, until('B'), until('C'), until('A'), until('B'), until('C')];
  const expected = [
    { after: 2, tapped: { y: true, z: true } },
    { after: 3, tapped: { y: true, z: true } },
    { after: 5, tapped: { y: false, z: true } },
    { after: 6, tapped: { y: false, z: false } },
  ];
  expect(outcome([creature('y', 'B'), creature('z', 'C')], actions, expected)).toBe('passed');
});

it('asks who controls it by then', () => {
  const taken = { by: 'C', do: 'effect', text: 'Gain control of target creature.', targets: ['z'] };
  const actions = [{ ...frost, targets: ['y', 'z'] }, taken, until('B'), until('C'), until('A'), until('B'), until('C')];
  const expected = [
    { after: 3, tapped: { y: true } },
    { after: 4, tapped: { z: true } },
    { after: 6, tapped: { y: false, z: true } },
    { after: 7, tapped: { z: false } },
  ];
  expect(outcome([creature('y', 'B'), creature('z', 'B')], actions, expected)).toBe('passed');
});

it('ends for both of one player at once', () => {
  const actions = [{ ...frost, targets: ['y', 'z'] }, until('B'), until('C'), until('A'), until('B')];
  const expected = [
    { after: 2, tapped: { y: true, z: true } },
    { after: 5, tapped: { y: false, z: false } },
  ];
  expect(outcome([creature('y', 'B'), creature('z', 'B')], actions, expected)).toBe('passed');
});
