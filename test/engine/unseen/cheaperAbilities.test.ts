/** What an activated ability says of its own cost, and what is said of abilities of a keyword (118.7, 601.2f, 602.2b). */
import { expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const maker = (text: string, more: object = {}) => ({ ref: 'm', name: 'M', type: 'Artifact', controller: 'A', text, ...more });
const legend = (ref: string, controller = 'A') => creature(ref, controller, '2/2', { type: 'Legendary Creature — Human', name: ref });

const works: object = { life: { A: 23 } };
const fails: object = { refused: { action: 1 } };
const outcome = (
  battlefield: readonly object[],
  mana: string,
  expected: object,
  more: { readonly actions?: readonly object[]; readonly hand?: readonly object[] } = {},
) =>
  verdict(
    play({
      edition: '2025-11-14',
      setup: { librarySize: { A: 9, B: 9 }, mana: { A: mana }, zones: { battlefield, ...(more.hand ? { hand: { A: more.hand } } : {}) } },
      actions: (more.actions ?? [{ by: 'A', do: 'activate', object: 'm' }]).concat(
        expected === fails ? [] : [{ by: 'all', do: 'resolve' }],
      ),
      expect: expected,
    }),
  );
const each = '{5}: You gain 3 life. This ability costs {1} less to activate for each legendary creature you control.';
const coloured = '{1}{G}{G}: You gain 3 life. This ability costs {2} less to activate for each legendary creature you control.';

it.each([
  ['is less by one for each', each, [legend('a'), legend('b')], '{3}', true],
  ['is no less than that', each, [legend('a'), legend('b')], '{2}', false],
  ['counts what you control alone', each, [legend('a'), legend('b', 'B')], '{4}', true],
  ['does not count what an opponent controls', each, [legend('a'), legend('b', 'B')], '{3}', false],
  ['is nothing at the least', each, ['a', 'b', 'c', 'd', 'e', 'f'].map((ref) => legend(ref)), '', true],
  ['is less by generic mana alone', coloured, [legend('a')], '{G}{G}', true],
  ['leaves coloured mana as it is', coloured, [legend('a'), legend('b')], '{G}', false],
] as const)('the cost of an ability %s', (_, text, others, mana, can) => {
  expect(outcome([maker(text), ...others], mana, can ? works : fails)).toBe('passed');
});

it('is less where something is so', () => {
  const text = '{5}: You gain 3 life. This ability costs {3} less to activate if you control a legendary creature.';
  expect(outcome([maker(text), legend('a')], '{2}', works)).toBe('passed');
  expect(outcome([maker(text), legend('a', 'B')], '{2}', fails)).toBe('passed');
  expect(outcome([maker(text)], '{5}', works)).toBe('passed');
});
it('is less by an amount that grows', () => {
  const text = "{5}: You gain 3 life. This ability costs {X} less to activate, where X is this creature's power.";
  const beast = (pt: string) => maker(text, { type: 'Creature — Beast', pt });
  expect(outcome([beast('3/3')], '{2}', works)).toBe('passed');
  expect(outcome([beast('2/3')], '{2}', fails)).toBe('passed');
  expect(outcome([beast('-1/3')], '{5}', works)).toBe('passed');
});
it('is counted before what it is paid with is gone', () => {
  const text = '{2}, Sacrifice a creature: You gain 3 life. This ability costs {1} less to activate for each creature you control.';
  const actions = [{ by: 'A', do: 'activate', object: 'm', additional: ['a'] }];
  expect(outcome([maker(text), legend('a'), creature('b', 'A')], '', { ...works, zones: { a: 'graveyard' } }, { actions })).toBe('passed');
});
it('is less of a card in the hand, too', () => {
  const land = {
    ref: 'm',
    name: 'Old Harbor',
    type: 'Legendary Land',
    text: 'Channel — {3}, Discard Old Harbor: You gain 3 life. This ability costs {1} less to activate for each legendary creature you control.',
  };
  expect(outcome([legend('a')], '{2}', { ...works, zones: { m: 'graveyard' } }, { hand: [land] })).toBe('passed');
  expect(outcome([], '{2}', fails, { hand: [land] })).toBe('passed');
});
it('is less by two players’ own means alone', () => {
  const sword = { ref: 's', name: 'S', type: 'Artifact — Equipment', controller: 'A', text: 'Equipped creature gets +1/+1.\nEquip {3}' };
  const forge = {
    ref: 'f',
    name: 'F',
    type: 'Enchantment',
    controller: 'A',
    text: 'Equip abilities you activate cost {2} less to activate.',
  };
  const actions = [{ by: 'A', do: 'activate', object: 's', targets: ['a'] }];
  expect(outcome([sword, forge, legend('a')], '{1}', { pt: { a: '3/3' } }, { actions })).toBe('passed');
  expect(outcome([sword, { ...forge, controller: 'B' }, legend('a')], '{1}', fails, { actions })).toBe('passed');
  expect(outcome([maker('{3}: You gain 3 life.'), forge], '{1}', fails)).toBe('passed');
});
it('is of cycling alone where it says so', () => {
  const card = { ref: 'c', name: 'C', type: 'Sorcery', cost: '{5}', text: 'Draw a card.\nCycling {2}' };
  const wheel = {
    ref: 'f',
    name: 'F',
    type: 'Enchantment',
    controller: 'A',
    text: 'Cycling abilities you activate cost {2} less to activate.',
  };
  const actions = [{ by: 'A', do: 'activate', object: 'c' }];
  expect(outcome([wheel], '', { zones: { c: 'graveyard' } }, { actions, hand: [card] })).toBe('passed');
});
it('is not read of a mana ability, nor where it speaks of targets', () => {
  expect(outcome([maker('{2}: Add {G}{G}{G}. This ability costs {1} less to activate for each creature you control.')], '', {})).toMatch(
    /^refused/,
  );
  expect(
    outcome([maker('{2}: Tap target creature. This ability costs {1} less to activate if it targets a creature you control.')], '', {}),
  ).toMatch(/^refused/);
});
