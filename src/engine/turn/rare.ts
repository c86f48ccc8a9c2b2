/** What few games do, for a session: what else is played is played without. */
import { dawn, becomeTime } from '../actions/rare/designations/daytime.ts';
import { ascend } from '../actions/rare/designations/ascend.ts';
import { designations } from '../actions/rare/designations/designations.ts';
import { becomeMonarch } from '../actions/rare/designations/monarch.ts';
import { tempt } from '../actions/rare/designations/ring.ts';
import { canBeTakenApart } from '../actions/rare/takenApart.ts';
import { castNow } from '../actions/rare/castNow.ts';
import { chooseDefendingPlayer } from '../actions/rare/chooseDefendingPlayer.ts';
import { controlPlayer } from '../actions/rare/controlPlayer.ts';
import { flipCoin, roll } from '../actions/rare/chance.ts';
import { chooseOtherwise } from '../actions/rare/chooseOtherwise.ts';
import { clash } from '../actions/rare/clash.ts';
import { copySpell } from '../actions/rare/copySpell.ts';
import { chooseLandPlay } from '../actions/rare/chooseLandPlay.ts';
import { choosePermission } from '../actions/rare/choosePermission.ts';
import { chooseWay } from '../actions/rare/chooseWay.ts';
import { declarer } from '../actions/rare/declarer.ts';
import { chooseWord } from '../actions/rare/chooseWord.ts';
import { declareBands } from '../actions/rare/declareBands.ts';
import { damageOnStack } from '../actions/rare/damageOnStack.ts';
import { divide } from '../actions/rare/divide.ts';
import { doubleCounters } from '../actions/rare/doubleCounters.ts';
import { doubleMana } from '../actions/rare/doubleMana.ts';
import { announceSymbols } from '../actions/rare/announceSymbols.ts';
import { assist } from '../actions/rare/assist.ts';
import { emerge } from '../actions/rare/emerge.ts';
import { endTurn } from '../actions/rare/endTurn.ts';
import { chooseEnlisted, enlist } from '../actions/rare/enlist.ts';
import { exchangeControl } from '../actions/rare/exchangeControl.ts';
import { takeInitiative, venture } from '../actions/rare/dungeons/venture.ts';
import { enterAttacking } from '../actions/rare/enterAttacking.ts';
import { evaluated } from '../actions/rare/evaluated.ts';
import { exert, exertAttackers } from '../actions/rare/exert.ts';
import { expend } from '../actions/rare/expend.ts';
import { exileUntil } from '../actions/rare/exileUntil.ts';
import { extraPhases } from '../actions/rare/extraPhases.ts';
import { isFutile } from '../actions/rare/isFutile.ts';
import { keepFloor } from '../actions/rare/keepFloor.ts';
import { keptMana } from '../actions/rare/keptMana.ts';
import { limitUntapping } from '../actions/rare/limitUntapping.ts';
import { keep } from '../actions/rare/keep.ts';
import { redirectDamage } from '../actions/rare/redirectDamage.ts';
import { extraTurn } from '../actions/rare/extraTurn.ts';
import { nextTurn, prepared } from '../actions/rare/preparedTurns.ts';
import { findOut } from '../actions/rare/findOut.ts';
import { lookAtTop } from '../actions/rare/lookAtTop.ts';
import { meantPlayers } from '../actions/rare/meantPlayers.ts';
import { meld } from '../actions/rare/meld.ts';
import { millCards } from '../actions/rare/millCards.ts';
import { harmonize } from '../actions/rare/harmonize.ts';
import { help } from '../actions/rare/help.ts';
import { merge, mutating } from '../actions/rare/mutate.ts';
import { modesAnew } from '../actions/rare/modesAnew.ts';
import { moveCounters } from '../actions/rare/moveCounters.ts';
import { nameSticker } from '../actions/rare/nameSticker.ts';
import { narrowed } from '../actions/rare/narrowed.ts';
import { obliged } from '../actions/rare/obliged.ts';
import { orderDamage } from '../actions/rare/orderDamage.ts';
import { orderMelded } from '../actions/rare/orderMelded.ts';
import { newTargets } from '../actions/rare/newTargets.ts';
import { payments } from '../actions/rare/payments.ts';
import { piles } from '../actions/rare/piles.ts';
import { proliferate } from '../actions/rare/proliferate.ts';
import { retarget } from '../actions/rare/retarget.ts';
import { revealUntil } from '../actions/rare/revealUntil.ts';
import { search } from '../actions/rare/search.ts';
import { standIn } from '../actions/rare/standIn.ts';
import { searchZones } from '../actions/rare/searchZones.ts';
import { tokensInstead } from '../actions/rare/tokensInstead.ts';
import { turnFaceDown } from '../actions/rare/turnFaceDown.ts';
import { turnMarkers } from '../actions/rare/turnMarkers.ts';
import { vote } from '../actions/rare/vote.ts';
import { wayOffStack } from '../actions/rare/wayOffStack.ts';
import { chaosEnsues, planeswalk } from '../actions/rare/supplementary/planes.ts';
import { abandon, setInMotion } from '../actions/rare/supplementary/schemes.ts';
import { severally } from '../actions/rare/severally.ts';
import { setLifeTotals } from '../actions/rare/setLifeTotals.ts';
import { shown } from '../actions/rare/shown.ts';
import { spentMana } from '../actions/rare/spentMana.ts';
import { splice } from '../actions/rare/splice.ts';
import type { Rare } from '../events/procedure.ts';
import { leaveWith } from '../actions/rare/leaveWith.ts';
import { drawLater } from './drawLater.ts';
import { noteDeed, watchLoops } from './loops.ts';
import { openingHands } from './mulligan.ts';
import { otherGames } from './otherGames.ts';

