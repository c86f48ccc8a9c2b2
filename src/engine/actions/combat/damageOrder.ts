/** How a creature's combat damage is divided among several creatures, and what damage is lethal while it is assigned (510.1c). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

/** Until 2009 and since 2024 its controller divides it freely; in between the blockers stood in an order. */
export const damageOrderVariants: readonly Variant<{ readonly ordered: boolean }>[] = [
  {
    from: '2024-11-08',
    concept: 'damage.assign',
    sentence: 'A creature’s combat damage is divided freely among the creatures that it fights.',
    value: { ordered: false },
  },
  {
    from: '2009-07-11',
    until: '2024-11-08',
    concept: 'damage.order',
    sentence: 'Blockers are put in an order as they are declared; each must be assigned lethal damage before the next is assigned any.',
    value: { ordered: true },
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'damage.assign',
    sentence: 'A creature’s combat damage is divided freely among the creatures that it fights.',
    value: { ordered: false },
  },
];

export const damageOrderOn = (day: string): { readonly ordered: boolean } => variantOn(damageOrderVariants, day);

/** What deathtouch means for the division of damage. */
export interface DeathtouchDivision {
  /** Any damage from such a source is lethal. */
  readonly oneIsLethal: boolean;
  /** Such a creature need not keep to the order. */
  readonly ignoresOrder: boolean;
}

export const deathtouchDivisionVariants: readonly Variant<DeathtouchDivision>[] = [
  {
    from: '2010-07-16',
    concept: 'keyword.deathtouch',
    sentence: 'Any damage assigned by a source with deathtouch is lethal damage.',
    value: { oneIsLethal: true, ignoresOrder: false },
  },
  {
    from: '2009-07-11',
    until: '2010-07-16',
    concept: 'keyword.deathtouch',
    sentence: 'A creature with deathtouch divides its combat damage without regard to the order; what is lethal stays the same.',
    value: { oneIsLethal: false, ignoresOrder: true },
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'keyword.deathtouch',
    sentence: 'Deathtouch has nothing to do with the division of combat damage.',
    value: { oneIsLethal: false, ignoresOrder: false },
  },
];

export const deathtouchDivisionOn = (day: string): DeathtouchDivision => variantOn(deathtouchDivisionVariants, day);
