/** What few games do, for a session: what else is played is played without. */
import { dawn, becomeTime } from '../actions/rare/designations/daytime.ts';
import { designations } from '../actions/rare/designations/designations.ts';
import { becomeMonarch } from '../actions/rare/designations/monarch.ts';
import { tempt } from '../actions/rare/designations/ring.ts';
import { assist } from '../actions/rare/assist.ts';
import { copySpell } from '../actions/rare/copySpell.ts';
import { emerge } from '../actions/rare/emerge.ts';
import { endTurn } from '../actions/rare/endTurn.ts';
import { chooseEnlisted, enlist } from '../actions/rare/enlist.ts';
import { exchangeControl } from '../actions/rare/exchangeControl.ts';
import { exert } from '../actions/rare/exert.ts';
import { exileUntil } from '../actions/rare/exileUntil.ts';
import { harmonize } from '../actions/rare/harmonize.ts';
import { mayTogether } from '../actions/rare/mayTogether.ts';
import { meld } from '../actions/rare/meld.ts';
import { merge, mutating } from '../actions/rare/mutate.ts';
import { nameSticker } from '../actions/rare/nameSticker.ts';
import { newTargets } from '../actions/rare/newTargets.ts';
import { payments } from '../actions/rare/payments.ts';
import { piles } from '../actions/rare/piles.ts';
import { proliferate } from '../actions/rare/proliferate.ts';
import { retarget } from '../actions/rare/retarget.ts';
import { revealUntil } from '../actions/rare/revealUntil.ts';
import { searchZones } from '../actions/rare/searchZones.ts';
import { shown } from '../actions/rare/shown.ts';
import { splice } from '../actions/rare/splice.ts';
import type { Rare } from '../events/procedure.ts';
import { watchGrowth } from './growingLoops.ts';
import { otherGames } from './otherGames.ts';

export const rare: Rare = {
  ...otherGames,
  assist,
  'become monarch': becomeMonarch,
  'become time': becomeTime,
  'copy spell': copySpell,
  dawn,
  designations,
  chooseEnlisted,
  emerge,
  'end turn': endTurn,
  enlist,
  'exchange control': exchangeControl,
  exert,
  'exile until': exileUntil,
  harmonize,
  mayTogether,
  meld,
  merge,
  mutating,
  'name sticker': nameSticker,
  'new targets': newTargets,
  payments,
  piles,
  proliferate,
  retarget,
  'reveal until': revealUntil,
  'search zones': searchZones,
  shown,
  splice,
  tempt,
  watchGrowth,
};
