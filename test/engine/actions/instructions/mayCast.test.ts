/** Who was willing to cast something that could not be cast did not cast it (608.2c). */
import { describe, expect, it } from 'vitest';
import { play, verdict } from '../../../demonstration/play.ts';

const otherwise = "Exile the top card of your library. You may cast that card. If you don't, you lose 2 life.";
const reward = 'Exile the top card of your library. You may cast that card. If you do, you gain 3 life.';
const land = { ref: 'top', name: 'Meadow', type: 'Land' };
const dear = { ref: 'top', name: 'Omen', type: 'Sorcery', cost: '{9}', text: 'You gain 5 life.' };
const cheap = { ref: 'top', name: 'Spark', type: 'Instant', cost: '{R}', text: 'You gain 5 life.' };

describe('what hangs on a cast', () => {
  it.each([
    ['a land', '2026-01-16', otherwise, land, '', ['A', 'B'], 18, 'exile'],
    ['what cannot be paid', '2020-04-17', otherwise, dear, '{R}', ['A', 'B', 'C'], 18, 'exile'],
    ['what is cast', '2014-02-01', otherwise, cheap, '{R}', ['A', 'B'], 20, 'stack'],
    ['a land, with a reward', '2011-02-04', reward, land, '', ['A', 'B'], 20, 'exile'],
    ['what cannot be paid, with a reward', '2026-01-16', reward, dear, '{8}', ['A', 'B', 'C', 'D'], 20, 'exile'],
    ['what is cast, with a reward', '2026-01-16', reward, cheap, '{R}', ['A', 'B'], 23, 'stack'],
  ])('%s (%s)', (_, edition, text, top, mana, players, life, zone) => {
    const board = {
      edition,
      players,
      setup: {
        ...(mana === '' ? {} : { mana: { A: mana } }),
        zones: { library: { A: [top, { ref: 'next', name: 'Next', type: 'Land' }] } },
      },
      actions: [
        { by: 'A', do: 'effect', text },
        { by: 'A', do: 'choose', choice: 'yes' },
      ],
      // A land is not cast, so that nobody is asked (305.1, 608.2d).
      expect: { ...(top === land ? { refused: { action: 2 } } : {}), life: { A: life }, zones: { top: zone } },
    };
    expect(verdict(play(board))).toBe('passed');
  });
});
