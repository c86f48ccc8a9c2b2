/** The mana value of a permanent with its back face up. */
import { type Variant, variantOn } from '../concepts/variant.ts';

export const backFaceVariants: readonly Variant<'zero' | 'of the front'>[] = [
  { from: '', until: '2016-04-08', concept: 'transform', sentence: 'A back face has no mana cost, and a mana value of 0.', value: 'zero' },
  {
    from: '2016-04-08',
    concept: 'transform',
    sentence: 'A permanent with its back face up has the mana value of its front face; a copy of a back face has 0.',
    value: 'of the front',
  },
];

export const backFaceManaValueOn = (day: string): 'zero' | 'of the front' => variantOn(backFaceVariants, day);
