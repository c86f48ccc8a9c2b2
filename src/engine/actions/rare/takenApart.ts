/** Whether what an offer asks to be chosen and given up can all be there: nothing pays for two parts of it (118.3, 118.12). */
import { timesOf } from '../../events/instructions/instruction.ts';
import type { Instruction } from '../../language/instruction.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { resolveRef } from '../../look/reading/read.ts';
import { isChoiceFrom } from '../../events/choices.ts';
import { objectsIn } from '../../state/changes.ts';
import type { Thing } from '../../state/state.ts';

/** What a part takes, of which so many: nothing of a part that speaks of another. */
function taken(look: Look, each: Instruction, context: Context): readonly (readonly Thing[])[] {
  if (each.do === 'discard' && each.what === undefined && typeof each.amount === 'object') {
    const hand = objectsIn(look.state, 'hand', context.controller);
    return Array.from({ length: timesOf(look, each.amount, context) }, () => hand);
  }
  if ((each.do !== 'sacrifice' && each.do !== 'choose') || (each.do === 'sacrifice' && each.amount === undefined)) return [];
  const from = each.do === 'sacrifice' ? each.what : each.from;
  if (isChoiceFrom(from) || (each.do === 'choose' && each.upTo)) return [];
  const { amount } = each;
  const many = typeof amount === 'object' ? timesOf(look, amount, context) : 1;
  const able = resolveRef(look, from, context).filter(
    (id) => each.do !== 'sacrifice' || look.characteristicsOf(id).controller === context.controller,
  );
  return Array.from({ length: many }, () => able);
}

/** Whether each part finds something of its own: chosen anew where another part could do with something else. */
export function canBeTakenApart(look: Look, offered: readonly Instruction[], context: Context): boolean {
  const parts = offered.flatMap((each) => taken(look, each, context));
  const takenBy = new Map<Thing, number>();
  const find = (part: number, tried: Set<Thing>): boolean =>
    (parts[part] ?? []).some((thing) => {
      if (tried.has(thing)) return false;
      tried.add(thing);
      const other = takenBy.get(thing);
      if (other !== undefined && !find(other, tried)) return false;
      takenBy.set(thing, part);
      return true;
    });
  return parts.every((_, part) => find(part, new Set()));
}
