import { describe, expect, it } from 'vitest';
import type { Instruction } from '../../../../src/engine/language/instruction.ts';
import { applyEvents } from '../../../../src/engine/events/apply.ts';
import { beginPlay } from '../../kit.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { isColor, losesAll, position } from './given.ts';

describe('a counter', () => {
  const put: Instruction = { do: 'counters', on: { kind: 'target', index: 0 }, counter: 'flying', amount: { kind: 'number', value: 1 } };
  const lose: Instruction = { do: 'modify', what: { kind: 'target', index: 0 }, changes: [losesAll], duration: 'end of turn' };
  it.each([
    ['before', [put, lose], 0],
    ['after', [lose, put], 1],
    // The newest counter of a kind gives all of that kind its timestamp.
    ['before and after', [put, lose, put], 2],
  ] as const)('put on a creature %s it loses all abilities gives its keyword as often as it should', (_, instructions, expected) => {
    const play = beginPlay({ day: '2026-01-16', zones: { A: { battlefield: [{ ref: 'bear', pt: '2/2' }] } } });
    play.effect(instructions, { targets: [['bear.0']] });
    expect(play.is('bear').abilities).toHaveLength(expected);
  });
});

describe('a black creature spell that is made white', () => {
  it('becomes a white permanent', () => {
    const state = position({
      day: '2006-10-01',
      cards: [],
      zones: { A: { stack: [{ ref: 'knight', pt: '2/2', colors: ['black'] }] } },
      effects: [{ on: ['knight'], changes: [isColor('white')] }],
    });
    const { state: after } = applyEvents(state, [{ kind: 'move', object: 'knight.0', to: 'battlefield', cause: 'resolve' }]);
    expect(lookAt(after).characteristicsOf('knight.1').colors).toEqual(['white']);
  });
});

describe('turning face up', () => {
  it.each([
    ['2015-03-27', false],
    ['2015-07-17', true],
  ])('under the rules of %s gives a new timestamp: %s', (day, expected) => {
    const state = position({ day, cards: [{ ref: 'morph', pt: '3/3', as: { faceDown: true } }] });
    const { state: after } = applyEvents(state, [
      { kind: 'change', object: 'morph.0', change: { faceDown: false }, name: 'turned face up' },
    ]);
    expect((after.objects['morph.0']?.timestamp ?? 0) > (state.objects['morph.0']?.timestamp ?? 0)).toBe(expected);
  });
});
