/** "If you attacked with creatures with total power 6 or greater this combat": their power as they attack (603.4, 508.1). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const attack = (...attackers: readonly string[]) => [
  until('declare attackers'),
  { by: 'A', do: 'attack', attackers: Object.fromEntries(attackers.map((id) => [id, 'B'])) },
];
const leader = creature('leader', 'A', '3/3', {
  text: 'Whenever leader attacks, if you attacked with creatures with total power 6 or greater this combat, draw a card.',
});
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(play({ edition: '2026-01-16', setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield } }, actions, expect: expected }));
const empty = until('stack empty');

describe('creatures that attack with so much power together', () => {
  it('draw a card: six, and not five', () => {
    expect(outcome([leader, creature('bear', 'A', '3/3')], [...attack('leader', 'bear'), empty], { handSize: { A: 1 } })).toBe('passed');
    expect(outcome([leader, creature('bear', 'A', '2/2')], [...attack('leader', 'bear'), empty], { handSize: { A: 0 } })).toBe('passed');
  });
  it('are not those that stay at home', () => {
    expect(outcome([leader, creature('bear', 'A', '9/9')], [...attack('leader'), empty], { handSize: { A: 0 } })).toBe('passed');
  });
  it('had it as they attacked, whatever becomes of them', () => {
    const destroy = { by: 'B', do: 'effect', text: 'Destroy target creature.', targets: ['bear'], controller: 'B' };
    expect(outcome([leader, creature('bear', 'A', '3/3')], [...attack('leader', 'bear'), destroy, empty], { handSize: { A: 1 } })).toBe(
      'passed',
    );
  });
  it('do not have it by what they get later', () => {
    const grow = { by: 'A', do: 'effect', text: 'Target creature gets +5/+0 until end of turn.', targets: ['leader'] };
    expect(outcome([leader], [...attack('leader'), grow, empty], { handSize: { A: 0 } })).toBe('passed');
  });
});
