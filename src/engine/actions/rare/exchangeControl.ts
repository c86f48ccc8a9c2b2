/** Exchanging control of two permanents (701.12b). */
import { type RareInstructions, say } from '../../events/procedure.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { ObjectId } from '../../state/state.ts';
import { beginEffect } from '../instructions/beginEffect.ts';

/** Two permanents change places as to who controls them; nothing happens when one is gone or both have one controller (701.12b). */
export const exchangeControl: RareInstructions['exchange control'] = function* (game, instruction, context) {
  const look = lookAt(game.state);
  const things = [instruction.one, instruction.other].flatMap((ref) => resolveRef(look, ref, context));
  const [one, other] = [...new Set(things)].filter(
    (id) => look.state.objects[id]?.zone === 'battlefield' && !look.state.objects[id].phasedOut,
  );
  if (one === undefined || other === undefined || look.characteristicsOf(one).controller === look.characteristicsOf(other).controller) {
    const alike = one !== undefined && other !== undefined;
    say(game, 'no exchange', alike);
    return undefined;
  }
  const give = (id: ObjectId, to: string): void =>
    beginEffect(
      game,
      { ...context, memory: { ...context.memory, receiver: to } },
      {
        changes: [{ kind: 'control', by: { kind: 'memory', slot: 'receiver' } }],
        affected: [id],
        duration: 'permanent',
        copied: undefined,
      },
      ['action.exchange.control'],
    );
  give(one, look.characteristicsOf(other).controller);
  give(other, look.characteristicsOf(one).controller);
  return undefined;
};
