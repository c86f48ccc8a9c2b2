/** Crew: creatures are tapped, and a Vehicle becomes a creature (702.122). */
import type { Filter } from '../../language/filter.ts';
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { another, type Activating, both, creature, self, yours } from './write.ts';

const yourCreature = both(creature, yours);

/** Who can be tapped. */
export const crewing: readonly Variant<Filter>[] = [
  { from: '2022-02-18', value: both(yourCreature, another) },
  { from: '', value: yourCreature },
];

export const crew =
  (day: string): Activating =>
  ({ number }) =>
    number && {
      costs: [{ pay: 'tap others', filter: variantOn(crewing, day), amount: number, power: 'crew' }],
      effect: {
        targets: [],
        instructions: [
          {
            do: 'modify',
            what: self,
            changes: [{ kind: 'add types', types: { types: ['artifact', 'creature'] } }],
            duration: 'end of turn',
          },
          { do: 'did', what: 'becomes crewed', object: self },
        ],
      },
    };