export const rare: Rare = {
  ...otherGames,
  abandon,
  ascend,
  announceSymbols,
  assist,
  'become monarch': becomeMonarch,
  'become time': becomeTime,
  cast: castNow,
  'control player': controlPlayer,
  chaos: chaosEnsues,
  planeswalk,
  setInMotion,
  canBeTakenApart,
  orderDamage,
  standIn,
  chooseDefendingPlayer,
  chooseOtherwise,
  clash,
  'copy spell': copySpell,
  'double counters': doubleCounters,
  'double mana': doubleMana,
  damageOnStack,
  dawn,
  designations,
  drawLater,
  chooseLandPlay,
  choosePermission,
  chooseWay,
  chooseWord,
  declareBands,
  declarer,
  divide,
  chooseEnlisted,
  emerge,
  'end turn': endTurn,
  enlist,
  enterAttacking,
  'exchange control': exchangeControl,
  evaluated,
  exert,
  exertAttackers,
  expend,
  'exile until': exileUntil,
  'extra phases': extraPhases,
  'redirect damage': redirectDamage,
  'extra turn': extraTurn,
  'flip coin': flipCoin,
  keep,
  keepFloor,
  keptMana,
  leaveWith,
  limitUntapping,
  meantPlayers,
  meld,
  scry: lookAtTop,
  surveil: lookAtTop,
  harmonize,
  help,
  merge,
  mill: millCards,
  mutating,
  modesAnew,
  'move counters': moveCounters,
  'name sticker': nameSticker,
  'new targets': newTargets,
  'next turn': nextTurn,
  noteDeed,
  'find out': findOut,
  obliged,
  openingHands,
  orderMelded,
  payments,
  piles,
  prepared,
  proliferate,
  retarget,
  'reveal until': revealUntil,
  roll,
  search,
  'search zones': searchZones,
  'take initiative': takeInitiative,
  'set life': setLifeTotals,
  severally,
  shown,
  spentMana,
  splice,
  tempt,
  tokensInstead,
  'turn face down': turnFaceDown,
  venture,
  turnMarkers,
  vote,
  wayOffStack,
  isFutile,
  narrowed,
  watchLoops,
};
