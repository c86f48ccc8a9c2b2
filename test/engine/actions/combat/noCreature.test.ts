/** Attackers that stop being creatures because of what state-based actions take away (506.4). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../../demonstration/play.ts';

// Until July 2009 the damage of the step waited on the stack first.
it.each([
  ['2026-01-16', 1],
  ['2009-05-01', 2],
  ['2001-07-23', 2],
])('are removed from combat before anybody has priority, in %s', (edition, passes) => {
  const battlefield = [
    { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest', controller: 'A' },
    { ref: 'waker', name: 'Waker', type: 'Creature — Elf', pt: '1/1', text: 'All Forests are 2/2 creatures.', controller: 'A' },
    creature('wall', 'B', '2/4', { text: 'First strike' }),
  ];
  const result = play({
    edition,
    setup: { step: 'declare blockers', zones: { battlefield }, attacking: { forest: 'B', waker: 'B' }, blocking: { wall: 'waker' } },
    actions: Array.from({ length: passes }, () => ({ by: 'all', do: 'pass' })),
    expect: { graveyardSize: { A: 1 }, attacking: { forest: false } },
  });
  expect(verdict(result)).toBe('passed');
});
