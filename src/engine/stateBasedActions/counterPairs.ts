/** 704.5q: +1/+1 and -1/-1 counters on one permanent are removed in pairs. */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { type Finding, nothingToDo, permanents, type StateBasedAction } from './check.ts';

const removePairs: StateBasedAction = (look) =>
  permanents(look).flatMap(({ id, counters }): Finding[] => {
    const pairs = Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
    if (pairs === 0) return [];
    return [
      {
        events: [
          { kind: 'counters', on: id, counter: '+1/+1', change: -pairs },
          { kind: 'counters', on: id, counter: '-1/-1', change: -pairs },
        ],
        cites: ['counters.annihilate'],
      },
    ];
  });

export const counterPairs: readonly Variant<StateBasedAction>[] = [
  { from: '2006-10-01', value: removePairs },
  { from: '', value: nothingToDo },
];

export const countersInPairs: StateBasedAction = (look) =>
  removePairs(look).length === 0 ? [] : variantOn(counterPairs, look.state.day)(look);
