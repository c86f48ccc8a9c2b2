/** Which replacement effects must be applied before others that would replace the same event (616.1). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export type ReplacementGroup = 'self' | 'control' | 'copy' | 'other';

export const replacementOrderVariants: readonly Variant<readonly ReplacementGroup[]>[] = [
  {
    from: '2011-09-30',
    concept: 'replacement.order',
    sentence:
      'Self-replacement effects come first, then those on who controls what enters, then those that make it a copy, then all others.',
    value: ['self', 'control', 'copy'],
  },
  {
    from: '2009-02-01',
    until: '2011-09-30',
    concept: 'replacement.order',
    sentence: 'Self-replacement effects come first, then those on who controls what enters, then all others.',
    value: ['self', 'control'],
  },
  {
    from: '',
    until: '2009-02-01',
    concept: 'replacement.order',
    sentence: 'Self-replacement effects come first, then all others.',
    value: ['self'],
  },
];

/** Groups of which one must be chosen before the others, in this order. */
export const replacementOrderOn = (day: string): readonly ReplacementGroup[] => variantOn(replacementOrderVariants, day);
