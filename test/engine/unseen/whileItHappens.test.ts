/** "Whenever ~ attacks while you control ...": it is so as it attacks, and is not looked at again as the ability resolves (603.2; compare 603.4). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const attacker = (text: string) => creature('hero', 'A', '2/2', { text });
const two = attacker('Whenever this creature attacks while you control two or more artifacts, you gain 3 life.');
const both = attacker('Whenever this creature attacks or blocks while you control a Dinosaur, you gain 3 life.');
const asked = attacker('Whenever this creature attacks, if you control two or more artifacts, you gain 3 life.');
const artifact = (ref: string, controller = 'A') => ({ ref, name: ref, type: 'Artifact', controller });

const attack = (battlefield: readonly object[], between: readonly object[], life: object, active: 'A' | 'B' = 'A') =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { step: 'declare attackers', active, librarySize: { A: 9, B: 9 }, zones: { battlefield } },
      actions: [
        active === 'A' ? { by: 'A', do: 'attack', attackers: { hero: 'B' } } : { by: 'B', do: 'attack', attackers: { foe: 'A' } },
        ...between,
        { by: 'all', do: 'pass until', until: 'stack empty' },
      ],
      expect: { life },
    }),
  );
const destroy = [{ by: 'A', do: 'effect', text: 'Destroy target artifact.', targets: ['x'] }];

it('triggers where it is so', () => {
  expect(attack([two, artifact('x'), artifact('y')], [], { A: 23 })).toBe('passed');
  expect(attack([two, artifact('x'), artifact('y', 'B')], [], { A: 20 })).toBe('passed');
  expect(attack([two, artifact('x')], [], { A: 20 })).toBe('passed');
});
it('does what it does though it is so no longer as it resolves', () => {
  expect(attack([two, artifact('x'), artifact('y')], destroy, { A: 23 })).toBe('passed');
  expect(attack([asked, artifact('x'), artifact('y')], destroy, { A: 20 })).toBe('passed');
});
it('is so of each of two events', () => {
  const dinosaur = creature('rex', 'A', '1/1', { type: 'Creature — Dinosaur' });
  expect(attack([both, dinosaur], [], { A: 23 })).toBe('passed');
  expect(attack([both], [], { A: 20 })).toBe('passed');
  const block = [
    { by: 'all', do: 'pass until', until: 'declare blockers' },
    { by: 'A', do: 'block', blockers: { hero: 'foe' } },
  ];
  expect(attack([both, dinosaur, creature('foe', 'B', '1/1')], block, { A: 23 }, 'B')).toBe('passed');
});
it('is of the spell that was cast, though what it was with is gone', () => {
  const spell = {
    ref: 's',
    name: 'S',
    type: 'Sorcery',
    cost: '{0}',
    text: 'When you cast this spell while you control a creature, you gain 1 life.\nYou gain 5 life.',
  };
  const cast = (battlefield: readonly object[], expected: object) =>
    verdict(
      play({
        edition: '2025-11-14',
        setup: { zones: { battlefield, hand: { A: [spell] } } },
        actions: [
          { by: 'A', do: 'cast', object: 's' },
          { by: 'A', do: 'effect', text: 'Destroy all creatures.' },
          { by: 'all', do: 'pass until', until: 'stack empty' },
        ],
        expect: { life: expected },
      }),
    );
  expect(cast([creature('c', 'A')], { A: 26 })).toBe('passed');
  expect(cast([creature('c', 'B')], { A: 25 })).toBe('passed');
});
it('is not read of what leaves, which is looked back at', () => {
  expect(attack([attacker('Whenever this creature dies while you control an artifact, draw a card.')], [], {})).toMatch(/^refused/);
});
