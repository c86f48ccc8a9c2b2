/**
 * How often an ability has resolved this turn: this time counts too (608.2c), what was countered or had no legal target left does not
 * (608.2b, 701.6a), and the ability of each object is counted by itself, also once that has gone (113.7a).
 */
import { describe, expect, it } from 'vitest';
import { creature, play, verdict } from '../../demonstration/play.ts';

const settle = { by: 'all', do: 'pass until', until: 'stack empty' };
const use = (object: string, more: object = {}) => ({ by: 'A', do: 'activate', object, ability: 1, ...more });
const thing = (ref: string, text: string) => ({ ref, name: `Test ${ref}`, controller: 'A', type: 'Enchantment', text });
const board = (battlefield: readonly object[], actions: readonly object[], expected: object) =>
  verdict(
    play({
      edition: '2026-01-16',
      setup: { librarySize: { A: 9, B: 9 }, active: 'A', step: 'precombat main', zones: { battlefield } },
      actions,
      expect: expected,
    }),
  );
const draws = (times: number) => [
  { by: 'A', do: 'effect', text: `Draw ${['', 'a card', 'two cards', 'three cards', 'four cards'][times] ?? ''}.` },
  { by: 'all', do: 'check' },
  settle,
];

describe('this is the so many-th time this ability has resolved this turn', () => {
  const third = '{0}: You gain 1 life. If this is the third time this ability has resolved this turn, each opponent loses 5 life.';

  it.each([
    [2, { A: 22, B: 20 }],
    [3, { A: 23, B: 15 }],
    [4, { A: 24, B: 15 }],
  ])('of an activated ability that resolves %i times', (times, life) => {
    expect(board([thing('e', third)], [...Array.from({ length: times }, () => use('e')), settle], { life })).toBe('passed');
  });

  it('counts each object by itself', () => {
    const actions = [use('e'), use('f'), use('e'), use('f'), settle];
    expect(board([thing('e', third), thing('f', third)], actions, { life: { A: 24, B: 20 } })).toBe('passed');
  });

  it('counts on when the object has gone', () => {
    const destroy = { by: 'A', do: 'effect', text: 'Destroy target enchantment.', targets: ['e'] };
    const actions = [use('e'), use('e'), use('e'), destroy, settle];
    expect(board([thing('e', third)], actions, { zones: { e: 'graveyard' }, life: { A: 23, B: 15 } })).toBe('passed');
  });

  it('does not count an ability whose only target was illegal', () => {
    const text =
      '{0}: Target creature gets +1/+1 until end of turn. If this is the second time this ability has resolved this turn, draw a card.';
    const board2 = [thing('e', text), creature('one', 'A'), creature('two', 'A')];
    const destroy = { by: 'A', do: 'effect', text: 'Destroy target creature.', targets: ['one'] };
    const actions = [use('e', { targets: ['one'] }), destroy, settle, use('e', { targets: ['two'] }), settle];
    expect(board(board2, actions, { handSize: { A: 0 }, pt: { two: '3/3' } })).toBe('passed');
    expect(board(board2, [...actions, use('e', { targets: ['two'] }), settle], { handSize: { A: 1 }, pt: { two: '4/4' } })).toBe('passed');
  });

  it('is another turn when the turn has ended', () => {
    const next = [
      { by: 'all', do: 'pass until', until: 'upkeep of B' },
      { by: 'B', do: 'pass' },
    ];
    const actions = [use('e'), use('e'), settle, ...next, use('e'), settle];
    expect(board([thing('e', third)], actions, { life: { A: 23, B: 20 } })).toBe('passed');
  });

  const landfall =
    "Whenever you draw a card, you gain 4 life if this is the first time this ability has resolved this turn. If it's the second time, each opponent loses 2 life. If it's the third time, create a 1/1 red Elemental creature token.";

  it.each([
    [1, { A: 24, B: 20 }, []],
    [2, { A: 24, B: 18 }, []],
    [3, { A: 24, B: 18 }, [{ controller: 'A', count: 1 }]],
    [4, { A: 24, B: 18 }, [{ controller: 'A', count: 1 }]],
  ])('of a triggered ability that goes on with the second and third: %i times', (times, life, tokens) => {
    expect(board([thing('e', landfall)], draws(times), { life, tokens })).toBe('passed');
  });

  it('has something else done instead', () => {
    const text =
      'Whenever you draw a card, you gain 1 life. If this is the second time this ability has resolved this turn, each opponent loses 2 life instead.';
    expect(board([thing('e', text)], draws(3), { life: { A: 22, B: 18 } })).toBe('passed');
  });

  it('is the first or the second', () => {
    const text =
      'Whenever you draw a card, you gain 1 life if this is the first or second time this ability has resolved this turn. Otherwise, each opponent loses 1 life.';
    expect(board([thing('e', text)], draws(4), { life: { A: 22, B: 18 } })).toBe('passed');
  });

  it('is an amount', () => {
    const text = '{0}: Target creature gets +X/+0 until end of turn, where X is the number of times this ability has resolved this turn.';
    const actions = [use('e', { targets: ['one'] }), settle, use('e', { targets: ['one'] }), settle];
    expect(board([thing('e', text), creature('one', 'A')], actions, { pt: { one: '5/2' } })).toBe('passed');
  });

  it('is the second or the third, of a mana ability with a target none (605.1a)', () => {
    const text = '{0}: Target player gains 1 life. If this is the second or third time this ability has resolved this turn, add {G}.';
    const actions = [1, 2, 3, 4].flatMap(() => [use('e', { targets: ['A'] }), settle]);
    expect(board([thing('e', text)], actions, { life: { A: 24 }, mana: { A: '{G}{G}' } })).toBe('passed');
  });

  it.each([
    '{0}: Choose one —\n• You gain 1 life. If this is the second time this ability has resolved this turn, you gain 10 life.\n• You gain 2 life.',
    '{T}: Add {G}. If this is the second time this ability has resolved this turn, draw a card.',
    '{T}: You gain 1 life. Add {G}. If this is the second time this ability has resolved this turn, draw a card.',
    '{0}: Until end of turn, whenever you draw a card, if this is the second time this ability has resolved this turn, you gain 10 life.',
  ])('is refused where it is not plain which ability is counted, or when: %s', (text) => {
    expect(board([thing('e', text)], [], {})).toMatch(/^refused setup/);
  });

  it('is refused of each of two such abilities of one object, which are told apart by nothing (113.2c)', () => {
    const given =
      'Creatures you control have "{0}: You gain 1 life. If this is the second time this ability has resolved this turn, you gain 10 life."';
    const twice = [thing('e', given), thing('f', given), creature('one', 'A')];
    expect(board(twice, [use('one'), settle], {})).toMatch(/^refused actions/);
    expect(board(twice.slice(1), [use('one'), settle, use('one'), settle], { life: { A: 32 } })).toBe('passed');
  });

  it('is refused where no ability resolves, and of a time that is not said', () => {
    const spell = { by: 'A', do: 'effect', text: 'If this is the second time this ability has resolved this turn, draw a card.' };
    expect(board([], [spell], {})).toContain('refused');
    expect(board([thing('e', "{0}: You gain 1 life. If it's the second time, draw a card.")], [use('e')], {})).toContain('refused');
    expect(
      board([thing('e', 'Creatures you control get +X/+0, where X is the number of times this ability has resolved this turn.')], [], {}),
    ).toContain('refused');
  });
});
