/** Whether of all that may be chosen nothing can be done that is offered for it: nobody may choose what cannot happen (608.2d, 614.17b). */
import type { Rare } from '../../events/procedure.ts';
import { whyImpossible } from '../../events/replacement/impossible.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { isChoiceFrom } from '../../events/choices.ts';
import { isExchanged } from './exchangeControl.ts';

/** What is done to a permanent, and nothing is asked of whether that is there. */
const onThings: ReadonlySet<string> = new Set<Instruction['do']>(['modify', 'regenerate', 'turn face down', 'turn face up']);
/** One thing, and not all of a kind, of which there may be none. */
const single: ReadonlySet<string> = new Set(['self', 'target', 'memory', 'event']);

/** Whether it would be done to one thing that has gone. */
const isGone = (look: Look, instruction: Instruction, context: Context): boolean =>
  'what' in instruction &&
  typeof instruction.what === 'object' &&
  single.has(instruction.what.kind) &&
  resolveRef(look, instruction.what, context).every((id) => look.state.objects[id] === undefined);

export const isFutile: Rare['isFutile'] = (game, [choose, next], context) => {
  if (choose && onThings.has(choose.do) && isGone(lookAt(game.state), choose, context)) return true;
  // An exchange that cannot be completed is none (701.12a).
  if (choose?.do === 'exchange control') return !isExchanged(lookAt(game.state), choose, context);
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
