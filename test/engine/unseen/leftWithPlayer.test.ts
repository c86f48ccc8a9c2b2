/** What left the game with its player is known as it last was (608.2h, 800.4a). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

it('an ability that speaks of a spell resolves when that spell has left with its player', () => {
  const board = {
    edition: '2026-01-16',
    players: ['A', 'B', 'C'],
    setup: {
      active: 'C',
      life: { C: 3 },
      mana: { A: '{R}' },
      zones: {
        battlefield: [
          {
            ref: 'orb',
            name: 'Test Orb',
            type: 'Artifact',
            controller: 'A',
            text: 'Whenever a player casts a spell, you gain X life, where X is the number of cards in all graveyards with the same name as that spell.',
          },
        ],
        hand: {
          A: [{ ref: 'bolt', name: 'Test Bolt', type: 'Instant', cost: '{R}', text: 'Test Bolt deals 3 damage to target player.' }],
          C: [{ ref: 'ox', name: 'Test Ox', type: 'Creature — Ox', cost: '{0}', pt: '2/2', text: '' }],
        },
        graveyard: { B: [{ ref: 'old', name: 'Test Ox', type: 'Creature — Ox', text: '' }] },
      },
    },
    actions: [
      { by: 'C', do: 'cast', object: 'ox' },
      { by: 'C', do: 'pass' },
      { by: 'A', do: 'cast', object: 'bolt', targets: ['C'] },
      { by: 'all', do: 'pass until', until: 'stack empty' },
    ],
    expect: { losers: ['C'], life: { A: 21 }, exists: { ox: false } },
  };
  expect(verdict(play(board))).toBe('passed');
});
