/** Whether players can discard (701); what they do then few games do (rare/discard.ts). */
import { timesOf } from '../../events/instructions/instruction.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { handOf } from '../../state/changes.ts';
import type { Doing } from './handler.ts';
import { rarely } from './rarely.ts';

export const discard: Doing<'discard'> = {
  ...rarely('discard'),
  isPossible: (look, { who, what, amount }, context) =>
    resolveRef(look, who, context).some((player) => {
      const hand = handOf(look.state, player);
      const able = what ? resolveRef(look, what, { ...context, each: player }).filter((id) => hand.includes(id)) : hand;
      // A hand without cards can be discarded: all of it is.
      return able.length >= (amount.kind === 'hand size' ? 0 : Math.max(1, timesOf(look, amount, context)));
    }),
};
