/** "Copy target spell, then return it to its owner's hand. You may choose new targets for the copy" (707.10c). */
import { expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to any target.' };
const reversal = {
  ref: 'r',
  name: 'r',
  type: 'Instant',
  cost: '{0}',
  text: "Copy target instant or sorcery spell, then return it to its owner's hand. You may choose new targets for the copy.",
};
const board = (actions: readonly object[], expected: object) =>
  outcome({ active: 'B', zones: { hand: { A: [reversal], B: [bolt] } } }, actions, expected);
const shot = [{ by: 'B', do: 'cast', object: 'bolt', targets: ['A'] }, { by: 'B', do: 'pass' }, cast('r', { targets: ['bolt'] })];
const toEnd = until('stack empty');

it('gives the spell back and keeps the copy, which may have another target', () => {
  expect(
    board([...shot, resolve, choose('B'), toEnd], { life: { A: 20, B: 17 }, zones: { bolt: 'hand', r: 'graveyard' }, handSize: { B: 1 } }),
  ).toBe('passed');
  expect(board([...shot, resolve, choose('no'), toEnd], { life: { A: 17, B: 20 }, zones: { bolt: 'hand' } })).toBe('passed');
});
it('does nothing where the spell is gone (608.2b)', () => {
  const gone = [...shot, effect('Counter target spell.', 'bolt'), toEnd];
  expect(board(gone, { life: { A: 20, B: 20 }, zones: { bolt: 'graveyard', r: 'graveyard' } })).toBe('passed');
});
