/** What a player may choose to do (608.2d). */
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { findPlayer, objectsIn } from '../../state/changes.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import { listPayers } from '../costs/otherCosts.ts';
import type { Game } from '../../events/procedure.ts';
import { choiceKinds } from '../../events/choices.ts';

/** Nobody may choose what is impossible (608.2d): to give up or to choose more than there is. */
export function isPossible(game: Game, [first]: readonly Instruction[], cost: readonly Cost[], context: Context): boolean {
  const look = lookAt(game.state);
  const due = (amount: Amount | undefined): number => (amount === undefined ? 1 : amountOf(look, amount, context));
  const payable = cost.every((each) => {
    if (each.pay === 'counters' && each.own)
      return (findPlayer(game.state, context.controller)?.counters[each.counter] ?? 0) >= due(each.amount);
    if (each.pay === 'mana')
      return canPayMana(
        game,
        context.controller,
        listDue(each.cost, each.x ? Math.max(0, amountOf(look, each.x, context)) : context.announced.x),
        { spentOn: context.source },
      );
    if (each.pay === 'life') return (findPlayer(game.state, context.controller)?.life ?? 0) >= due(each.amount);
    if (!('filter' in each) || typeof each.filter === 'string') return true;
    return listPayers(game, each, context).length >= due(each.amount);
  });
  if (!payable || !first) return payable;
  if (first.do === 'choose')
    return (
      first.upTo === true || first.from.kind in choiceKinds || resolveRef(look, first.from as Ref, context).length >= due(first.amount)
    );
  if (first.do !== 'sacrifice' && first.do !== 'discard') return true;
  return resolveRef(look, first.who, context).some((player) => {
    const zone = first.do === 'sacrifice' ? look.state.zones.battlefield : objectsIn(game.state, 'hand', player);
    const own = zone.filter((id) => look.of(id).controller === player);
    const able = first.what ? resolveRef(look, first.what, { ...context, each: player }).filter((id) => own.includes(id)) : own;
    return able.length >= Math.max(1, due(first.amount));
  });
}
