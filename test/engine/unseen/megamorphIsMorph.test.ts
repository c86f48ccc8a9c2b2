/** Megamorph is a variant of morph: what has it has a morph ability (702.37b). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

it.each([
  ['Megamorph {1}', true],
  ['Morph {1}', true],
  ['Disguise {1}', false],
])('a creature with %s: %s', (text, isMorph) => {
  expect(
    verdict(
      play({
        edition: '2025-11-14',
        setup: {
          librarySize: { A: 9, B: 9 },
          mana: { A: '{U}' },
          zones: {
            battlefield: [{ ref: 'x', name: 'X', type: 'Creature — Bear', pt: '4/4', cost: '{3}{G}', controller: 'B', text }],
            hand: {
              A: [{ ref: 's', name: 'S', type: 'Instant', cost: '{U}', text: 'Turn target creature with a morph ability face down.' }],
            },
          },
        },
        actions: [{ by: 'A', do: 'cast', object: 's', targets: ['x'] }, ...(isMorph ? [{ by: 'all', do: 'resolve' }] : [])],
        expect: isMorph ? { faceDown: { x: true } } : { refused: { action: 1 } },
      }),
    ),
  ).toBe('passed');
});
