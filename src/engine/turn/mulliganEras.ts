/** How opening hands are drawn anew (103.5, before 103.4 and 101.4). */
import { variantOn, type Variant } from '../concepts/variant.ts';

export interface MulliganRule {
  /** `smaller`: a new hand of one card fewer. `bottom`: a full hand, of which a card for each mulligan goes to the bottom of the library. */
  readonly hand: 'smaller' | 'bottom';
  /** Whoever kept a smaller hand may look at the top card of the library and put it on the bottom. */
  readonly look: boolean;
  /** Who decide in turn and then draw together: all, each team that takes its turns together before the next, or each player. */
  readonly together: 'all' | 'team' | 'player';
  /** In which games the first mulligan costs no card. */
  readonly free: 'none' | 'shared turns' | 'multiplayer';
}

export const mulliganVariants: readonly Variant<MulliganRule>[] = [
  {
    from: '2019-07-12',
    concept: 'mulligan',
    sentence: 'A mulligan is a full new hand, of which one card for each mulligan taken is put on the bottom of the library.',
    value: { hand: 'bottom', look: false, together: 'all', free: 'multiplayer' },
  },
  {
    from: '2015-09-26',
    until: '2019-07-12',
    concept: 'mulligan',
    sentence: 'A mulligan is a hand of one card fewer; whoever keeps a smaller hand may put the top card of the library on its bottom.',
    value: { hand: 'smaller', look: true, together: 'all', free: 'multiplayer' },
  },
  {
    from: '2009-07-11',
    until: '2015-09-26',
    concept: 'mulligan',
    sentence: 'A mulligan is a hand of one card fewer; players decide in turn and draw together.',
    value: { hand: 'smaller', look: false, together: 'all', free: 'multiplayer' },
  },
  {
    from: '2007-07-13',
    until: '2009-07-11',
    concept: 'mulligan',
    sentence: 'A mulligan is a hand of one card fewer, but for the first in a multiplayer game; one player takes theirs after the other.',
    value: { hand: 'smaller', look: false, together: 'team', free: 'multiplayer' },
  },
  {
    from: '2006-10-01',
    until: '2007-07-13',
    concept: 'mulligan',
    sentence: 'A mulligan is a hand of one card fewer, but for the first in Two-Headed Giant; one player takes theirs after the other.',
    value: { hand: 'smaller', look: false, together: 'team', free: 'shared turns' },
  },
  {
    from: '',
    until: '2006-10-01',
    concept: 'mulligan',
    sentence: 'A mulligan is a hand of one card fewer; one player takes all of theirs before the next.',
    value: { hand: 'smaller', look: false, together: 'player', free: 'none' },
  },
];

export const mulligansOn = (day: string): MulliganRule => variantOn(mulliganVariants, day);
