/** "When you next cast an instant or sorcery spell this turn": a delayed trigger that waits for one spell, for the turn (603.7b, 603.7c). */
import { expect, it } from 'vitest';
import { activate, cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const gain = (ref: string, type = 'Instant') => ({ ref, name: ref, type, cost: '{0}', text: 'You gain 1 life.' });
const bear = { ref: 'bear', name: 'Bear', type: 'Legendary Creature — Bear', cost: '{0}', pt: '2/2' };
const board = (
  hand: object,
  actions: readonly object[],
  expected: object,
  { zones = {}, mana = {} }: { zones?: object; mana?: object } = {},
) => outcome({ mana, zones: { hand, ...zones } }, actions, expected);
const toEnd = until('stack empty');
const fork = 'When you next cast an instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.';
const two = { A: [gain('one'), gain('two', 'Sorcery'), bear] };

it('is of the next one alone, and not of one of another kind', () => {
  expect(board(two, [effect(fork), cast('one'), toEnd, cast('two'), toEnd], { life: { A: 23 } })).toBe('passed');
  expect(board(two, [effect(fork), cast('bear'), toEnd, cast('two'), toEnd], { life: { A: 22 }, tokens: [] })).toBe('passed');
  expect(board(two, [effect(fork), effect(fork), cast('one'), resolve, resolve, toEnd, cast('two'), toEnd], { life: { A: 24 } })).toBe(
    'passed',
  );
});
it('says the same of your next', () => {
  const twice =
    'When you cast your next instant or sorcery spell this turn, copy that spell twice. You may choose new targets for the copies.';
  expect(board(two, [effect(twice), cast('two'), toEnd, cast('one'), toEnd], { life: { A: 24 } })).toBe('passed');
});
it('is not of one that was cast before, by another player, or in another turn', () => {
  expect(board(two, [cast('one'), effect(fork), toEnd], { life: { A: 21 } })).toBe('passed');
  const theirs = { A: [gain('one')], B: [gain('other')] };
  const other = [effect(fork), { by: 'A', do: 'pass' }, { by: 'B', do: 'cast', object: 'other' }, toEnd];
  expect(board(theirs, [...other, cast('one'), toEnd], { life: { A: 22, B: 21 } })).toBe('passed');
  expect(
    board({ A: [gain('one')] }, [effect(fork), until('upkeep of B'), { by: 'B', do: 'pass' }, cast('one'), toEnd], { life: { A: 21 } }),
  ).toBe('passed');
});
it('may have another target, and is copied though it was countered', () => {
  const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to target player.' };
  const hand = { A: [bolt] };
  expect(board(hand, [effect(fork), cast('bolt', { targets: ['B'] }), resolve, choose('A'), toEnd], { life: { A: 17, B: 17 } })).toBe(
    'passed',
  );
  const countered = [effect(fork), cast('bolt', { targets: ['B'] }), effect('Counter target spell.', 'bolt'), resolve, choose('B'), toEnd];
  expect(board(hand, countered, { life: { B: 17 } })).toBe('passed');
});
it('is a copy of a creature spell, which becomes a token', () => {
  const saga = "When you next cast a creature spell this turn, copy it, except the copy isn't legendary.";
  expect(board(two, [effect(saga), cast('bear'), toEnd], { zones: { bear: 'battlefield' }, tokens: [{ controller: 'A', count: 1 }] })).toBe(
    'passed',
  );
});
it('gains what it keeps as a permanent (400.7a)', () => {
  const array = {
    ref: 'array',
    name: 'Solar Array',
    type: 'Artifact',
    controller: 'A',
    text: '{T}: Add one mana of any color. When you next cast an artifact spell this turn, that spell gains sunburst.',
  };
  const golem = { ref: 'golem', name: 'Golem', type: 'Artifact Creature — Golem', cost: '{2}', pt: '1/1' };
  const rock = { ref: 'rock', name: 'Rock', type: 'Artifact', cost: '{2}' };
  const with2 = { zones: { battlefield: [array] }, mana: { A: '{G}' } };
  const made = (of: string) => [activate('array'), choose('red'), cast(of), toEnd];
  expect(board({ A: [golem] }, made('golem'), { counters: { golem: { '+1/+1': 2 } }, pt: { golem: '3/3' } }, with2)).toBe('passed');
  expect(board({ A: [rock] }, made('rock'), { counters: { rock: { charge: 2 } } }, with2)).toBe('passed');
});
