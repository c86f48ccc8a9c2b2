/** Whether a cost can be paid: nobody may choose to pay what they cannot, nor such a way of paying (118.3, 601.2h, 608.2d). */
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import { findPlayer } from '../../state/changes.ts';
import type { Game } from '../../events/procedure.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import { listPayers, type OtherCost } from './otherCosts.ts';

/** The mana that a cost asks for. */
export const manaDue = (game: Game, cost: Extract<Cost, { pay: 'mana' }>, context: Context): readonly ManaSymbol[] =>
  listDue(cost.cost, cost.x ? Math.max(0, amountOf(lookAt(game.state), cost.x, context)) : context.announced.x);

export function isPayable(game: Game, cost: Cost, context: Context): boolean {
  if (cost.pay === 'one of') return cost.costs.some((way) => way.every((each) => isPayable(game, each, context)));
  return cost.pay === 'mana'
    ? canPayMana(game, context.controller, manaDue(game, cost, context), { spentOn: context.source })
    : isOtherPayable(game, cost, context);
}

/** The same of costs other than mana. */
export function isOtherPayable(game: Game, cost: OtherCost, context: Context): boolean {
  const due = (amount: Amount): number => amountOf(lookAt(game.state), amount, context);
  const player = findPlayer(game.state, context.controller);
  if (cost.pay === 'counters' && cost.own) return (player?.counters[cost.counter] ?? 0) >= due(cost.amount);
  if (cost.pay === 'life') return (player?.life ?? 0) >= due(cost.amount);
  if (!('filter' in cost) || typeof cost.filter === 'string') return true;
  return listPayers(game, cost, context).length >= due(cost.amount);
}
