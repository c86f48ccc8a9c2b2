/** A token that was returned to a hand is there until the spell has resolved, and is no card of it (111.6). The expectations were written first. */
import { describe } from 'vitest';
import { cast, check, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const card = (ref: string) => ({ ref, name: ref, type: 'Creature — Bear', pt: '2/2', cost: '{1}{G}' });
const board = (
  edition: string,
  controller: string,
  hand: readonly string[],
  actions: readonly object[],
  expected: object,
  more: object = {},
) => ({
  edition,
  setup: {
    zones: { battlefield: [creature('x', controller, '1/1', { token: true, cost: '{2}' })], hand: { [controller]: hand.map(card) } },
    librarySize: { A: 5 },
  },
  actions,
  expect: expected,
  ...more,
});

describe('a token in a hand', () => {
  bothWays([
    [
      'is not discarded for a card',
      board(
        '2000-06-05',
        'B',
        ['c'],
        [effect("Return target permanent to its owner's hand. Then that player discards a card.", 'x'), check],
        {
          zones: { c: 'graveyard', x: 'gone' },
        },
      ),
      { zones: { c: 'hand' } },
    ],
    [
      'is not discarded at random either, and the hand stays whole',
      board(
        '2012-10-01',
        'C',
        ['c', 'd'],
        [effect("Return target permanent to its owner's hand, then that player discards two cards at random.", 'x'), check],
        { zones: { c: 'graveyard', d: 'graveyard', x: 'gone' }, handSize: { C: 0 } },
        { players: ['A', 'B', 'C'] },
      ),
      { zones: { c: 'hand' } },
    ],
    [
      'does not count for how many cards are in it',
      board(
        '2021-04-22',
        'A',
        ['c'],
        [effect("Return target creature to its owner's hand. If you have one or fewer cards in hand, draw two cards.", 'x'), check],
        { handSize: { A: 3 } },
      ),
      { handSize: { A: 1 } },
    ],
    [
      'lets nobody learn by discarding it',
      {
        edition: '2026-01-16',
        setup: {
          zones: {
            battlefield: [creature('x', 'A', '1/1', { token: true, cost: '{2}' })],
            hand: {
              A: [{ ref: 'n', name: 'n', type: 'Instant', cost: '{0}', text: "Return target permanent to its owner's hand.\nLearn." }],
            },
          },
          librarySize: { A: 5 },
        },
        actions: [cast('n', { targets: ['x'] }), resolve, choose('x')],
        expect: { refused: { action: 3 }, librarySize: { A: 5 } },
      },
      { librarySize: { A: 4 } },
    ],
  ]);
});
