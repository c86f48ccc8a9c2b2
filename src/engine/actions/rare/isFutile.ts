/** Whether of all that may be chosen nothing can be done that is offered for it: nobody may choose what cannot happen (608.2d, 614.17b). */
import type { Rare } from '../../events/procedure.ts';
import type { Instruction } from '../../language/instruction.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { choicesFor } from './narrowed.ts';
import { isExchanged } from './exchangeControl.ts';
import { isUnmoved } from './moveCounters.ts';

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
  // Nor is a counter moved that cannot be put there, or that is not there (122.5).
  if (choose?.do === 'move counters') return isUnmoved(lookAt(game.state), choose, context);
  if (choose?.do !== 'choose' || choose.upTo) return false;
  const [able, possible] = choicesFor(game, choose, [next], context);
  return able.length > 0 && possible.length === 0;
};
