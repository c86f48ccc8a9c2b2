/** "Twice X": an amount before a noun, of the X that was chosen (107.3i). */
import { expect, it } from 'vitest';
import { cast, check, until } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

const bear = { ref: 'x', name: 'x', type: 'Creature — Bear', pt: '2/9', controller: 'B' };
const board = (text: string, cost: string, more: object, expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        librarySize: { A: 9, B: 9 },
        mana: { A: '{R}{R}{R}{R}' },
        zones: { battlefield: [bear], hand: { A: [{ ref: 's', name: 'Intervention', type: 'Sorcery', cost, text }] } },
      },
      actions: [cast('s', more), until('stack empty'), check],
      expect: expected,
    }),
  );

it('is twice what was chosen', () => {
  const burn = 'Intervention deals twice X damage to target creature.';
  expect(board(burn, '{X}{R}', { x: 2, targets: ['x'] }, { damage: { x: 4 }, mana: { A: '{R}' } })).toBe('passed');
  expect(board(burn, '{X}{R}', { x: 0, targets: ['x'] }, { damage: { x: 0 } })).toBe('passed');
  expect(board('Target player gains twice X life.', '{X}{R}', { x: 3, targets: ['A'] }, { life: { A: 26 } })).toBe('passed');
  expect(board('Mill twice X cards.', '{X}', { x: 2 }, { librarySize: { A: 5 } })).toBe('passed');
});
it('is not what is divided where something else decides how much: nothing asks that as it is cast (601.2d)', () => {
  const text =
    'Intervention deals X damage divided as you choose among up to two target creatures. If X is 6 or more, Intervention deals twice X damage divided as you choose among them instead.';
  expect(board(text, '{X}', { x: 2, targets: ['x'] }, {})).toMatch(/^refused/);
});
