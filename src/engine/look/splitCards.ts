/** What is asked of a split card that is not on the stack: two answers, or one of both halves together. */
import { type Variant, variantOn } from '../concepts/variant.ts';

export const splitCardVariants: readonly Variant<'two answers' | 'combined'>[] = [
  {
    from: '',
    until: '2017-04-28',
    concept: 'split',
    sentence: 'Off the stack each half of a split card answers for itself, and a comparison holds when it holds for one of them.',
    value: 'two answers',
  },
  {
    from: '2017-04-28',
    concept: 'split',
    sentence: 'Off the stack a split card has the characteristics of both halves together, and one mana value.',
    value: 'combined',
  },
];

export const splitCardsOn = (day: string): 'two answers' | 'combined' => variantOn(splitCardVariants, day);
