/** Carrying out instructions in the order in which they are written (608.2c). */
import { kindsIn } from '../../language/parts.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Context } from '../../look/reading/context.ts';
import type { Game, Procedure } from '../../events/procedure.ts';
import { notYet } from '../../state/notYet.ts';
import { carryOut } from './carryOut.ts';

/** Follows instructions. What earlier ones remember, later ones know; gives the context with all of it. */
export function* followInstructions(game: Game, instructions: readonly Instruction[], context: Context): Procedure<Context> {
  const kinds = kindsIn(instructions);
  const several = game.state.players.length > 2 && (kinds.has('active') || kinds.has('defending'));
  const meant = several ? game.rare?.meantPlayers : undefined;
  if (several && !meant) throw notYet('several players of whom one is meant');
  let now: Context = context.began ? context : { ...context, began: game.state };
  if (meant) now = yield* meant.choose(game, instructions, now);
  for (const [at, instruction] of instructions.entries()) {
    const asked = meant ? meant.split(game.state, instruction, now) : instruction;
    const behind = instructions.slice(at + 1);
    const memory = yield* carryOut(game, (asked.do === 'choose' && game.rare?.narrowed(game, asked, behind, now)) || asked, now);
    // Control changes without an event.
    game.rare?.ascend(game);
    if (memory) now = { ...now, memory: { ...now.memory, ...memory } };
  }
  return now;
}
