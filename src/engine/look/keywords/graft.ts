/** Graft: it enters with counters and moves them on, one by one (702.58). */
import type { Variant } from '../../concepts/variant.ts';
import { another, bears, both, creature, entersWith, here, is, may, type Meaning, object, one, rules, self, when } from './write.ts';

const counter = '+1/+1';
const has = is(self, bears(counter));

const graftWith =
  (more: Parameters<typeof when>[2]): Meaning =>
  ({ number: n }) => [
    rules(entersWith(n)),
    when(
      { on: 'enters', what: both(creature, another) },
      [
        {
          do: 'if',
          condition: { kind: 'and', conditions: [has, here(object)] },
          then: [may([{ do: 'move counters', from: self, to: object, counter, amount: one }])],
        },
      ],
      more,
    ),
  ];

/** Whether it triggers only when there is a counter to move. */
export const graft: readonly Variant<Meaning>[] = [
  { from: '2007-02-01', value: graftWith({ condition: has }) },
  { from: '', value: graftWith({}) },
];
