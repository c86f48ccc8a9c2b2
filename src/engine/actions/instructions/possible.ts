/** What a player may choose to do (608.2d). */
import type { InstructionName } from '../../events/instructions/instruction.ts';
import type { Game } from '../../events/procedure.ts';
import type { Cost } from '../../language/cost.ts';
import { partsIn } from '../../language/parts.ts';
import type { Instruction, InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { conditionHolds } from '../../look/reading/read.ts';
import { isPayable } from '../costs/payable.ts';
import type { Handler, Instructions } from './handler.ts';

/** Nobody may choose what is impossible (608.2d): to give up or to choose more than there is. */
export function isPossible(
  game: Game,
  all: Instructions,
  [first]: readonly Instruction[],
  cost: readonly Cost[],
  context: Context,
  times?: number,
): boolean {
  const payable = cost.every((each) => isPayable(game, each, context, times));
  // "You may put it onto the battlefield if it is a creature card": else there is nothing that one may do.
  if (first?.do === 'if' && !first.otherwise && !conditionHolds(lookAt(game.state), first.condition, context)) return false;
  // What is paid is spoken of, and not there before.
  if (first && cost.length > 0 && partsIn(first).some(({ kind }) => kind === 'memory')) return payable;
  return payable && (first === undefined || isInstructionPossible(lookAt(game.state), all, first.do, first, context));
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
