/** "If it wasn't cast", "as long as it was cast": how a permanent came to be there (608.3, 707.10). */
import { expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const bear = { ref: 'bear', name: 'Bear', type: 'Creature — Bear', cost: '{0}', pt: '2/2' };
const watch = (text: string) => ({ ref: 'w', name: 'Watch', type: 'Enchantment', controller: 'A', text });
const board = (zones: object, actions: readonly object[], expected: object) => outcome({ zones }, actions, expected);
const back = effect('Return target creature card from your graveyard to the battlefield.', 'dead');
const toEnd = until('stack empty');
const uncast = watch("Whenever another nontoken creature you control enters, if it wasn't cast, you gain 1 life.");
const was = watch('Whenever a creature you control enters, if it was cast, you gain 1 life.');
const zones = (of: object) => ({ battlefield: [of], hand: { A: [bear] }, graveyard: { A: [{ ...bear, ref: 'dead' }] } });

it('is asked of another that enters', () => {
  expect(board(zones(uncast), [cast('bear'), toEnd], { life: { A: 20 } })).toBe('passed');
  expect(board(zones(uncast), [back, toEnd], { life: { A: 21 } })).toBe('passed');
  expect(board(zones(was), [cast('bear'), toEnd], { life: { A: 21 } })).toBe('passed');
  expect(board(zones(was), [back, toEnd], { life: { A: 20 } })).toBe('passed');
});
it('is not so of a copy of a spell, nor of what came back since', () => {
  const copied = [cast('bear'), effect('Copy target creature spell.', 'bear'), toEnd];
  expect(board(zones(was), copied, { life: { A: 21 }, tokens: [{ controller: 'A', count: 1 }] })).toBe('passed');
  const text = "Exile target creature you control, then return it to the battlefield under its owner's control.";
  expect(board(zones(uncast), [cast('bear'), toEnd, effect(text, 'bear'), toEnd], { life: { A: 21 } })).toBe('passed');
});
it('is so of it itself for as long as it is there', () => {
  const tarrasque = {
    ref: 't',
    name: 'Tarrasque',
    type: 'Creature — Dinosaur',
    cost: '{0}',
    pt: '3/3',
    text: 'Tarrasque has haste as long as it was cast.',
  };
  const clone = {
    ref: 'c',
    name: 'Clone',
    type: 'Creature — Shapeshifter',
    cost: '{0}',
    pt: '0/0',
    text: 'You may have Clone enter as a copy of any creature on the battlefield.',
  };
  const own = { hand: { A: [tarrasque, clone] }, graveyard: { A: [{ ...tarrasque, ref: 'dead' }] } };
  expect(board(own, [cast('t'), toEnd], { abilities: { t: { has: ['haste'] } } })).toBe('passed');
  expect(board(own, [back], { abilities: { dead: { lacks: ['haste'] } } })).toBe('passed');
  expect(board(own, [back, cast('c'), resolve, choose('dead')], { abilities: { c: { has: ['haste'] }, dead: { lacks: ['haste'] } } })).toBe(
    'passed',
  );
});
