/** Whoever controls another player sees what that player sees, and it is said as the turn begins (722.4; 507.2 until May 2009). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const toTurnOfB = { by: 'all', do: 'pass until', until: 'precombat main of B' };
const after = (edition: string, actions: readonly object[]) =>
  play({ edition, setup: { step: 'precombat main', librarySize: { A: 5, B: 5 } }, actions, expect: { active: 'B' } });
const controlled = {
  by: 'A',
  do: 'effect',
  text: "You control target player during that player's next turn.",
  targets: ['B'],
};

it.each([
  ['2003-10-01', '507.2'],
  ['2009-05-01', '507.2'],
  ['2009-07-11', '710.3'],
  ['2012-05-01', '712.4'],
  ['2026-01-16', '722.4'],
])('in %s, by %s', (edition, rule) => {
  const result = after(edition, [controlled, toTurnOfB]);
  expect(verdict(result)).toBe('passed');
  expect(result.trace.filter(({ text }) => text === 'A sees what B sees.').map(({ cites }) => cites)).toEqual([[rule]]);
});

it('is not said of a turn that nobody else controls', () => {
  expect(after('2026-01-16', [toTurnOfB]).trace.map(({ text }) => text)).not.toContain('A sees what B sees.');
});
