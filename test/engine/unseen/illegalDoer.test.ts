/** A target player who is no legal target any more is not made to do anything, not even with what is a legal target itself (608.2b). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const board = (warded: boolean) => ({
  edition: '2026-01-16',
  setup: {
    mana: { A: '{G}', B: '{W}' },
    librarySize: { A: 9, B: 9 },
    zones: {
      hand: {
        A: [
          {
            ref: 's',
            name: 'Test spell',
            type: 'Instant',
            cost: '{G}',
            text: 'Target player shuffles up to two target cards from their graveyard into their library.',
          },
        ],
        B: [{ ref: 'warder', name: 'Warder', type: 'Creature — Cat', cost: '{W}', text: 'Flash\nYou have hexproof.', pt: '1/1' }],
      },
      graveyard: { B: [{ ref: 'gone', name: 'Gone', type: 'Sorcery' }] },
    },
  },
  actions: [
    { by: 'A', do: 'cast', object: 's', targets: ['B', 'gone'] },
    { by: 'A', do: 'pass' },
    ...(warded ? [{ by: 'B', do: 'cast', object: 'warder' }] : []),
    { by: 'all', do: 'pass until', until: 'stack empty' },
  ],
  expect: { zones: { gone: warded ? 'graveyard' : 'library', s: 'graveyard' }, librarySize: { B: warded ? 9 : 10 } },
});

it.each([true, false])('shuffles nothing where hexproof came between: %s', (warded) => {
  expect(verdict(play(board(warded)))).toBe('passed');
});
