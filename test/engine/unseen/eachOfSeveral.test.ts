/** What is done by each of several, or of each of several: all of them do it, and each by its own number (608.2f, 608.2h). */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const setup = {
  librarySize: { A: 9, B: 9, C: 9 },
  zones: {
    battlefield: [creature('x', 'A', '2/5'), creature('y', 'A', '3/5'), creature('v', 'B', '1/9')],
    hand: { B: [{ ref: 'held', name: 'Held', type: 'Sorcery' }] },
  },
};
const outcome = (text: string, expected: object, { targets, answers = [] }: { targets?: unknown; answers?: readonly object[] } = {}) =>
  verdict(
    play({
      edition: '2026-01-16',
      players: ['A', 'B', 'C'],
      setup,
      actions: [{ by: 'A', do: 'effect', text, ...(targets === undefined ? {} : { targets }) }, ...answers],
      expect: expected,
    }),
  );
const yes = { answers: [{ by: 'A', do: 'choose', choice: 'yes' }] };

describe('“you may have each of them do it”', () => {
  it.each([
    ['You may have each opponent lose 1 life.', { life: { A: 20, B: 19, C: 19 } }],
    ['You may have each player draw a card.', { handSize: { A: 1, B: 2, C: 1 } }],
    ['You may have each opponent discard a card.', { zones: { held: 'graveyard' } }],
    ['You may have each opponent lose life equal to the number of creatures they control.', { life: { A: 20, B: 19, C: 20 } }],
    ['You may have each other player gain 5 life.', { life: { A: 20, B: 25, C: 25 } }],
    ['You may have target player lose 1 life.', { life: { A: 20, B: 19, C: 20 } }, ['B']],
  ])('is done by all: “%s”', (text, expected, targets?: readonly string[]) => {
    expect(outcome(text, expected, { ...yes, ...(targets ? { targets } : {}) })).toBe('passed');
  });

  it('is not understood where each may have each', () => {
    expect(outcome('Each player may have each opponent lose 1 life.', {})).toMatch(/^refused/);
  });
});

describe('“each of them deals damage”', () => {
  it.each([
    ['Each creature you control deals 1 damage to each opponent.', { life: { B: 18, C: 18 } }],
    ['All creatures you control deal 1 damage to target opponent.', { life: { B: 18, C: 20 } }, ['B']],
    ['Choose target creature. Each other creature deals 1 damage to that creature.', { damage: { v: 2, x: 0 } }, ['v']],
    ['Each creature you control deals damage equal to its power to target opponent.', { life: { B: 15, C: 20 } }, ['B']],
    ['Target creature you control deals 1 damage to target opponent.', { life: { B: 19 } }, ['x', 'B']],
  ])('is dealt by all: “%s”', (text, expected, targets?: readonly string[]) => {
    expect(outcome(text, expected, targets ? { targets } : {})).toBe('passed');
  });

  it.each([
    'Creatures you control deal damage equal to their power to target opponent.',
    'All creatures you control deal 3 damage divided as you choose among any number of targets.',
  ])('is not understood where it is not said how much each deals: “%s”', (text) => {
    expect(outcome(text, {}, { targets: ['B'] })).toMatch(/^refused/);
  });
});

describe('fights of several', () => {
  const text = "Up to two target creatures you control fight up to one target creature you don't control.";

  it('are refused', () => {
    expect(outcome(text, {}, { targets: [['x', 'y'], ['v']] })).toMatch(/^refused/);
  });

  it('are fights of two where no more were chosen', () => {
    expect(outcome(text, { damage: { v: 2, x: 1 } }, { targets: [['x'], ['v']] })).toBe('passed');
  });
});

describe('“where X is” what each of them has', () => {
  it.each([
    ['Each opponent loses X life, where X is the number of creatures they control.', { life: { A: 20, B: 19, C: 20 } }],
    ['Each player gains X life, where X is the number of creatures they control.', { life: { A: 22, B: 21, C: 20 } }],
    ['Each player mills X cards, where X is the number of creatures they control.', { librarySize: { A: 7, B: 8, C: 9 } }],
    ["Put X +1/+1 counters on each creature you control, where X is that creature's power.", { pt: { x: '4/7', y: '6/8', v: '1/9' } }],
    ['Each player loses X life, where X is the number of creatures you control.', { life: { A: 18, B: 18, C: 18 } }],
  ])('is that of each: “%s”', (text, expected) => {
    expect(outcome(text, expected)).toBe('passed');
  });
});

describe('what each of several targets chooses', () => {
  const text = "Up to two target players each return a creature they control to its owner's hand.";

  it('is chosen by each of them', () => {
    const answers = [{ by: 'A', do: 'choose', choice: 'y' }];
    expect(outcome(text, { zones: { y: 'hand', v: 'hand', x: 'battlefield' } }, { targets: [['A', 'B']], answers })).toBe('passed');
  });

  it('is nothing of who is no target', () => {
    expect(outcome(text, { zones: { v: 'hand', x: 'battlefield', y: 'battlefield' } }, { targets: [['B', 'C']] })).toBe('passed');
  });
});
