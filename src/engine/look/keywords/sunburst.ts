/** Sunburst: it enters with a counter for each colour of mana that was spent on it, of a kind by what it enters as (702.44). */
import type { Amount } from '../../language/amount.ts';
import type { Filter } from '../../language/filter.ts';
import type { Variant } from '../../concepts/variant.ts';
import { creature, entersWith, is, type Meaning, rules, self, unless } from './write.ts';

const spent: Amount = { kind: 'colors spent' };

const counters = (isCreature: Filter): Meaning => {
  const asCreature = is(self, isCreature);
  return () => [rules(entersWith(spent, '+1/+1', { when: asCreature }), entersWith(spent, 'charge', { when: unless(asCreature) }))];
};

/** Whether type-changing effects count when it asks whether something enters as a creature. */
export const sunburst: readonly Variant<Meaning>[] = [
  { from: '2018-10-05', value: counters({ kind: 'originally', type: 'creature' }) },
  { from: '', value: counters(creature) },
];
