/** Whether a token or copy of a spell that copies a double-faced object has both faces as well. */
import { type Variant, variantOn } from '../../concepts/variant.ts';

export const doubleFacedTokenVariants: readonly Variant<boolean>[] = [
  {
    from: '',
    until: '2023-04-14',
    concept: 'copy.values',
    sentence: 'A copy of a double-faced object has the copied face alone.',
    value: false,
  },
  {
    from: '2023-04-14',
    concept: 'copy.values',
    sentence: 'A token or copy of a spell that copies a double-faced object has both faces, the same one up.',
    value: true,
  },
];

export const doubleFacedTokensOn = (day: string): boolean => variantOn(doubleFacedTokenVariants, day);
