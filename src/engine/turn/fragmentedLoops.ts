/** What becomes of a loop that several players keep up, each by actions of their own. */
import { type Variant, variantOn } from '../concepts/variant.ts';

export const fragmentedLoopVariants: readonly Variant<'numbers' | 'another choice'>[] = [
  {
    from: '',
    until: '2009-07-11',
    concept: 'loop.fragmented',
    sentence: 'The players name numbers, and whoever names the lower one leaves the other the last word.',
    value: 'numbers',
  },
  {
    from: '2009-07-11',
    concept: 'loop.fragmented',
    sentence: 'The first of them in turn order must make another choice when the same position comes again.',
    value: 'another choice',
  },
];

export const fragmentedLoopsOn = (day: string): 'numbers' | 'another choice' => variantOn(fragmentedLoopVariants, day);
