/** Whether of all that may be chosen nothing can be done that is offered for it: nobody may choose what cannot happen (608.2d, 614.17b). */
import type { Rare } from '../../events/procedure.ts';
import { whyImpossible } from '../../events/replacement/impossible.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import { kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { isChoiceFrom } from '../../events/choices.ts';

export const isFutile: Rare['isFutile'] = (game, [choose, next], context) => {
  if (choose?.do !== 'choose' || choose.upTo || !next || isChoiceFrom(choose.from) || !kindsIn(next).has('memory')) return false;
  const look = lookAt(game.state);
  const able = resolveRef(look, choose.from, context);
  return (
    able.length > 0 &&
    able.every((id) => {
      const events = eventsOfInstruction(look, next, { ...context, memory: { ...context.memory, [choose.slot]: [id] } }) ?? [];
      return events.length > 0 && events.every((event) => whyImpossible(look, event)?.length);
    })
  );
};
