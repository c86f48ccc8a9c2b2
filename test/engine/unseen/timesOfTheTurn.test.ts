/** "If it's the first combat phase of the turn", "if it's your main phase": what a trigger asks of the time (506.1, 505.1a, 603.4). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
const empty = until('stack empty');
const enchantment = (text: string) => ({ ref: 'hour', name: 'hour', type: 'Enchantment', controller: 'A', text });
const outcome = (battlefield: readonly object[], actions: readonly object[], expected: unknown, zones: object = {}, more: object = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, zones: { battlefield, ...zones }, ...more },
      actions,
      expect: expected,
    }),
  );

describe('the first combat phase of the turn', () => {
  const hour = enchantment(
    "Whenever a creature you control attacks alone, if it's the first combat phase of the turn, untap that creature. After this phase, there is an additional combat phase.",
  );
  const attack = { by: 'A', do: 'attack', attackers: { bear: 'B' } };
  it('is followed by another, in which nothing triggers', () => {
    expect(
      outcome(
        [hour, creature('bear', 'A', '3/3')],
        [until('declare attackers'), attack, empty, until('end of combat'), until('declare attackers'), attack, until('postcombat main')],
        [
          { after: 3, tapped: { bear: false }, triggered: { hour: 1 } },
          { life: { B: 14 }, tapped: { bear: true }, triggered: { hour: 1 } },
        ],
      ),
    ).toBe('passed');
  });
  it('is not waited for by two attackers', () => {
    const both = { by: 'A', do: 'attack', attackers: { bear: 'B', wolf: 'B' } };
    expect(
      outcome([hour, creature('bear', 'A'), creature('wolf', 'A')], [until('declare attackers'), both], { triggered: { hour: 0 } }),
    ).toBe('passed');
  });
});

describe('your main phase', () => {
  const landfall = enchantment("Whenever a land you control enters, if it's your main phase, you gain 2 life.");
  const forest = { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest' };
  const put = { by: 'A', do: 'effect', text: 'Put a land card from your hand onto the battlefield.', controller: 'A' };
  it.each([
    ['precombat main', 'A', 22],
    ['postcombat main', 'A', 22],
    ['upkeep', 'A', 20],
    ['beginning of combat', 'A', 20],
    ['precombat main', 'B', 20],
  ])('%s of %s', (step, active, life) => {
    expect(outcome([landfall], [put, empty], { life: { A: life } }, { hand: { A: [forest] } }, { step, active })).toBe('passed');
  });
});
