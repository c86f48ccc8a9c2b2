/** "Choose target creature, then choose another target creature for each time this was kicked": so many different targets (601.2c, 702.33d). */
import { expect, it } from 'vitest';
import { cast, effect, until } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const storm = (text: string) => ({ ref: 's', name: 'Storm', type: 'Instant', cost: '{X}{R}', text: `Multikicker {1}\n${text}` });
const now = storm(
  'Choose any target, then choose another target for each time this spell was kicked. Storm deals X damage to each of them.',
);
const then = storm(
  'Choose target creature or player, then choose another target creature or player for each time Storm was kicked. Storm deals X damage to each of them.',
);
const grown = storm(
  'Choose target creature, then choose another target creature for each time Storm was kicked. Put X +1/+1 counters on each of them.',
);
const board = (spell: object, actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2024-02-02',
      setup: {
        librarySize: { A: 9, B: 9 },
        mana: { A: '{R}{C}{C}{C}{C}{C}{C}' },
        zones: { hand: { A: [spell] }, battlefield: [creature('one', 'A', '2/2'), creature('two', 'B', '3/3')] },
      },
      actions,
      expect: expected,
    }),
  );
const toEnd = until('stack empty');

it('has one target where it was not kicked, and one more for each time', () => {
  for (const spell of [now, then]) {
    expect(board(spell, [cast('s', { x: 3, targets: ['two'] }), toEnd], { zones: { two: 'graveyard' }, life: { B: 20 } })).toBe('passed');
    const thrice = cast('s', { x: 2, kicked: 2, targets: [['one', 'two', 'B']] });
    expect(
      board(spell, [thrice, toEnd], { zones: { one: 'graveyard', two: 'battlefield' }, damage: { two: 2 }, life: { A: 20, B: 18 } }),
    ).toBe('passed');
  }
});
it('has neither more nor fewer, nor the same twice', () => {
  const refused = { refused: { action: 1 } };
  expect(board(now, [cast('s', { x: 1, kicked: 2, targets: [['one', 'two']] })], refused)).toBe('passed');
  expect(board(now, [cast('s', { x: 1, kicked: 1, targets: [['one', 'one']] })], refused)).toBe('passed');
  expect(board(now, [cast('s', { x: 1, targets: [['one', 'two']] })], refused)).toBe('passed');
});
it('is done to those that are still there (608.2b)', () => {
  const actions = [cast('s', { x: 2, kicked: 1, targets: [['one', 'two']] }), effect('Destroy target creature.', 'one'), toEnd];
  expect(board(grown, actions, { counters: { two: { '+1/+1': 2 } }, zones: { one: 'graveyard' } })).toBe('passed');
});
it('is refused where the others are of another kind', () => {
  const text =
    'Choose target creature, then choose another target artifact for each time Storm was kicked. Put X +1/+1 counters on each of them.';
  expect(board(storm(text), [], {})).toMatch(/^refused/);
});
