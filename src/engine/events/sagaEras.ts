/** What becomes of a Saga without chapters (704.5s, 714.3b). */
import { variantOn, type Variant } from '../concepts/variant.ts';

export const chapterlessSagaVariants: readonly Variant<'stays' | 'goes'>[] = [
  {
    from: '2025-06-06',
    concept: 'sba.saga',
    sentence: 'A Saga that has lost its chapters stays, and gets no more lore counters.',
    value: 'stays',
  },
  {
    from: '',
    until: '2025-06-06',
    concept: 'sba.saga',
    sentence: 'A Saga without chapters has its last one behind it and is sacrificed.',
    value: 'goes',
  },
];

export const chapterlessSagaOn = (day: string): 'stays' | 'goes' => variantOn(chapterlessSagaVariants, day);
