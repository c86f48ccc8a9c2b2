/** Whether a cost can be paid: nobody may choose to pay what they cannot, nor such a way of paying (118.3, 601.2h, 608.2d). */
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import { canDraw, cannot, takesNone } from '../../events/replacement/impossible.ts';
import { findPlayer, objectsIn } from '../../state/changes.ts';
import type { Game } from '../../events/procedure.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import { type OtherCost, worthOfPayers } from './otherCosts.ts';

/** The mana that a cost asks for. */
export const manaDue = (game: Game, cost: Extract<Cost, { pay: 'mana' }>, context: Context): readonly ManaSymbol[] =>
  listDue(cost.cost, cost.x ? Math.max(0, amountOf(lookAt(game.state), cost.x, context)) : context.announced.x);

/** `times`: so often. Of ways to choose from, each time may be paid in another; whether they suffice together is seen when they are paid. */
export function isPayable(game: Game, cost: Cost, context: Context, times = 1): boolean {
  if (cost.pay === 'one of') return cost.costs.some((way) => way.every((each) => isPayable(game, each, context)));
  if (cost.pay !== 'mana') return isOtherPayable(game, cost, context, times);
  const symbols = manaDue(game, cost, context);
  const due = Array.from({ length: times }, () => symbols).flat();
  return canPayMana(game, context.controller, due);
}

/** The same of costs other than mana. */
export function isOtherPayable(game: Game, cost: OtherCost, context: Context, times = 1): boolean {
  const due = (amount: Amount): number => times * amountOf(lookAt(game.state), amount, context);
  const player = findPlayer(game.state, context.controller);
  if (cost.pay === 'counters' && cost.own && !cost.add) return (player?.counters[cost.counter] ?? 0) >= due(cost.amount);
  if (cost.pay === 'draw') return canDraw(lookAt(game.state), context.controller, due(cost.amount));
  if (cost.pay === 'mill' || cost.pay === 'exile top')
    return objectsIn(game.state, 'library', context.controller).length >= due(cost.amount);
  if (cost.pay === 'life') {
    const life = due(cost.amount);
    return life === 0 || ((player?.life ?? 0) >= life && !cannot(lookAt(game.state), context.controller, 'lose life'));
  }
  if (cost.pay === 'counters' && cost.add)
    return due(cost.amount) === 0 || !takesNone(lookAt(game.state), cost.own ? context.controller : context.source, cost.counter);
  if (!('filter' in cost) || typeof cost.filter === 'string') return true;
  return worthOfPayers(game, cost, context) >= due(cost.amount);
}
