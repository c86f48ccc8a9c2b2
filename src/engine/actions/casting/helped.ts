/** Whether something else than mana may help to pay (702.51, 702.66, 702.126); what does is asked by what few games do. */
import type { Cost } from '../../language/cost.ts';
import { hasKeyword, type Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';

export const isHelped = (look: Look, spell: ObjectId, costs: readonly Cost[]): boolean =>
  ['convoke', 'improvise', 'delve'].some((keyword) => hasKeyword(look, spell, keyword)) ||
  costs.some((cost) => cost.pay === 'mana' && cost.waterbend === true);
