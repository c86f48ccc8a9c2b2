/** Choosing something that later parts of the text, or linked abilities, speak of (608.2d, 607.2). */
import { rareOf } from '../../events/procedure.ts';
import type { Ref } from '../../language/ref.ts';
import { choose as chooseOne, isChoiceFrom, isOfEach, kindsOn } from '../../events/choices.ts';
import { timesOf } from '../../events/instructions/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import type { InstructionOf } from '../../language/instruction.ts';
import type { GameObject } from '../../state/state.ts';
import { facesAs } from '../casting/ways.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { listRemembered } from '../../look/reading/remembered.ts';
import type { Doing } from './handler.ts';
import { linkTo } from './link.ts';

/** Of cards from which one is cast, those that would be such a spell with a face of theirs. */
function narrowed(look: Look, instruction: InstructionOf<'choose'>, context: Context): InstructionOf<'choose'> {
  const { spells, who, from } = instruction;
  if (!spells) return instruction;
  const [player = context.controller] = resolveRef(look, who, context);
  const isSuch = (object: GameObject | undefined): boolean =>
    object !== undefined && facesAs(look, player, object, spells, context).length > 0;
  return {
    ...instruction,
    from: { kind: 'these', things: resolveRef(look, from as Ref, context).filter((id) => isSuch(look.state.objects[id])) },
  };
}

export const choose: Doing<'choose'> = {
  lastKnown: true,
  isPossible: (look, asked, context) => {
    const instruction = narrowed(look, asked, context);
    const { upTo, from, amount } = instruction;
    return (
      upTo === true ||
      isOfEach(instruction) ||
      (from.kind === 'counters on' ? kindsOn(look, from, context).length > 0 : isChoiceFrom(from)) ||
      (!isChoiceFrom(from) && resolveRef(look, from, context).length >= (amount === undefined ? 1 : timesOf(look, amount, context)))
    );
  },
  carryOut: function* (game, asked, context) {
    const instruction = narrowed(lookAt(game.state), asked, context);
    const { sources, how } = asked;
    const rare = how ? rareOf(game, how) : sources && game.rare;
    const chosen = yield* rare ? rare.chooseOtherwise(game, instruction, context) : chooseOne(game, instruction, context);
    if (instruction.link) linkTo(game, context, instruction.slot, listRemembered(typeof chosen === 'number' ? String(chosen) : chosen));
    return { [instruction.slot]: chosen };
  },
};
