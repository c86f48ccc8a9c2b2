/** Cards with which a player may begin the game, when they are in the opening hand (103.6a). */
import { describe } from 'vitest';
import { bothWays } from './bothWays.ts';

const choose = (by: string, choice: unknown) => ({ by, do: 'choose', choice });

describe('a card of the opening hand', () => {
  const leyline = (ref: string) => ({
    ref,
    name: ref,
    type: 'Enchantment',
    cost: '{2}{W}{W}',
    text: `If ${ref} is in your opening hand, you may begin the game with it on the battlefield.\nYou have hexproof.`,
  });
  const setup = {
    step: 'mulligan',
    turn: 1,
    librarySize: { A: 20, B: 20 },
    zones: { library: { A: [leyline('Leyline')], B: [leyline('Other'), leyline('Third')] } },
  };
  const keep = [
    { by: 'A', do: 'keep' },
    { by: 'B', do: 'keep' },
  ];
  bothWays([
    [
      'may be there as the game begins, which each says in turn',
      {
        edition: '2010-08-15',
        setup,
        actions: [...keep, choose('A', 'Leyline'), choose('B', ['Third'])],
        expect: { zones: { Leyline: 'battlefield', Other: 'hand', Third: 'battlefield' }, controller: { Third: 'B' } },
      },
      { zones: { Other: 'battlefield' } },
    ],
    [
      'need not be',
      {
        edition: '2026-01-16',
        setup,
        actions: [...keep, choose('A', 'no'), choose('B', ['Other', 'Third'])],
        expect: { zones: { Leyline: 'hand', Other: 'battlefield', Third: 'battlefield' }, handSize: { A: 7, B: 5 } },
      },
      { zones: { Leyline: 'battlefield' } },
    ],
  ]);
});
