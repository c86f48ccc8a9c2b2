/** "For each instant and sorcery card exiled with it": what delve exiled for the spell is known to the permanent (702.66a, 607.2a). */
import { expect, it } from 'vitest';
import { cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

const regent = {
  ref: 'm',
  name: 'Regent',
  type: 'Creature — Dragon',
  pt: '3/3',
  cost: '{5}{U}{U}',
  text: 'Delve\nFlying\nThis creature enters with a +1/+1 counter on it for each instant and sorcery card exiled with it.\nWhenever an instant or sorcery card leaves your graveyard, put a +1/+1 counter on this creature.',
};
const card = (ref: string, type: string) => ({ ref, name: ref, type, cost: '{1}', ...(type === 'Creature' ? { pt: '1/1' } : {}) });
const graveyard = { A: [card('i', 'Instant'), card('s', 'Sorcery'), card('c', 'Creature'), card('l', 'Land')] };
const board = (actions: readonly object[], expected: object, zones: object = {}, mana = '{U}{U}{C}') =>
  verdict(
    play({
      edition: '2021-06-18',
      setup: { librarySize: { A: 9, B: 9 }, mana: { A: mana }, zones: { hand: { A: [regent] }, graveyard, ...zones } },
      actions,
      expect: expected,
    }),
  );
const toEnd = until('stack empty');

it('counts those that were exiled to pay for it, and of these instants and sorceries', () => {
  expect(board([cast('m'), toEnd], { pt: { m: '5/5' }, counters: { m: { '+1/+1': 2 } }, zones: { i: 'exile', l: 'exile' } })).toBe(
    'passed',
  );
});
it('counts none where none was exiled, nor for what was put onto the battlefield', () => {
  expect(board([cast('m', { pay: 'free' }), toEnd], { pt: { m: '3/3' }, zones: { m: 'battlefield', i: 'graveyard' } })).toBe('passed');
  const put = effect('Put a creature card from your hand onto the battlefield.');
  const there = { exile: { A: [card('gone', 'Instant')] } };
  expect(board([put], { pt: { m: '3/3' }, zones: { m: 'battlefield' } }, there)).toBe('passed');
});
it('counts none for a copy, which exiled nothing (607.5)', () => {
  const clone = {
    ref: 'k',
    name: 'Clone',
    type: 'Creature',
    pt: '0/0',
    cost: '{0}',
    text: 'You may have Clone enter the battlefield as a copy of any creature on the battlefield.',
  };
  const both = { hand: { A: [regent, clone] } };
  const actions = [cast('m'), toEnd, cast('k'), resolve, choose('yes')];
  expect(board(actions, { pt: { m: '5/5', k: '3/3' } }, both)).toBe('passed');
});
it('grows by what leaves the graveyard later, and not by what it exiled itself', () => {
  const actions = [cast('m'), toEnd, effect('Exile target card from a graveyard.', 'x'), toEnd];
  const more = { graveyard: { A: [...graveyard.A, card('x', 'Instant')] } };
  expect(board(actions, { pt: { m: '6/6' } }, more)).toBe('passed');
});
