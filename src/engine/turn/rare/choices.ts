/** What few games ask players to choose, and what they leave to chance. */
import { flipCoin, roll } from '../../actions/rare/chance.ts';
import { chooseOtherwise } from '../../actions/rare/chooseOtherwise.ts';
import { chooseReplacement } from '../../actions/rare/chooseReplacement.ts';
import { chooseWord } from '../../actions/rare/chooseWord.ts';
import { clash } from '../../actions/rare/clash.ts';
import { divide } from '../../actions/rare/divide.ts';
import { findOut } from '../../actions/rare/findOut.ts';
import { isFutile } from '../../actions/rare/isFutile.ts';
import { keep } from '../../actions/rare/keep.ts';
import { meantPlayers } from '../../actions/rare/meantPlayers.ts';
import { modesAnew } from '../../actions/rare/modesAnew.ts';
import { narrowed } from '../../actions/rare/narrowed.ts';
import { orderMelded } from '../../actions/rare/orderMelded.ts';
import { piles } from '../../actions/rare/piles.ts';
import { severally } from '../../actions/rare/severally.ts';
import { canBeTakenApart } from '../../actions/rare/takenApart.ts';
import { vote } from '../../actions/rare/vote.ts';
import { offerAsPut } from '../offerAsPut.ts';
import { areOfAlike } from '../alikeTriggers.ts';
import type { Of } from './parts.ts';

export const choices: Of<'choices'> = {
  areOfAlike,
  canBeTakenApart,
  chooseOtherwise,
  chooseReplacement,
  chooseWord,
  clash,
  divide,
  'find out': findOut,
  'flip coin': flipCoin,
  isFutile,
  keep,
  meantPlayers,
  modesAnew,
  narrowed,
  offerAsPut,
  orderMelded,
  piles,
  roll,
  severally,
  vote,
};
