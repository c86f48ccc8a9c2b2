/** Whether combat damage waits on the stack (310 of the editions until May 2009) or is dealt as soon as it is assigned (510.2). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export const combatDamageVariants: readonly Variant<'stack' | 'at once'>[] = [
  {
    from: '2009-07-11',
    concept: 'damage.deal',
    sentence: 'Combat damage is dealt at once when it has been assigned; no player can do anything in between.',
    value: 'at once',
  },
  {
    from: '1999-04-23',
    until: '2009-07-11',
    concept: 'damage.onStack',
    sentence: 'Combat damage is put on the stack as it was assigned; players receive priority before it is dealt.',
    value: 'stack',
  },
  {
    from: '',
    until: '1999-04-23',
    concept: 'damage.deal',
    sentence: 'Combat damage is dealt at once when it has been assigned.',
    value: 'at once',
  },
];

export const combatDamageOn = (day: string): 'stack' | 'at once' => variantOn(combatDamageVariants, day);
