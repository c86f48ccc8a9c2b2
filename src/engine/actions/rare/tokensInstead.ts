/** Tokens that are created in the place of a token, or besides it, by what replaces its creation (614.1a, 614.6). */
import type { Rare } from '../../events/procedure.ts';
import { notYet } from '../../state/notYet.ts';
import { planCreation } from '../instructions/tokens.ts';

/** Tapped like the one that would have been created. */
export const tokensInstead: Rare['tokensInstead'] = (game, { object: { tapped, counters, attachedTo } }, instruction, context) => {
  if (attachedTo !== undefined || Object.keys(counters).length > 0) throw notYet('what else such tokens enter with');
  return planCreation(game, { ...instruction, ...(tapped ? { tapped } : {}) }, context).events;
};
