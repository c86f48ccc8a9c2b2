/** Lifelink: a triggered ability when it was new, static since July 2009 (702.15). */
import type { Variant } from '../../concepts/variant.ts';
import { type Meaning, when, you } from './write.ts';

interface Lifelink {
  /** The abilities that the keyword stands for. */
  readonly means: Meaning;
  /** Whether gaining life is a result of the damage (120.3f). */
  readonly isResult: boolean;
}

export const lifelink: readonly Variant<Lifelink>[] = [
  { from: '2009-07-11', value: { means: () => [], isResult: true } },
  {
    from: '',
    value: {
      means: () => [when({ on: 'deals damage', what: 'self' }, [{ do: 'gain life', who: you, amount: { kind: 'event amount' } }])],
      isResult: false,
    },
  },
];
