/** What a limited range of influence takes from an instruction (801). */
import type { Game } from '../../events/procedure.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Ref } from '../../language/ref.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { unlimited } from '../../look/range.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { refsOf } from './refsOf.ts';

/** Tells when part of an instruction does nothing because what it speaks of is out of range (801.10). */
export function tellCut(game: Game, instruction: Instruction, context: Context): void {
  const look = lookAt(game.state);
  const isCut = (ref: Ref): boolean => resolveRef(look, ref, context).length < resolveRef(unlimited(look), ref, context).length;
  if (refsOf(instruction).some(isCut)) game.tell('range', 'What is out of range is not affected.', 'range.effects');
}
