/** Exchanging control of what a text describes together: two that share a card type, and one that is chosen by somebody else (701.12b, 115.1). */
import { expect, it } from 'vitest';
import { activate, cast, choose, effect, resolve, until } from '../../demonstration/actionWords.ts';
import { outcome } from './outcome.ts';

const thing = (ref: string, controller: string, type: string, more: object = {}) => ({
  ref,
  name: ref,
  type,
  controller,
  ...(type.includes('Creature') ? { pt: '2/2' } : {}),
  ...more,
});
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, more: object = {}) =>
  outcome({ zones: { battlefield, ...more } }, actions, expected);
const shared = 'Exchange control of two target permanents that share a card type.';
const all = [thing('x', 'A', 'Creature — Bear'), thing('y', 'B', 'Artifact Creature — Golem'), thing('z', 'B', 'Enchantment')];

it('is of two that share a card type, and of no others', () => {
  expect(board(all, [effect(shared, 'x', 'y')], { controller: { x: 'B', y: 'A' } })).toBe('passed');
  expect(board(all, [effect(shared, 'y', 'x')], { controller: { x: 'B', y: 'A' } })).toBe('passed');
  expect(board(all, [effect(shared, 'x', 'z')], {})).toBe('failed actions[0]');
  expect(board(all, [effect(shared, 'x', 'x')], {})).toBe('failed actions[0]');
});
it('is none where they share none any more, or have one controller (608.2b, 701.12b)', () => {
  const swap = { ref: 's', name: 's', type: 'Instant', cost: '{0}', text: shared };
  const hand = { hand: { A: [swap] } };
  const gone = [cast('s', { targets: ['x', 'y'] }), effect('Destroy target creature.', 'y'), resolve];
  expect(board(all, gone, { controller: { x: 'A' }, zones: { y: 'graveyard' } }, hand)).toBe('passed');
  const mine = [cast('s', { targets: ['x', 'y'] }), effect('Gain control of target creature.', 'y'), resolve];
  expect(board(all, mine, { controller: { x: 'A', y: 'A' } }, hand)).toBe('passed');
  const other = effect('Target creature becomes an enchantment and loses all other card types.', 'y');
  const unlike = [cast('s', { targets: ['x', 'y'] }), other, resolve];
  expect(board(all, unlike, { controller: { x: 'A', y: 'B' }, types: { y: ['enchantment'] }, zones: { s: 'graveyard' } }, hand)).toBe(
    'passed',
  );
});
it('is of two of different players', () => {
  const text = 'Exchange control of two target creatures controlled by different players.';
  const more = [...all, thing('w', 'A', 'Creature — Bear')];
  expect(board(more, [effect(text, 'x', 'y')], { controller: { x: 'B', y: 'A' } })).toBe('passed');
  expect(board(more, [effect(text, 'x', 'w')], {})).toBe('failed actions[0]');
});
it('is of what somebody neither owns nor controls', () => {
  const currency = thing('c', 'A', 'Artifact', {
    name: 'Currency',
    text: 'At the beginning of your upkeep, you may exchange control of Currency and target permanent you neither own nor control.',
  });
  const upkeep = [until('upkeep of B'), until('upkeep of A', false)];
  const actions = [...upkeep, choose('y'), resolve, choose('yes')];
  expect(board([currency, ...all], actions, { controller: { c: 'B', y: 'A' } })).toBe('passed');
  expect(board([currency, ...all], [...upkeep, choose('x')], {})).toBe('failed actions[2], actions[3]');
});
it('is activated at another time than is said', () => {
  const djinn = thing('d', 'A', 'Creature — Djinn', {
    text: "{T}: Exchange control of two target nonlegendary creatures. You can't activate this ability during combat.",
  });
  const swap = activate('d', { targets: ['x', 'y'] });
  expect(board([djinn, ...all], [swap, resolve], { controller: { x: 'B', y: 'A' } })).toBe('passed');
  expect(board([djinn, ...all], [until('beginning of combat'), swap], {})).toBe('failed actions[1]');
});
it('is of a target that the controller of what entered chooses', () => {
  const ranks = thing('r', 'A', 'Enchantment', {
    text: 'Whenever an artifact, creature, or enchantment enters the battlefield, its controller chooses target permanent another player controls that shares a card type with it. Exchange control of those permanents.',
  });
  const own = { ref: 'n', name: 'n', type: 'Creature — Bear', cost: '{0}', pt: '1/1' };
  const zones = { hand: { A: [own] } };
  const more = [ranks, ...all, thing('v', 'B', 'Creature — Elf')];
  expect(board(more, [cast('n'), resolve, choose('y'), resolve], { controller: { n: 'B', y: 'A', x: 'A' } }, zones)).toBe('passed');
  expect(board(more, [cast('n'), resolve, choose('x')], {}, zones)).toBe('failed actions[2], actions[3]');
  // The trigger of another player's creature: they choose, and may choose the permanents of whoever has the ability.
  const theirs = { by: 'A', do: 'effect', text: 'Target opponent creates a 1/1 green Elf creature token.', targets: ['B'] };
  const elf = [theirs, { by: 'B', do: 'choose', choice: 'x' }, resolve];
  expect(
    board([ranks, thing('x', 'A', 'Creature — Bear'), thing('w', 'A', 'Creature — Bear')], elf, {
      controller: { x: 'B', w: 'A' },
      tokens: [{ controller: 'A', count: 1 }],
    }),
  ).toBe('passed');
});
