/** "After this main phase", "after this combat phase": where it is none, no phase is added behind it (500.8). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const stepAfter = (behind: string, step: string, passes: number) =>
  play({
    edition: '2025-11-14',
    setup: {
      step,
      librarySize: { A: 9, B: 9 },
      mana: { A: '{R}' },
      zones: {
        hand: {
          A: [{ ref: 'w', name: 'W', type: 'Instant', cost: '{R}', text: `After this ${behind}, there is an additional combat phase.` }],
        },
      },
    },
    actions: [
      { by: 'A', do: 'cast', object: 'w' },
      { by: 'all', do: 'resolve' },
      ...Array.from({ length: passes }, () => ({ by: 'all', do: 'pass until', until: 'next phase' })),
    ],
    expect: { step: behind === 'phase' || (behind === 'main phase' && step.includes('main')) ? 'beginning of combat' : 'precombat main' },
  });

it.each([
  ['main phase', 'upkeep'],
  ['combat phase', 'upkeep'],
  ['phase', 'upkeep'],
  ['main phase', 'postcombat main'],
])('after this %s, in the step %s', (behind, step) => {
  expect(verdict(stepAfter(behind, step, 1))).toBe('passed');
});
it('says that none is added', () => {
  expect(JSON.stringify(stepAfter('main phase', 'upkeep', 0).trace)).toContain('Nothing is added to this turn: this is no main phase.');
});
