/** "Unless an opponent has 10 or less life": whether it is so of some opponent is asked, and nobody chooses one. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const outcome = (text: string, life: object, expected: object, more: readonly object[] = []) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup: { life, librarySize: { A: 9, B: 9, C: 9 }, zones: { battlefield: more } },
      actions: [{ by: 'A', do: 'effect', text }],
      expect: expected,
    }),
  );

describe.each([
  ['You lose 1 life unless an opponent has 10 or less life.', false],
  ['You lose 1 life if an opponent has 10 or less life.', true],
])('%s', (text, loses) => {
  it.each([
    ['of none', { B: 20, C: 20 }, false],
    ['of the first', { B: 5, C: 20 }, true],
    ['of the second', { B: 20, C: 5 }, true],
    ['of both', { B: 5, C: 5 }, true],
  ])('is so %s', (_, life, isSo) => {
    expect(outcome(text, { A: 20, ...life }, { life: { A: isSo === loses ? 19 : 20 } })).toBe('passed');
  });

  it('does not ask of you', () => {
    expect(outcome(text, { A: 8, B: 20, C: 20 }, { life: { A: loses ? 8 : 7 } })).toBe('passed');
  });
});

it.each([
  ['A', 1],
  ['B', 0],
  ['C', 0],
])('what %s controls', (controller, cards) => {
  const text = 'Draw a card unless an opponent controls a creature.';
  expect(outcome(text, {}, { handSize: { A: cards } }, [creature('bear', controller)])).toBe('passed');
});

it('each of several is still asked for themselves', () => {
  const text = 'Each opponent loses 1 life unless they control a creature.';
  expect(outcome(text, {}, { life: { A: 20, B: 20, C: 19 } }, [creature('bear', 'B')])).toBe('passed');
});

it('an opponent who is to do something is still chosen', () => {
  const board = (choice: string) =>
    verdict(
      play({
        edition: '2026-01-16',
        players: ['A', 'B', 'C'],
        setup: { zones: { battlefield: [] } },
        actions: [
          { by: 'A', do: 'effect', text: 'An opponent loses 1 life.' },
          { by: 'A', do: 'choose', choice },
        ],
        expect: { life: { A: 20, [choice]: 19, [choice === 'B' ? 'C' : 'B']: 20 } },
      }),
    );
  for (const choice of ['B', 'C']) expect(board(choice)).toBe('passed');
});
