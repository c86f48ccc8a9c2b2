/** "That source deals that damage to you instead": the next time a chosen source would deal damage to a target (614.9, 609.7). */
import { describe } from 'vitest';
import { choose, effect } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { bothWays } from './bothWays.ts';

const edition = '2026-01-16';
const monolith = effect(
  'The next time a source of your choice would deal damage to target creature this turn, that source deals that damage to you instead.',
  'a',
);
const sting = (ref: string) => creature(ref, 'A', '1/1', { text: '{0}: ~ deals 2 damage to target creature.' });
const stings = (object: string) => [
  { by: 'A', do: 'activate', object, ability: 1, targets: ['a'] },
  { by: 'all', do: 'resolve' },
];

describe('the next damage of a source to a target', () => {
  bothWays([
    [
      'is dealt to you by that source, once, and that of others is not',
      {
        edition,
        setup: { zones: { battlefield: [creature('a', 'A', '2/9'), sting('x'), sting('y')] } },
        actions: [monolith, choose('x'), ...stings('y'), ...stings('x'), ...stings('x')],
        expect: [
          { after: 4, life: { A: 20 }, damage: { a: 2 } },
          { after: 6, life: { A: 18 }, damage: { a: 2 } },
          { life: { A: 18 }, damage: { a: 4 } },
        ],
      },
      { life: { A: 16 } },
    ],
  ]);
});
