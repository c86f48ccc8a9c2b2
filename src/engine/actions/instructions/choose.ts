/** Choosing something that later parts of the text, or linked abilities, speak of (608.2d, 607.2). */
import type { Ref } from '../../language/ref.ts';
import { choiceKinds, choose as chooseOne, isOfEach } from '../../events/choices.ts';
import { timesOf } from '../../events/instructions/instruction.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import type { Doing } from './handler.ts';
import { linkTo } from './link.ts';

export const choose: Doing<'choose'> = {
  lastKnown: true,
  isPossible: (look, instruction, context) => {
    const { upTo, from, amount } = instruction;
    return (
      upTo === true ||
      isOfEach(instruction) ||
      from.kind in choiceKinds ||
      resolveRef(look, from as Ref, context).length >= (amount === undefined ? 1 : timesOf(look, amount, context))
    );
  },
  carryOut: function* (game, instruction, context) {
    const chosen = yield* chooseOne(game, instruction, context);
    if (instruction.link)
      linkTo(game, context.source, instruction.slot, listRemembered(typeof chosen === 'number' ? String(chosen) : chosen));
    return { [instruction.slot]: chosen };
  },
};
