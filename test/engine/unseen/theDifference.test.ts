/** "If you have fewer than seven cards in hand, draw cards equal to the difference": how much more the one is than the other, as it resolves (608.2h). */
import { expect, it } from 'vitest';
import { effect, until } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

const cards = (who: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({ ref: `${who}${at}`, name: `${who}${at}`, type: 'Land' }));
const board = (hands: readonly [number, number], actions: readonly object[], expected: object, zones: object = {}, more: object = {}) =>
  verdict(
    play({
      edition: '2021-04-23',
      setup: { librarySize: { A: 20, B: 20 }, zones: { hand: { A: cards('a', hands[0]), B: cards('b', hands[1]) }, ...zones }, ...more },
      actions,
      expect: expected,
    }),
  );
const seven = 'If you have fewer than seven cards in hand, draw cards equal to the difference.';
const balance = 'If target opponent has more cards in hand than you, draw cards equal to the difference.';

it('is what is missing to a number, and nothing where nothing is', () => {
  expect(board([3, 0], [effect(seven)], { handSize: { A: 7 } })).toBe('passed');
  expect(board([0, 9], [effect(seven)], { handSize: { A: 7, B: 9 } })).toBe('passed');
  for (const many of [7, 8]) expect(board([many, 0], [effect(seven)], { handSize: { A: many } })).toBe('passed');
});
it('is what another player has more', () => {
  expect(board([2, 5], [effect(balance, 'B')], { handSize: { A: 5, B: 5 } })).toBe('passed');
  expect(board([5, 2], [effect(balance, 'B')], { handSize: { A: 5, B: 2 } })).toBe('passed');
});
it('is asked as the ability triggers, and worked out as it resolves (603.4)', () => {
  const damia = { ref: 'd', name: 'Damia', controller: 'A', type: 'Creature', pt: '4/4' };
  const text = `Skip your draw step.\nAt the beginning of your upkeep, ${seven.charAt(0).toLowerCase()}${seven.slice(1)}`;
  const battlefield = [{ ...damia, text }];
  const more = { active: 'B', step: 'postcombat main', turn: 2 };
  const toUpkeep = until('upkeep of A');
  const toMain = until('precombat main of A');
  expect(board([4, 0], [toUpkeep, toMain], { handSize: { A: 7 } }, { battlefield }, more)).toBe('passed');
  expect(board([4, 0], [toUpkeep, effect('Draw a card.'), toMain], { handSize: { A: 7 } }, { battlefield }, more)).toBe('passed');
  expect(board([4, 0], [toUpkeep, effect('Draw three cards.'), toMain], { handSize: { A: 7 } }, { battlefield }, more)).toBe('passed');
  expect(board([8, 0], [toUpkeep, toMain], { handSize: { A: 8 } }, { battlefield }, more)).toBe('passed');
});
it('is refused where nothing, or each of several, is held against anything', () => {
  for (const text of [
    'Draw cards equal to the difference.',
    'If an opponent has more cards in hand than you, draw cards equal to the difference.',
    'If each opponent has more cards in hand than you, draw cards equal to the difference.',
  ])
    expect(board([0, 0], [effect(text)], {})).toMatch(/^refused/);
});
