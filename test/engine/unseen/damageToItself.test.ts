/** "2 damage to any target and 3 damage to itself": the second, too, is dealt by the same source, and "itself" is that source. */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const outcome = (text: string, targets: readonly string[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: {
          battlefield: [
            { ref: 'p', name: 'P', type: 'Creature — Human', pt: '1/5', controller: 'A', text },
            { ref: 'x', name: 'X', type: 'Creature — Bear', pt: '1/9', controller: 'B' },
          ],
        },
      },
      actions: [
        { by: 'A', do: 'activate', object: 'p', targets },
        { by: 'all', do: 'resolve' },
      ],
      expect: expected,
    }),
  );

describe('what deals damage to one thing and more to another', () => {
  it('deals the second to itself', () => {
    expect(outcome('{0}: ~ deals 2 damage to any target and 3 damage to itself.', ['B'], { life: { B: 18 }, damage: { p: 3 } })).toBe(
      'passed',
    );
    expect(outcome('{0}: ~ deals 2 damage to target creature and 3 damage to itself.', ['x'], { damage: { x: 2, p: 3 } })).toBe('passed');
  });
  it('deals it to who controls the first', () => {
    expect(
      outcome('{0}: ~ deals 2 damage to target creature and 3 damage to that creature’s controller.'.replace('’', "'"), ['x'], {
        damage: { x: 2 },
        life: { B: 17 },
      }),
    ).toBe('passed');
  });
  it('deals it to you', () => {
    expect(outcome('{0}: ~ deals 2 damage to any target and 3 damage to you.', ['x'], { damage: { x: 2 }, life: { A: 17 } })).toBe(
      'passed',
    );
  });
});
