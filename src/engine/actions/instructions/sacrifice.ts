/** Whether players can sacrifice (701); what they do then few games do (rare/sacrifice.ts). */
import { timesOf } from '../../events/instructions/instruction.ts';
import { resolveRef } from '../../look/reading/read.ts';
import type { Doing } from './handler.ts';
import { rarely } from './rarely.ts';

export const sacrifice: Doing<'sacrifice'> = {
  ...rarely('sacrifice'),
  isPossible: (look, { who, what, amount }, context) =>
    resolveRef(look, who, context).some((player) => {
      const own = look.state.zones.battlefield.filter((id) => look.characteristicsOf(id).controller === player);
      const able = resolveRef(look, what, { ...context, each: player }).filter((id) => own.includes(id));
      return able.length >= Math.max(1, amount === undefined ? 1 : timesOf(look, amount, context));
    }),
};
