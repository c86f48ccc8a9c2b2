/** "If each opponent has fewer than four cards in hand": it is asked of each by itself, not of all of them together (102.3, 608.2h). */
import { expect, it } from 'vitest';
import { effect } from '../../demonstration/actionWords.ts';
import { creature, play, verdict } from '../../demonstration/play.ts';

const cards = (who: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({ ref: `${who}${at}`, name: `${who}${at}`, type: 'Land' }));
const gains = (condition: string, setup: object): string => {
  const scenario = (life: number) => ({
    edition: '2026-01-16',
    players: ['A', 'B', 'C'],
    setup,
    actions: [effect(`If ${condition}, you gain 5 life.`)],
    expect: { life: { A: life } },
  });
  if (verdict(play(scenario(25))) === 'passed') return 'it is so';
  return verdict(play(scenario(20))) === 'passed' ? 'it is not so' : 'refused';
};
const hands = (b: number, c: number) => ({ zones: { hand: { B: cards('b', b), C: cards('c', c) } } });
const creatures = (...of: readonly string[]) => ({ zones: { battlefield: of.map((who, at) => creature(`c${at}`, who)) } });

it.each([
  ['each opponent has fewer than four cards in hand', hands(2, 3), 'it is so'],
  ['each opponent has fewer than four cards in hand', hands(4, 0), 'it is not so'],
  ['each opponent has more life than you', { life: { A: 20, B: 15, C: 10 } }, 'it is not so'],
  ['each opponent has more life than you', { life: { A: 20, B: 25, C: 21 } }, 'it is so'],
  ['each opponent controls a creature', creatures('B'), 'it is not so'],
  ['each opponent controls a creature', creatures('B', 'C'), 'it is so'],
  ['each opponent controls two or more creatures', creatures('B', 'C'), 'it is not so'],
  ['your opponents control two or more creatures', creatures('B', 'C'), 'it is so'],
  ['your opponents control no creatures', creatures('C'), 'it is not so'],
  ['your opponents control no creatures', creatures('A'), 'it is so'],
])('%s, %o', (condition, setup, expected) => {
  expect(gains(condition, setup)).toBe(expected);
});
