/** What few texts do. */
import { castNow } from '../../actions/rare/castNow.ts';
import { copySpell } from '../../actions/rare/copySpell.ts';
import { doubleCounters } from '../../actions/rare/doubleCounters.ts';
import { doubleMana } from '../../actions/rare/doubleMana.ts';
import { exchangeControl } from '../../actions/rare/exchangeControl.ts';
import { exileUntil } from '../../actions/rare/exileUntil.ts';
import { keptMana } from '../../actions/rare/keptMana.ts';
import { lookAtTop } from '../../actions/rare/lookAtTop.ts';
import { meld } from '../../actions/rare/meld.ts';
import { millCards } from '../../actions/rare/millCards.ts';
import { moveCounters } from '../../actions/rare/moveCounters.ts';
import { merge, mutating } from '../../actions/rare/mutate.ts';
import { nameSticker } from '../../actions/rare/nameSticker.ts';
import { newTargets } from '../../actions/rare/newTargets.ts';
import { proliferate } from '../../actions/rare/proliferate.ts';
import { redirectDamage } from '../../actions/rare/redirectDamage.ts';
import { retarget } from '../../actions/rare/retarget.ts';
import { revealUntil } from '../../actions/rare/revealUntil.ts';
import { search } from '../../actions/rare/search.ts';
import { searchZones } from '../../actions/rare/searchZones.ts';
import { tokensInstead } from '../../actions/rare/tokensInstead.ts';
import { turnFaceDown } from '../../actions/rare/turnFaceDown.ts';
import { watchGrowth } from '../growingLoops.ts';
import type { Of } from './parts.ts';

export const deeds: Of<'deeds'> = {
  cast: castNow,
  'copy spell': copySpell,
  'double counters': doubleCounters,
  'double mana': doubleMana,
  'exchange control': exchangeControl,
  'exile until': exileUntil,
  keptMana,
  meld,
  merge,
  mill: millCards,
  'move counters': moveCounters,
  mutating,
  'name sticker': nameSticker,
  'new targets': newTargets,
  proliferate,
  'redirect damage': redirectDamage,
  retarget,
  'reveal until': revealUntil,
  scry: lookAtTop,
  search,
  'search zones': searchZones,
  surveil: lookAtTop,
  tokensInstead,
  'turn face down': turnFaceDown,
  watchGrowth,
};
