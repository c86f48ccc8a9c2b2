/** How much each piece of evidence counts for a split or a merge, and how likely one is with it. */
import { cameAlong } from './cameAlong.ts';
import type { CarriedEvidence } from './carried.ts';

/**
 * Coefficients of a logistic model, fitted on the development half of the judged links and on links between neighbours that were judged one
 * by one (with a penalty on their squares, under links that the model itself found). All of the evidence is known of each pair, so that what
 * it says is how often such a pair is right.
 */
const weights = {
  base: -6.16,
  alike: 0.53,
  firm: 0.79,
  beside: 2.28,
  territory: 1.62,
  heirless: 0.27,
  rootless: -1.09,
  kept: -2.06,
  explained: -2.3,
  lost: 0.78,
  outdone: -1.33,
  outdoneBack: 0.77,
  homed: -2.78,
  cites: 0.93,
  wordPairs: 0.99,
  contained: 2.94,
  foreign: -1.6,
  unmoved: -1.68,
  /** Alike, and carried by no other heir; alike, and explained by no other ancestor; alike, and all of the shorter rule there. */
  free: 2.87,
  fresh: 2.93,
  whole: 2.96,
  /** Beside one that says word for word what it said: what is removed is not a part of its unchanged neighbour. */
  glued: -1.81,
} as const;

/** How likely it is that the new provision carries on a part of the old one, from 0 to 1. */
export function judgeCarried(evidence: CarriedEvidence): number {
  if (evidence.come < cameAlong || evidence.placed === 0) return 0;
  const { alike, kept, explained } = evidence;
  const logOdds =
    weights.base +
    weights.alike * alike +
    weights.firm * evidence.firm +
    weights.beside * evidence.beside +
    weights.territory * evidence.territory +
    weights.heirless * evidence.heirless +
    weights.rootless * evidence.rootless +
    weights.kept * kept +
    weights.explained * explained +
    weights.lost * evidence.lost +
    weights.outdone * evidence.outdone +
    weights.outdoneBack * evidence.outdoneBack +
    weights.homed * evidence.homed +
    weights.cites * evidence.cites +
    weights.wordPairs * evidence.wordPairs +
    weights.contained * evidence.contained +
    weights.foreign * evidence.foreign +
    weights.unmoved * evidence.unmoved +
    weights.free * alike * (1 - kept) +
    weights.fresh * alike * (1 - explained) +
    weights.whole * alike * evidence.contained +
    weights.glued * evidence.unmoved * evidence.beside;
  return 1 / (1 + Math.exp(-logOdds));
}
