/** Whether an opponent's noncombat damage to a player may be dealt to a planeswalker of that player instead (306.7 until 2018). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export const planeswalkerRedirectionVariants: readonly Variant<boolean>[] = [
  {
    from: '2018-04-27',
    concept: 'damage.deal',
    sentence: 'Damage is dealt to a planeswalker when an effect says so.',
    value: false,
  },
  {
    from: '',
    until: '2018-04-27',
    concept: 'damage.deal',
    sentence: 'An opponent’s noncombat damage to a player may be dealt to a planeswalker of that player instead.',
    value: true,
  },
];

export const redirectsToPlaneswalkersOn = (day: string): boolean => variantOn(planeswalkerRedirectionVariants, day);
