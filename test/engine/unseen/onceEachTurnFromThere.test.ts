/** "Once during each of your turns, you may cast ... from your graveyard": one spell each turn is cast with it (601.3). */
import { expect, it } from 'vitest';
import { play, verdict } from '../../demonstration/play.ts';

const permits = (text: string) => ({ ref: 'lord', name: 'Lord', type: 'Enchantment', controller: 'A', text });
const once = permits('During each of your turns, you may cast one creature card from your graveyard.');
const zombies = permits('Once during each of your turns, you may cast a Zombie creature spell from your graveyard.');
const anyTurn = permits('Once each turn, you may cast a creature spell from your graveyard.');
const always = {
  ref: 'more',
  name: 'More',
  type: 'Enchantment',
  controller: 'A',
  text: 'You may cast creature spells from your graveyard.',
};
const card = (ref: string, more: object = {}) => ({ ref, name: ref, type: 'Creature — Zombie', cost: '{0}', pt: '1/1', ...more });
const cast = (object: string, more: object = {}) => ({ by: 'A', do: 'cast', object, ...more });
const resolve = { by: 'all', do: 'resolve' };
const until = (step: string) => ({ by: 'all', do: 'pass until', until: step });
/** B has priority first in their turn. */
const theirs = { by: 'B', do: 'pass' };
const there = (...refs: readonly string[]) => ({ zones: Object.fromEntries(refs.map((ref) => [ref, 'battlefield'])) });

const board = (
  battlefield: readonly object[],
  graveyard: readonly object[],
  actions: readonly object[],
  expected: object,
  library: readonly object[] = [],
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: {
        librarySize: { A: 9, B: 9 },
        zones: { battlefield, graveyard: { A: graveyard }, library: { A: library } },
      },
      actions,
      expect: expected,
    }),
  );
const dead = [card('one'), card('two')];

it('lets one be cast, and no second in the same turn', () => {
  for (const lord of [once, zombies, anyTurn])
    expect(board([lord], dead, [cast('one'), resolve, cast('two')], { ...there('one'), refused: { action: 3 } })).toBe('passed');
});
it('lets another be cast in the next turn of that player, and none before', () => {
  const next = [until('upkeep of B'), until('precombat main of A')];
  expect(board([once], dead, [cast('one'), resolve, ...next, cast('two'), resolve], there('one', 'two'))).toBe('passed');
  const flash = [card('one'), card('two', { text: 'Flash' })];
  expect(board([once], flash, [cast('one'), resolve, until('upkeep of B'), theirs, cast('two')], { refused: { action: 5 } })).toBe(
    'passed',
  );
});
it('lets it be in every turn, where it says so', () => {
  const flash = [card('one'), card('two', { text: 'Flash' })];
  expect(board([anyTurn], flash, [cast('one'), resolve, until('upkeep of B'), theirs, cast('two'), resolve], there('one', 'two'))).toBe(
    'passed',
  );
});
it('asks what the spell would be', () => {
  const bear = [card('one', { type: 'Creature — Bear' })];
  expect(board([zombies], bear, [cast('one')], { refused: { action: 1 } })).toBe('passed');
  expect(board([once], [{ ref: 'one', name: 'one', type: 'Land' }], [cast('one')], { refused: { action: 1 } })).toBe('passed');
});
it('is not used by what something else allows', () => {
  expect(board([once, always], dead, [cast('one'), resolve, cast('two'), resolve], there('one', 'two'))).toBe('passed');
  const own = [card('one', { text: 'Unearth {0}\nEscape—{0}, Exile another card from your graveyard.' }), card('two'), card('food')];
  const escape = cast('one', { alternative: 'escape', additional: ['food'] });
  expect(board([once], own, [escape, resolve, cast('two'), resolve], there('one', 'two'))).toBe('passed');
});
it('is not used by what is cast from the hand', () => {
  const hand = { ref: 'one', name: 'one', type: 'Creature — Zombie', cost: '{0}', pt: '1/1' };
  const setup = { librarySize: { A: 9, B: 9 }, zones: { battlefield: [once], graveyard: { A: [card('two')] }, hand: { A: [hand] } } };
  const actions = [cast('one'), resolve, cast('two'), resolve];
  expect(verdict(play({ edition: '2025-11-14', setup, actions, expect: there('one', 'two') }))).toBe('passed');
});
it('is new for a new object', () => {
  const bounce = { by: 'A', do: 'effect', text: 'Return target enchantment to its owner’s hand.'.replace('’', "'"), targets: ['lord'] };
  const lord = { ...once, cost: '{0}' };
  expect(board([lord], dead, [cast('one'), resolve, bounce, cast('lord'), resolve, cast('two'), resolve], there('one', 'two'))).toBe(
    'passed',
  );
});
it('asks which one of two is used, and the other one is left', () => {
  const other = { ...zombies, ref: 'other' };
  const choose = { by: 'A', do: 'choose', choice: 'other' };
  expect(board([once, other], dead, [cast('one'), choose, resolve, cast('two'), resolve], there('one', 'two'))).toBe('passed');
  expect(board([once, other], dead, [cast('one')], { pending: { player: 'A', kind: 'object' } })).toBe('passed');
});
it('may be of the top of the library', () => {
  const top = permits('Once each turn, you may cast a creature spell with power 2 or less from the top of your library.');
  const library = [card('one'), card('two')];
  expect(board([top], [], [cast('one'), resolve, cast('two')], { ...there('one'), refused: { action: 3 } }, library)).toBe('passed');
  expect(board([top], [], [cast('one')], { refused: { action: 1 } }, [card('one', { pt: '3/3' })])).toBe('passed');
});
