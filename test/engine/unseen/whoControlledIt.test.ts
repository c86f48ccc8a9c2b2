/** An effect on "its controller" for a turn is on who controlled it as the effect began, whoever controls it by then (608.2h). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const life = (effect: string, after: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: { battlefield: [{ ref: 'x', name: 'X', type: 'Creature — Bear', pt: '2/2', controller: 'B' }] },
      },
      actions: [
        { by: 'A', do: 'effect', text: effect, targets: ['x'] },
        { by: 'A', do: 'effect', text: 'Gain control of target creature.', targets: ['x'] },
        ...after,
      ],
      expect: { life: expected },
    }),
  );
const gains = (by: string) => ({ by, do: 'effect', text: 'You gain 3 life.' });
const hits = (player: string) => ({ by: 'A', do: 'effect', text: 'This spell deals 3 damage to target player.', targets: [player] });

it.each([
  ["Target creature's controller can't gain life this turn.", [gains('B'), gains('A')], { A: 23, B: 20 }],
  ["Prevent all damage that would be dealt to target creature's controller this turn.", [hits('B'), hits('A')], { A: 17, B: 20 }],
  ["Prevent the next 2 damage that would be dealt to target creature's controller this turn.", [hits('A'), hits('B')], { A: 17, B: 19 }],
])('%s', (effect, after, expected) => expect(life(effect, after, expected)).toBe('passed'));
