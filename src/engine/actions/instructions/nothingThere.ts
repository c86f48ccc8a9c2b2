/** What an amount of an instruction does not find. */
import type { Instruction } from '../../language/instruction.ts';
import type { Context } from '../../look/reading/context.ts';
import { lookToCount, resolveRef } from '../../look/reading/read.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { type Game, say } from '../../events/procedure.ts';

/** The highest of nothing cannot be determined, and counts as 0 (107.2). */
export function tellUndetermined(game: Game, instruction: Instruction, context: Context): void {
  if (!('amount' in instruction) || typeof instruction.amount !== 'object') return;
  const { amount } = instruction;
  if (amount.kind !== 'greatest') return;
  // Of who has left there was what was theirs.
  if (resolveRef(lookToCount(lookAt(game.state), amount, context), amount.of, context).length > 0) return;
  say(game, 'undetermined', amount.name);
}
