/** What becomes of objects that are still controlled by a player who has left (800.4a, before July 2009 600.4a). */
import { variantOn, type Variant } from '../concepts/variant.ts';

export const leavingPlayerVariants: readonly Variant<'exiled' | 'leave'>[] = [
  {
    from: '2009-07-11',
    concept: 'leave',
    sentence: 'What a player who left still controls, though others own it, is exiled.',
    value: 'exiled',
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'leave',
    sentence: 'What a player who left still controls, though others own it, leaves the game too.',
    value: 'leave',
  },
];

export const leftBehindOn = (day: string): 'exiled' | 'leave' => variantOn(leavingPlayerVariants, day);
