/** Points on which editions differ about limited range of influence (801, before 2009-07-11 section 601). */
import { variantOn, type Variant } from '../concepts/variant.ts';

/** In whose range must be what an effect counts for an object (801.11): the controller's of the effect alone, or also that of who controls what is affected. */
export type RangeInformation = 'controller' | 'both';

export const rangeInformationVariants: readonly Variant<RangeInformation>[] = [
  {
    from: '2011-06-17',
    concept: 'range.information',
    sentence: 'What an effect counts for an object is all that is in range of the effect’s controller.',
    value: 'controller',
  },
  {
    from: '',
    until: '2011-06-17',
    concept: 'range.information',
    sentence: 'What an effect counts for an object is in range of the effect’s controller and of the object’s.',
    value: 'both',
  },
];

export const rangeInformationOn = (day: string): RangeInformation => variantOn(rangeInformationVariants, day);

/** What becomes of "you win the game" (801.14): everybody else loses, or the opponents in range. */
export type RangeWinning = 'all' | 'in range';

export const rangeWinningVariants: readonly Variant<RangeWinning>[] = [
  {
    from: '2007-10-01',
    concept: 'range.win',
    sentence: 'Instead of winning, a player makes the opponents in range lose.',
    value: 'in range',
  },
  { from: '', until: '2007-10-01', concept: 'win', sentence: 'A player who wins, wins over all.', value: 'all' },
];

export const rangeWinningOn = (day: string): RangeWinning => variantOn(rangeWinningVariants, day);
