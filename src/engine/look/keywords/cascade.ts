/** Cascade: cards from the top are exiled until one is a nonland card of less mana value, which may be cast (702.85). */
import type { Variant } from '../../concepts/variant.ts';
import type { Filter } from '../../language/filter.ts';
import { both, is, isCast, may, type Meaning, not, number, remembered, self, when, you } from './write.ts';

const manaValue = { kind: 'characteristic', name: 'mana value', of: self } as const;
const less: Filter = { kind: 'number', of: 'mana value', comparison: 'at most', value: { kind: 'sum', of: [manaValue, number(-1)] } };
const nonland = not({ kind: 'type', type: 'land' });
const found = remembered('found');

const cascadeInto =
  (spells: Filter): Meaning =>
  () => [
    when(isCast, [
      { do: 'exile until', who: you, filter: both(nonland, less) },
      { do: 'if', condition: is(found, nonland), then: [may([{ do: 'cast', who: you, what: found, cost: [], spells }])] },
      { do: 'move', what: remembered('exiled'), to: 'library', position: 'random bottom' },
    ]),
  ];

/** Whether the spell that the card becomes must have less mana value too: with its other face it may have more. */
export const cascade: readonly Variant<Meaning>[] = [
  { from: '2021-02-15', value: cascadeInto(less) },
  { from: '', value: cascadeInto(nonland) },
];
