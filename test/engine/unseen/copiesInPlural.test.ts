/** "Copy it twice", "for each other spell you've cast before it this turn": each copy may have targets of its own (707.10c). */
import { expect, it } from 'vitest';
import { cast, choose, effect, until } from '../../demonstration/actionWords.ts';
import { play, verdict } from '../../demonstration/play.ts';

const gain = (ref: string, type = 'Instant') => ({ ref, name: ref, type, cost: '{0}', text: 'You gain 1 life.' });
const bolt = { ref: 'bolt', name: 'Bolt', type: 'Instant', cost: '{0}', text: 'Bolt deals 3 damage to target player.' };
const storm = {
  ref: 's',
  name: 'Storm',
  type: 'Enchantment',
  controller: 'A',
  text: "Whenever you cast an instant or sorcery spell, copy it for each other instant and sorcery spell you've cast before it this turn. You may choose new targets for the copies.",
};
const board = (zones: object, actions: readonly object[], expected: object) =>
  verdict(
    play({ edition: '2020-01-24', setup: { librarySize: { A: 9, B: 9 }, mana: { A: '{R}{R}{R}' }, zones }, actions, expect: expected }),
  );
const toEnd = until('stack empty');
const twice = 'Copy target instant or sorcery spell twice. You may choose new targets for the copies.';

it('makes two copies, each of which may have another target', () => {
  const stays = [choose('B'), choose('B')];
  const zones = { hand: { A: [bolt] } };
  expect(board(zones, [cast('bolt', { targets: ['B'] }), effect(twice, 'bolt'), ...stays, toEnd], { life: { A: 20, B: 11 } })).toBe(
    'passed',
  );
  const turned = [choose('A'), choose('B')];
  expect(board(zones, [cast('bolt', { targets: ['B'] }), effect(twice, 'bolt'), ...turned, toEnd], { life: { A: 17, B: 14 } })).toBe(
    'passed',
  );
});
it('makes as many as are said', () => {
  const zones = { hand: { A: [gain('g')] } };
  const text = 'Copy target instant or sorcery spell three times. You may choose new targets for the copies.';
  expect(board(zones, [cast('g'), effect(text, 'g'), toEnd], { life: { A: 24 } })).toBe('passed');
});
it('makes one from the hand, and two where it was cast from a graveyard', () => {
  const text =
    'Copy target instant or sorcery spell you control. If this spell was cast from a graveyard, copy that spell twice instead. You may choose new targets for the copies.\nFlashback {R}';
  const fork = { ref: 'f', name: 'Fork', type: 'Instant', cost: '{R}{R}', text };
  const cards = { hand: { A: [gain('g'), fork] } };
  expect(board(cards, [cast('g'), cast('f', { targets: ['g'] }), toEnd], { life: { A: 22 } })).toBe('passed');
  const old = { hand: { A: [gain('g')] }, graveyard: { A: [fork] } };
  expect(board(old, [cast('g'), cast('f', { targets: ['g'], alternative: 'flashback' }), toEnd], { life: { A: 23 } })).toBe('passed');
});
it('counts what was cast before it, and neither it nor what came after', () => {
  const hand = { A: [gain('one'), gain('two', 'Sorcery'), gain('three'), { ref: 'bear', name: 'bear', type: 'Artifact', cost: '{0}' }] };
  const zones = { battlefield: [storm], hand };
  // One, then one and a copy, then one and two copies.
  expect(board(zones, [cast('one'), toEnd, cast('two'), toEnd, cast('three'), toEnd], { life: { A: 26 } })).toBe('passed');
  expect(board(zones, [cast('bear'), toEnd, cast('one'), toEnd], { life: { A: 21 } })).toBe('passed');
  // While the trigger of the first waits, another is cast: the first gets no copy for it.
  expect(board(zones, [cast('one'), cast('three'), toEnd], { life: { A: 23 } })).toBe('passed');
});
it('counts those of its controller alone, and none that were copied', () => {
  const hand = { A: [gain('one'), gain('two')], B: [gain('theirs')] };
  const zones = { battlefield: [storm], hand };
  const theirs = { by: 'B', do: 'cast', object: 'theirs' };
  expect(board(zones, [cast('one'), { by: 'A', do: 'pass' }, theirs, toEnd, cast('two'), toEnd], { life: { A: 23, B: 21 } })).toBe(
    'passed',
  );
  expect(board(zones, [cast('one'), effect('Copy target spell.', 'one'), toEnd, cast('two'), toEnd], { life: { A: 24 } })).toBe('passed');
});
it('is not read where the text of a spell runs on behind what happens as it is cast', () => {
  const text = 'When you cast this spell, copy this spell twice. You may choose new targets for the copies. You gain 1 life.';
  const joined = { ref: 'j', name: 'j', type: 'Sorcery', cost: '{0}', text };
  expect(board({ hand: { A: [joined] } }, [cast('j')], {})).toMatch(/^refused/);
  const again = { ...joined, text: `${text}\nFlashback {R}` };
  expect(board({ hand: { A: [again] } }, [cast('j')], {})).toMatch(/^refused/);
  const apart = { ...joined, text: text.replace('copies. You', 'copies.\nYou') };
  expect(board({ hand: { A: [apart] } }, [cast('j'), toEnd], { life: { A: 23 } })).toBe('passed');
});
