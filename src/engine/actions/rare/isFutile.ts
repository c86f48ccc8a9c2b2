/** Whether of all that may be chosen nothing can be done that is offered for it: nobody may choose what cannot happen (608.2d, 614.17b). */
import type { Game, Rare } from '../../events/procedure.ts';
import { whyImpossible } from '../../events/replacement/impossible.ts';
import { eventsOfInstruction } from '../../events/instructions/table.ts';
import type { Instruction } from '../../language/instruction.ts';
import { kindsIn } from '../../language/parts.ts';
import { lookAt } from '../../look/layers/characteristics.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { isChoiceFrom } from '../../events/choices.ts';
import type { Thing } from '../../state/state.ts';
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
  const [able, possible] = choicesFor(game, choose, next, context);
  return !(choose?.do === 'choose' && choose.upTo) && able.length > 0 && possible.length === 0;
};

/** What may be chosen for the instruction that follows, and of it that to which something can happen. */
function choicesFor(
  game: Game,
  choose: Instruction | undefined,
  next: Instruction | undefined,
  context: Context,
): readonly [readonly Thing[], readonly Thing[]] {
  if (choose?.do !== 'choose' || !next || isChoiceFrom(choose.from) || !kindsIn(next).has('memory')) return [[], []];
  const look = lookAt(game.state);
  const able = resolveRef(look, choose.from, context);
  const isPossible = (id: Thing): boolean => {
    const events = eventsOfInstruction(look, next, { ...context, memory: { ...context.memory, [choose.slot]: [id] } }) ?? [];
    return events.length === 0 || events.some((event) => !whyImpossible(look, event)?.length);
  };
  return [able, able.filter(isPossible)];
}

export const narrowed: Rare['narrowed'] = (game, does, context) => {
  const [choose, next, ...more] = does;
  const [able, possible] = choicesFor(game, choose, next, context);
  if (choose?.do !== 'choose' || !next || possible.length === 0 || possible.length === able.length) return does;
  return [{ ...choose, from: { kind: 'these', things: possible } }, next, ...more];
};
