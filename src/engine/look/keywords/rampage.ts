/** Rampage: a creature grows for each blocker beyond the first (702.23). */
import type { Variant } from '../../concepts/variant.ts';
import type { Amount } from '../../language/amount.ts';
import { all, boost, both, creature, type Meaning, self, times, when } from './write.ts';

const blocked = { on: 'becomes blocked', what: 'self' } as const;
const blockers = all(both(creature, { kind: 'blocking', what: self }));
const count: Amount = { kind: 'count', of: blockers };

const rampageWith =
  (more: Parameters<typeof when>[2]): Meaning =>
  ({ number: n }) => [when(blocked, [boost(self, times(n, { kind: 'beyond', of: count, over: 1 }))], more)];

/** Whether it triggers whenever the creature becomes blocked, or only when two or more block it (2003-07-01 502.12a). */
export const rampage: readonly Variant<Meaning>[] = [
  { from: '2003-10-01', value: rampageWith({}) },
  {
    from: '',
    value: rampageWith({ condition: { kind: 'compare', left: count, comparison: 'at least', right: { kind: 'number', value: 2 } } }),
  },
];
