/** Tells whatever happens in a game: given to a session, it is a stratum that the engine itself does not know. */
import type { Teller } from '../events/teller.ts';
import { citesOfCopying } from './citesOfCopies.ts';
import { groundsOf } from './citesOfInstruction.ts';
import { citesOfLayers } from './citesOfLayers.ts';
import { citesOfModifying } from './citesOfModifying.ts';
import { citesOfExhausted, tellActivating } from './tellActivating.ts';
import { tellAnnounced, tellChosen, tellPermission } from './tellAnnouncing.ts';
import { tellAssigning, tellAssigningNothing } from './tellAssigning.ts';
import { tellBegins } from './tellEffect.ts';
import { tellEvents, tellIndestructible } from './tellEvents.ts';
import { citesOfAsking } from '../look/asking.ts';
import { rulesRead } from '../look/reading/rulesRead.ts';
import { tellDefeating, tellForbidden, tellLeaving, tellLosing, tellSpared, tellWinning } from './tellLeaving.ts';
import { tellHelping, tellPaying } from './tellPaying.ts';
import { tellSaying } from './tellSayings.ts';
import { tellSpecial } from './tellSpecial.ts';
import { tellDelayed, tellPreventing, tellRedirecting, tellRemovedTrigger, tellTriggerOfNobody } from './tellWaiting.ts';
import { tellBegun } from './tellBegun.ts';
import { tellCut, tellMissing } from './tellMissing.ts';
import { tellBeyondRange, tellImpossible, tellNoMore, tellReplacing } from './tellReplacing.ts';
import { citesOfReferring, tellResolving } from './tellResolving.ts';
import { tellSpentIn } from './tellSpent.ts';
import { tellStateBased } from './tellStateBased.ts';
import { tellBurning, tellMarkers, tellMulligan, tellSeats, tellStep, tellUnspent, tellWearingOff } from './tellSteps.ts';
import { tellTotal } from './tellTotal.ts';
import { tellTriggers } from './tellTriggers.ts';
import { tellWithheld } from './tellWithheld.ts';
import { tellKept, tellUnmet, tellUnseen, tellUntriggered } from './tellUntriggered.ts';

export const teller: Teller = {
  says: tellSaying,
  happened: (batch) => [...tellEvents(batch), ...tellIndestructible(batch), ...tellUnmet(batch), ...tellKept(batch), ...tellUnseen(batch)],
  undone: tellUntriggered,
  triggers: tellTriggers,
  announces: tellAnnounced,
  chooses: tellChosen,
  permits: tellPermission,
  activates: tellActivating,
  exhausted: citesOfExhausted,
  seats: tellSeats,
  marked: tellMarkers,
  step: tellStep,
  wearsOff: tellWearingOff,
  acts: tellStateBased,
  loses: tellLosing,
  defeats: tellDefeating,
  forbids: tellForbidden,
  unspent: tellUnspent,
  burns: tellBurning,
  mulligan: tellMulligan,
  special: tellSpecial,
  spares: tellSpared,
  leaves: tellLeaving,
  waits: tellDelayed,
  removes: tellRemovedTrigger,
  triggersForNobody: tellTriggerOfNobody,
  redirects: tellRedirecting,
  prevents: tellPreventing,
  wins: tellWinning,
  assigns: tellAssigning,
  assignsNothing: tellAssigningNothing,
  resolves: tellResolving,
  refers: citesOfReferring,
  replaces: tellReplacing,
  noMore: tellNoMore,
  beyondRange: tellBeyondRange,
  impossible: tellImpossible,
  total: tellTotal,
  pays: tellPaying,
  helps: tellHelping,
  reads: rulesRead,
  asks: citesOfAsking,
  missing: (followed) => [...tellCut(followed), ...tellSpentIn(followed), ...tellMissing(followed), ...tellBegun(followed)],
  withholds: tellWithheld,
  groundsOf,
  begins: tellBegins,
  modifying: citesOfModifying,
  copying: citesOfCopying,
  layers: citesOfLayers,
};
