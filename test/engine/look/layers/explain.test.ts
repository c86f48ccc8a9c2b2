/** Why something is what it is: printed values, then each effect that changed them, in the order of the layers. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../../../src/engine/look/layers/explain.ts';
import { lookAt } from '../../../../src/engine/look/layers/characteristics.ts';
import { makePosition } from '../../kit.ts';
import { all, gets, is, isColor, says, setTypes, type } from './given.ts';

const board = (day: string) =>
  makePosition({
    day,
    zones: {
      A: {
        battlefield: [
          { ref: 'bear', pt: '2/2', as: { counters: { '+1/+1': 1 } } },
          { ref: 'anthem', abilities: [says(all(type('creature')), [gets(1, 1)])] },
          { ref: 'paint', abilities: [says(all(type('creature')), [isColor('red')])] },
          { ref: 'humility', abilities: [says(all(type('creature')), [is(1, 1)])] },
          { ref: 'statue', types: ['artifact'] },
        ],
      },
    },
  });

const told = (day: string, id = 'bear.0') =>
  explain(board(day), id)?.applied.map(({ source, from, after }) => `${source ?? from} ${after.power ?? '-'}/${after.toughness ?? '-'}`);

describe('explain', () => {
  test('names what changed an object in the order in which it was applied', () => {
    expect(told('2020-04-17')).toEqual(['paint.0 2/2', 'humility.0 1/1', 'bear.0 2/2', 'anthem.0 3/3']);
  });

  test('tells the same chain by the layers of another day', () => {
    expect(told('2009-07-11')).toEqual(['paint.0 2/2', 'humility.0 1/1', 'anthem.0 2/2', 'bear.0 3/3']);
  });

  test('ends at what the object looks like', () => {
    const state = board('2020-04-17');
    expect(explain(state, 'bear.0')?.applied.at(-1)?.after).toEqual(lookAt(state).characteristicsOf('bear.0'));
  });

  test('is empty for what nothing changes, and undefined for what is not there', () => {
    expect(explain(board('2020-04-17'), 'statue.0')?.applied).toEqual([]);
    expect(explain(board('2020-04-17'), 'ghost.0')).toBeUndefined();
  });

  test('tells what the rules themselves take away', () => {
    const state = makePosition({
      day: '2020-04-17',
      zones: {
        A: {
          battlefield: [
            { ref: 'bear', pt: '2/2' },
            { ref: 'mycosynth', abilities: [says(all(type('creature')), [setTypes({ types: ['artifact'] })])] },
          ],
        },
      },
    });
    const applied = explain(state, 'bear.0')?.applied ?? [];
    expect(applied.map(({ from }) => from)).toEqual(['static ability', 'rules']);
    expect(applied.at(-1)?.after.power).toBeUndefined();
  });
});
