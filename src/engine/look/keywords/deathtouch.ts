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
  { from: '2009-07-11', value: { means: () => [], marks: true } },
  {
    from: '',
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
  { from: '2010-07-16', value: { oneIsLethal: true, ignoresOrder: false } },
  { from: '2009-07-11', value: { oneIsLethal: false, ignoresOrder: true } },
  { from: '', value: { oneIsLethal: false, ignoresOrder: false } },
];

export const deathtouchDivisionOn = (day: string): DeathtouchDivision => variantOn(deathtouchDivision, day);
