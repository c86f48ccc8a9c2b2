/** Abilities that trigger on draws except the first one in each of a player's draw steps (504.1, 603.2). */
import { describe, expect, it } from 'vitest';
import { check, effect, until } from '../../demonstration/actionWords.ts';
import { creature } from '../../demonstration/play.ts';
import { outcome } from './outcome.ts';

const exceptFirst = 'draws a card except the first one they draw in each of their draw steps';
const xyris = creature('x', 'A', '3/5', { text: `Whenever an opponent ${exceptFirst}, create a 1/1 green Snake creature token.` });
const orc = creature('x', 'A', '1/1', {
  text: `When this creature enters and whenever an opponent ${exceptFirst}, each opponent loses 1 life.`,
});
const bell = creature('x', 'A', '1/1', {
  text: 'Whenever you draw a card except the first one you draw in each of your draw steps, you gain 2 life.',
});
const draws = (many: string) => ({ ...effect(`Draw ${many}.`), by: 'B' });
const stacked = [check, until('stack empty')];
const turnOf = (active: string, step: string, it: object) => ({ active, turn: 3, step, zones: { battlefield: [it] } });

describe('what triggers on draws except the first', () => {
  it.each([
    ['not on the first of the draw step', turnOf('B', 'upkeep', xyris), [until('precombat main'), ...stacked], { triggered: { x: 0 } }],
    ['on the next ones of the draw step', turnOf('B', 'draw', xyris), [draws('two cards'), ...stacked], { triggered: { x: 2 } }],
    [
      'on one before the draw step, and then not on the first in it',
      turnOf('B', 'upkeep', xyris),
      [draws('a card'), ...stacked, until('precombat main'), ...stacked],
      { triggered: { x: 1 } },
    ],
    ["on all in another's turn", turnOf('A', 'precombat main', orc), [draws('two cards'), ...stacked], { life: { B: 18 } }],
    ['of oneself', turnOf('A', 'upkeep', bell), [until('precombat main'), effect('Draw a card.'), ...stacked], { life: { A: 22 } }],
  ])('%s', (_, setup, actions, expected) => {
    expect(outcome(setup, actions, expected)).toBe('passed');
  });

  it.each(['they draw in each of their', 'you draw in each of their', 'they draw in each of your'])(
    'is not read where who draws is not whose draw steps they are: you, %s',
    (words) => {
      const other = creature('x', 'A', '1/1', {
        text: `Whenever you draw a card except the first one ${words} draw steps, you gain 2 life.`,
      });
      expect(outcome(turnOf('A', 'upkeep', other), [], {})).toMatch(/^refused setup/);
    },
  );
});
