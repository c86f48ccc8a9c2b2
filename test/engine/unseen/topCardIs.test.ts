/** "As long as the top card of your library is a creature card": what is so while it lies there (611.3a); "that card" is whichever it is. */
import { expect, it } from 'vitest';
import { activate, check, choose, effect, resolve } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const board = (battlefield: readonly object[], library: readonly object[], actions: readonly object[], expected: object) =>
  outcome({ librarySize: {}, zones: { battlefield, library: { A: library } } }, actions, expected);
const elf = {
  ref: 'elf',
  name: 'Elf',
  type: 'Creature — Elf',
  pt: '1/1',
  text: '{T}: You gain 3 life.\nOther creatures you control get +5/+5.',
};
const forest = { ref: 'forest', name: 'Forest', type: 'Basic Land — Forest' };
const channelers = {
  ref: 'c',
  name: 'Mul Daya Channelers',
  type: 'Creature — Elf Druid',
  pt: '2/2',
  controller: 'A',
  text: 'Play with the top card of your library revealed.\nAs long as the top card of your library is a creature card, Mul Daya Channelers gets +3/+3.\nAs long as the top card of your library is a land card, Mul Daya Channelers has "{T}: Add two mana of any one color."',
};
const borrower = {
  ...channelers,
  ref: 'b',
  name: 'Skill Borrower',
  text: 'Play with the top card of your library revealed.\nAs long as the top card of your library is an artifact or creature card, Skill Borrower has all activated abilities of that card.',
};

it('is looked at again with each card that lies on top', () => {
  expect(board([channelers], [elf, forest], [], { pt: { c: '5/5' } })).toBe('passed');
  expect(board([channelers], [elf, forest], [effect('Draw a card.')], { pt: { c: '2/2' } })).toBe('passed');
  expect(board([channelers], [forest, elf], [activate('c'), choose('green')], { pt: { c: '2/2' }, mana: { A: '{G}{G}' } })).toBe('passed');
  expect(board([channelers], [elf, forest], [activate('c')], {})).toBe('failed actions[0]');
  expect(board([channelers], [], [], { pt: { c: '2/2' } })).toBe('passed');
});
it('has the activated abilities of that card, and no others', () => {
  expect(board([borrower], [elf, forest], [activate('b'), resolve], { life: { A: 23 }, pt: { b: '2/2' }, tapped: { b: true } })).toBe(
    'passed',
  );
  expect(board([borrower], [forest, elf], [activate('b')], {})).toBe('failed actions[0]');
  expect(board([borrower], [elf, forest], [effect('Draw a card.'), activate('b')], {})).toBe('failed actions[1]');
  // An ability that is on the stack resolves though the card is gone (113.7a).
  expect(board([borrower], [elf, forest], [activate('b'), effect('Draw a card.'), resolve], { life: { A: 23 } })).toBe('passed');
});
it('is asked of a trigger as it triggers and as it resolves (603.4)', () => {
  const seer = {
    ...channelers,
    ref: 's',
    name: 'Seer',
    text: 'Whenever you gain life, if the top card of your library is a creature card, draw a card.',
  };
  expect(board([seer], [elf, forest], [effect('You gain 1 life.'), resolve], { handSize: { A: 1 } })).toBe('passed');
  expect(board([seer], [forest, elf], [effect('You gain 1 life.'), check], { handSize: { A: 0 } })).toBe('passed');
});
