/** What has to be paid as something resolves, and is no offer (118.12): nobody has to activate a mana ability for it (118.3c). */
import type { Rare } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { findPlayer } from '../../state/changes.ts';
import { manaDue } from '../costs/payable.ts';
import { findPayment } from '../mana/payment.ts';
import { canSpend, easedFor } from '../mana/spending.ts';

/** Whether the mana of a cost is in the pool of who has to pay it (118.3c, 2026-01-16). */
export const obliged: Rare['obliged'] = ({ state, ...game }, player, cost, context) => {
  const look = lookAt(state);
  const { mana = [] } = findPlayer(state, player) ?? {};
  const due = cost.flatMap((each) => (each.pay === 'mana' ? manaDue({ ...game, state }, each, context) : []));
  const usable = mana.filter((each) => canSpend(look, each, undefined));
  return findPayment(easedFor(look, player, due, undefined), usable) !== undefined;
};
