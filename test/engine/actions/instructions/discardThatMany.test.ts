/** “Discards that many cards”: as many as the damage or the life of which the text speaks. Boards of our own, written before they were played. */
import { describe } from 'vitest';
import { check, choose, effect, resolve } from '../../../demonstration/actionWords.ts';
import { creature } from '../../../demonstration/play.ts';
import { bothWays } from '../../unseen/bothWays.ts';

const hand = (...refs: readonly string[]) => refs.map((ref) => ({ ref, name: ref, type: 'Sorcery', cost: '{5}' }));

describe('discarding that many cards', () => {
  bothWays([
    [
      'is as many as the damage that the source was dealt',
      {
        edition: '2006-10-01',
        setup: {
          zones: {
            battlefield: [creature('poppet', 'A', '3/4', { text: 'Whenever poppet is dealt damage, discard that many cards.' })],
            hand: { A: hand('one', 'two', 'three'), B: hand('four') },
          },
        },
        actions: [effect('This spell deals 2 damage to target creature.', 'poppet'), check, resolve, choose(['one', 'three'])],
        expect: { handSize: { A: 1, B: 1 }, zones: { two: 'hand' } },
      },
      { handSize: { A: 0 } },
    ],
    [
      'is done by the player who was dealt combat damage, of three',
      {
        edition: '2016-04-08',
        players: ['A', 'B', 'C'],
        setup: {
          step: 'declare blockers',
          zones: {
            battlefield: [
              creature('specter', 'A', '2/1', {
                text: 'Whenever specter deals combat damage to a player, that player discards that many cards.',
              }),
            ],
            hand: { A: hand('mine'), B: hand('four'), C: hand('one', 'two', 'three') },
          },
          attacking: { specter: 'C' },
          blocking: {},
        },
        actions: [{ by: 'all', do: 'pass until', until: 'combat damage' }, resolve, { by: 'C', do: 'choose', choice: ['one', 'two'] }],
        expect: { handSize: { A: 1, B: 1, C: 1 }, zones: { three: 'hand' } },
      },
      { handSize: { C: 2 } },
    ],
    [
      'is all there are where the life that was lost is more',
      {
        edition: '2024-11-08',
        setup: {
          zones: {
            battlefield: [
              { ref: 'tome', name: 'Tome', controller: 'A', type: 'Artifact', text: 'Whenever you lose life, discard that many cards.' },
            ],
            hand: { A: hand('one', 'two') },
          },
        },
        actions: [effect('Target player loses 5 life.', 'A'), check, resolve],
        expect: { handSize: { A: 0 }, graveyardSize: { A: 2 }, life: { A: 15 } },
      },
      { handSize: { A: 2 } },
    ],
  ]);
});
