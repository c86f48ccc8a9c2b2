/** Telling a text that was taken up by another from one that merely has its form. */
import { type Bag, type Rarity, subtract, weigh, weighCommon } from './bags.ts';

/** How much of what sets a text apart must be found where it is said to have gone. */
export const cameAlong = 0.45;

/** A text hardly set apart from another by its words is a double of it. */
const hardly = 3;

/**
 * Share of what `lone` has and `partner` has not, which is in `target`; 1 when there is nothing to speak of. Many rules have one form ("If a
 * creature has several instances of ..."): the partner is the one that fills the form already, and what it lacks is the matter itself.
 */
export function shareCome(lone: Bag, partner: Bag | undefined, target: Bag, rarity: Rarity, least = hardly): number {
  const own = partner ? subtract(lone, partner) : lone;
  const weight = weigh(own, rarity);
  return weight < least ? 1 : weighCommon(own, target, rarity) / weight;
}
