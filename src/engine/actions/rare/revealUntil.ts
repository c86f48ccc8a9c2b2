/** Cards revealed from the top of a library, one after the other, up to so many of a kind (701.20). */
import { timesOf } from '../../events/instructions/instruction.ts';
import { type RareInstructions, say } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { whereItIs } from '../../look/reading/filters.ts';
import { matches, resolveRef } from '../../look/reading/read.ts';
import { objectsIn } from '../../state/changes.ts';
import type { ObjectId } from '../../state/state.ts';

/** Who has no such card reveals the whole library (609.3). */
export const revealUntil: RareInstructions['reveal until'] = function* (game, { who, filter, amount }, context) {
  const look = lookAt(game.state);
  const found: ObjectId[] = [];
  const revealed: ObjectId[] = [];
  for (const player of resolveRef(look, who, context)) {
    let due = amount ? timesOf(look, amount, context) : 1;
    for (const id of objectsIn(game.state, 'library', player)) {
      if (due === 0) break;
      revealed.push(id);
      if (!matches(look, id, whereItIs(look, id, filter), context)) continue;
      found.push(id);
      due -= 1;
    }
  }
  say(game, 'revealed', revealed, ['resolve.instruction']);
  return { found, revealed, it: found };
};
