/** Creatures that must block another that is spoken of, if able (509.1c): it, or a second target; what cannot block need not. */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const toBlocks = { by: 'all', do: 'pass until', until: 'declare blockers' };
const board = (battlefield: readonly object[], actions: readonly object[], expected: object, attacking = false) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: {
        active: 'A',
        step: 'declare attackers',
        ...(attacking ? { attacking: { one: 'B', two: 'B' } } : {}),
        zones: { battlefield },
      },
      actions,
      expect: expected,
    }),
  );
const attack = { by: 'A', do: 'attack', attackers: { one: 'B', two: 'B' } };
const target = { by: 'A', do: 'choose', choice: 'b' };
const block = (blockers: object) => ({ by: 'B', do: 'block', blockers });
const last = (actions: readonly object[]) => ({ refused: { action: actions.length } });

describe('a creature blocks it if able', () => {
  const tusker = 'Whenever one attacks, target creature defending player controls blocks it this combat if able.';
  const field = (text: string, more: Readonly<Record<string, unknown>> = {}) => [
    creature('one', 'A', '2/2', { text }),
    creature('two', 'A'),
    creature('b', 'B', '2/2', more),
    creature('c', 'B'),
  ];
  const begin = [attack, settle, toBlocks];

  it('and nothing else, of what attacks', () => {
    const two = [...begin.slice(0, 1), target, ...begin.slice(1)];
    for (const blockers of [{}, { b: 'two' }, { c: 'one' }])
      expect(board(field(tusker), [...two, block(blockers)], last([...two, block(blockers)]))).toBe('passed');
    expect(board(field(tusker), [...two, block({ b: 'one' })], { blocking: { b: true, c: false } })).toBe('passed');
  });

  it('need not where it cannot', () => {
    const flying = `Flying\n${tusker}`;
    expect(board(field(flying), [attack, target, settle, toBlocks, block({})], { blocking: { b: false } })).toBe('passed');
  });

  it('of a creature that another ability speaks of', () => {
    const watch = {
      ref: 'w',
      name: 'Test Watch',
      controller: 'A',
      type: 'Enchantment',
      text: 'Whenever a creature you control attacks, up to one target creature blocks it this combat if able.',
    };
    const attackOne = { by: 'A', do: 'attack', attackers: { one: 'B' } };
    const actions = [attackOne, target, settle, toBlocks];
    expect(board([...field(''), watch], [...actions, block({ c: 'one' })], last([...actions, block({})]))).toBe('passed');
    expect(board([...field(''), watch], [...actions, block({ b: 'one' })], { blocking: { b: true } })).toBe('passed');
  });

  it('of two targets, and of one that a sentence before spoke of', () => {
    const hunt = { by: 'A', do: 'effect', text: 'Target creature blocks target creature this turn if able.', targets: ['b', 'two'] };
    expect(board(field(''), [hunt, toBlocks, block({ b: 'one' })], { refused: { action: 3 } }, true)).toBe('passed');
    expect(board(field(''), [hunt, toBlocks, block({ b: 'two' })], { blocking: { b: true } }, true)).toBe('passed');
    const contest = {
      by: 'A',
      do: 'effect',
      text: 'Put a +1/+1 counter on target creature you control. Another target creature blocks it this turn if able.',
      targets: ['two', 'b'],
    };
    expect(board(field(''), [contest, toBlocks, block({ b: 'one' })], { refused: { action: 3 } }, true)).toBe('passed');
    expect(board(field(''), [contest, toBlocks, block({ b: 'two' })], { blocking: { b: true }, pt: { two: '3/3' } }, true)).toBe('passed');
  });
});
