/** What a player may choose to do (608.2d). */
import type { InstructionName } from '../../events/instructions/instruction.ts';
import type { Game } from '../../events/procedure.ts';
import type { Amount } from '../../language/amount.ts';
import type { Cost } from '../../language/cost.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf } from '../../look/reading/read.ts';
import { findPlayer } from '../../state/changes.ts';
import { listPayers } from '../costs/otherCosts.ts';
import { listDue } from '../mana/payment.ts';
import { canPayMana } from '../mana/payMana.ts';
import type { Handler, Instructions } from './handler.ts';

/** Nobody may choose what is impossible (608.2d): to give up or to choose more than there is. */
export function isPossible(
  game: Game,
  all: Instructions,
  [first]: readonly Instruction[],
  cost: readonly Cost[],
  context: Context,
): boolean {
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
  return payable && (first === undefined || isInstructionPossible(look, all, first.do, first, context));
}

function isInstructionPossible<Do extends InstructionName>(
  look: Look,
  all: Instructions,
  name: Do,
  instruction: InstructionOf<Do>,
  context: Context,
): boolean {
  const handler: Handler<Do> = all[name];
  return 'follow' in handler || (handler.isPossible?.(look, instruction, context) ?? true);
}
