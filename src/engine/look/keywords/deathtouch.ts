/** Deathtouch: a triggered ability when it was new, static since July 2009 (702.2). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { creature, type Meaning, recipient, when } from './write.ts';

interface Deathtouch {
  /** The abilities that the keyword stands for. */
  readonly means: Meaning;
  /** Whether damage marks what it is dealt to, for the state-based action (704.5h). */
  readonly marks: boolean;
}

export const deathtouch: readonly Variant<Deathtouch>[] = [
  {
    from: '2009-07-11',
    concept: 'keyword.deathtouch',
    sentence: 'A creature dealt damage by a source with deathtouch is destroyed as a state-based action.',
    value: { means: () => [], marks: true },
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'keyword.deathtouch',
    sentence: 'Deathtouch triggers when its permanent deals damage to a creature, and destroys that creature.',
    value: {
      means: () => [when({ on: 'deals damage', what: 'self', to: creature }, [{ do: 'destroy', what: recipient }])],
      marks: false,
    },
  },
];

export const deathtouchOn = (day: string): Deathtouch => variantOn(deathtouch, day);

/** What deathtouch means for the division of damage. */
export interface DeathtouchDivision {
  /** Any damage from such a source is lethal. */
  readonly oneIsLethal: boolean;
  /** Such a creature need not keep to the order. */
  readonly ignoresOrder: boolean;
}

export const deathtouchDivision: readonly Variant<DeathtouchDivision>[] = [
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

export const deathtouchDivisionOn = (day: string): DeathtouchDivision => variantOn(deathtouchDivision, day);
