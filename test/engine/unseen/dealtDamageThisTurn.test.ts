/** Creatures dealt damage this turn, with and without "that were" (120.3). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const effect = (text: string, targets: readonly string[] = []) => ({
  by: 'A',
  do: 'effect',
  text,
  ...(targets.length > 0 ? { targets } : {}),
});
const outcome = (actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { zones: { battlefield: [creature('hit', 'B', '2/9'), creature('other', 'A', '2/9'), creature('marked', 'B', '2/9')] } },
      actions,
      expect: expected,
    }),
  );

it('is each that was dealt any, whoever dealt it and whoever controls it', () => {
  const strike = effect('Target creature deals 1 damage to another target creature.', ['other', 'hit']);
  const all = effect('Target creature deals 2 damage to each creature dealt damage this turn.', ['marked']);
  expect(outcome([strike, all], { damage: { hit: 3, other: 0, marked: 0 } })).toBe('passed');
});

it('is none where all was prevented', () => {
  const shield = effect('Prevent all damage that would be dealt to target creature this turn.', ['hit']);
  const strike = effect('Target creature deals 1 damage to another target creature.', ['other', 'hit']);
  const bounce = effect("Return each creature dealt damage this turn to its owner's hand.");
  expect(outcome([shield, strike, bounce], { zones: { hit: 'battlefield', other: 'battlefield' } })).toBe('passed');
  expect(outcome([strike, bounce], { zones: { hit: 'hand', other: 'battlefield' } })).toBe('passed');
});
