/** What happens to legendary permanents of one name, and to planeswalkers of one type (704.5j). What each does is in stateBasedActions/. */
import { variantOn, type Variant } from '../concepts/variant.ts';

/** `oldest`: it stays. `none`: all go. `one`: each controller keeps one of their own. */
export type Uniqueness = 'oldest' | 'none' | 'one' | 'no rule';

export const legendVariants: readonly Variant<Uniqueness>[] = [
  {
    from: '2013-07-13',
    concept: 'legend',
    sentence: 'A player who controls several legendary permanents of one name keeps one of them.',
    value: 'one',
  },
  {
    from: '2004-10-01',
    until: '2013-07-13',
    concept: 'legend',
    sentence: 'When several legendary permanents of one name are on the battlefield, all of them go.',
    value: 'none',
  },
  {
    from: '',
    until: '2004-10-01',
    concept: 'legend',
    sentence: 'Of several legendary permanents of one name, the one that came first stays.',
    value: 'oldest',
  },
];

export const planeswalkerVariants: readonly Variant<Uniqueness>[] = [
  {
    from: '2017-09-29',
    concept: 'legend',
    sentence: 'Planeswalkers have no rule of their own; as legendary permanents they fall under the legend rule.',
    value: 'no rule',
  },
  {
    from: '2013-07-13',
    until: '2017-09-29',
    concept: 'planeswalker.uniqueness',
    sentence: 'A player who controls several planeswalkers of one type keeps one of them.',
    value: 'one',
  },
  {
    from: '',
    until: '2013-07-13',
    concept: 'planeswalker.uniqueness',
    sentence: 'When several planeswalkers of one type are on the battlefield, all of them go.',
    value: 'none',
  },
];

export const legendRuleOn = (day: string): Uniqueness => variantOn(legendVariants, day);
export const planeswalkerRuleOn = (day: string): Uniqueness => variantOn(planeswalkerVariants, day);
