/** Who owns a token, and how it is named when nothing names it (111.2, 111.4). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export const tokenOwnerVariants: readonly Variant<'creator' | 'receiver'>[] = [
  {
    from: '2009-07-11',
    concept: 'tokens.owner',
    sentence: 'A token belongs to whoever got it when it was created.',
    value: 'receiver',
  },
  {
    from: '',
    until: '2009-07-11',
    concept: 'tokens.owner',
    sentence: 'A token belongs to whoever controlled what created it.',
    value: 'creator',
  },
];

export const tokenNameVariants: readonly Variant<'subtypes' | 'subtypes and Token'>[] = [
  {
    from: '2021-11-19',
    concept: 'tokens.name',
    sentence: 'A token without a name of its own is named for its subtypes, with the word Token behind them.',
    value: 'subtypes and Token',
  },
  {
    from: '',
    until: '2021-11-19',
    concept: 'tokens.name',
    sentence: 'A token without a name of its own is named for its subtypes.',
    value: 'subtypes',
  },
];

export const tokenOwnerOn = (day: string): 'creator' | 'receiver' => variantOn(tokenOwnerVariants, day);
export const tokenNameOn = (day: string): 'subtypes' | 'subtypes and Token' => variantOn(tokenNameVariants, day);
