/** "If this would enter, instead ..., then put this onto the battlefield": it was played, and enters once that is done (116.2a). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const text =
  'If Sheltered Valley would enter, instead sacrifice each other permanent named Sheltered Valley you control, then put Sheltered Valley onto the battlefield.';
const valley = { name: 'Sheltered Valley', type: 'Land', text };

const outcome = (actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: {
          battlefield: [
            { ref: 'old', ...valley, controller: 'A' },
            { ref: 'theirs', ...valley, controller: 'B' },
            {
              ref: 'seer',
              name: 'Seer',
              type: 'Enchantment',
              controller: 'A',
              text: 'Whenever a player plays a land, you gain 1 life.',
            },
          ],
          hand: {
            A: [
              { ref: 'new', ...valley },
              { ref: 'plain', name: 'Plain', type: 'Land' },
            ],
          },
        },
      },
      actions,
      expect: expected,
    }),
  );

describe('a land that is put onto the battlefield in place of its entering', () => {
  it('was played, and enters once', () => {
    expect(
      outcome(
        [
          { by: 'A', do: 'play land', object: 'new' },
          { by: 'all', do: 'resolve' },
        ],
        { zones: { new: 'battlefield', old: 'graveyard', theirs: 'battlefield' }, life: { A: 21 } },
      ),
    ).toBe('passed');
  });
  it('leaves no other land to play', () => {
    expect(
      outcome(
        [
          { by: 'A', do: 'play land', object: 'new' },
          { by: 'all', do: 'resolve' },
          { by: 'A', do: 'play land', object: 'plain' },
        ],
        { zones: { new: 'battlefield', plain: 'hand' }, refused: { action: 3 } },
      ),
    ).toBe('passed');
  });
});
