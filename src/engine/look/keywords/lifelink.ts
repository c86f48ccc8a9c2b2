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
  {
    from: '2009-07-11',
    concept: 'keyword.lifelink',
    sentence: 'Gaining life is part of what damage from a source with lifelink does.',
    value: { means: () => [], isResult: true },
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'keyword.lifelink',
    sentence: 'Lifelink triggers when its permanent deals damage; each instance triggers separately.',
    value: {
      means: () => [when({ on: 'deals damage', what: 'self' }, [{ do: 'gain life', who: you, amount: { kind: 'event amount' } }])],
      isResult: false,
    },
  },
];
