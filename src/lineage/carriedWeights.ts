/** How much each piece of evidence counts for a split or a merge, and how likely one is with it. */
import { cameAlong } from './cameAlong.ts';
import type { CarriedEvidence } from './carried.ts';

/**
 * Coefficients of a logistic model, fitted on the development half of the judged links (with a penalty on their squares, under links that
 * the model itself found). All of the evidence is known of each pair, so that what it says is how often such a pair is right.
 */
const weights = {
  base: -6.01,
  alike: 1.09,
  firm: 0.96,
  beside: 1.35,
  territory: 1.84,
  heirless: 0.71,
  rootless: -0.59,
  kept: -0.54,
  explained: -1.32,
  lost: 0.92,
  outdone: -1.11,
  outdoneBack: -0.09,
  homed: -1.86,
  cites: 0.82,
  wordPairs: 1.29,
  contained: 3.15,
  /** Alike, and carried by no other heir; alike, and explained by no other ancestor. */
  free: 1.39,
  fresh: 2.22,
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
    weights.free * alike * (1 - kept) +
    weights.fresh * alike * (1 - explained);
  return 1 / (1 + Math.exp(-logOdds));
}
