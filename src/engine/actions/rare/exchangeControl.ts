/** Exchanging control of two permanents, or of spells as well (701.12a, 701.12b). */
import { type RareInstructions, say } from '../../events/procedure.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { ObjectId } from '../../state/state.ts';
import { beginEffect } from '../instructions/beginEffect.ts';

/** Those of both that are there: permanents, and spells on the stack. */
function exchanged(look: Look, { one, other }: InstructionOf<'exchange control'>, context: Context): readonly ObjectId[] {
  const things = [one, other].flatMap((ref) => resolveRef(look, ref, context));
  return [...new Set(things)].filter((id) => {
    const { zone, phasedOut, kind } = look.state.objects[id] ?? {};
    return !phasedOut && (zone === 'battlefield' || (zone === 'stack' && kind !== 'ability'));
  });
}

/** Whether anything is exchanged: both are there, and two players control them. */
export function isExchanged(look: Look, instruction: InstructionOf<'exchange control'>, context: Context): boolean {
  const [one, other] = exchanged(look, instruction, context);
  return one !== undefined && other !== undefined && look.characteristicsOf(one).controller !== look.characteristicsOf(other).controller;
}

/** They change places as to who controls them; nothing happens when one is gone or both have one controller (701.12b). */
export const exchangeControl: RareInstructions['exchange control'] = function* (game, instruction, context) {
  const look = lookAt(game.state);
  const [one, other] = exchanged(look, instruction, context);
  if (one === undefined || other === undefined || !isExchanged(look, instruction, context)) {
    say(game, 'no exchange', one !== undefined && other !== undefined);
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
