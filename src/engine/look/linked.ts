/** Which rules of linked abilities one rests on that speaks of a choice made for another (607). */
import type { Concept } from '../concepts/concepts.ts';
import { variantOn } from '../concepts/variant.ts';
import type { ObjectId } from '../state/state.ts';
import { choicesOfCopies, hasChoices, type Look } from './look.ts';

/** An ability that speaks of the chosen color, type or name: by its meaning or, where that is not written out, by its words. */
const speaksOfChoice = (ability: unknown): boolean =>
  /"kind":"(set )?chosen"|the chosen (color|creature type|name|card type)/.test(JSON.stringify(ability));

/** Cited where an ability speaks of what was chosen for its object: linked to that choice (607.2d), as another may be too (607.4). */
export function citesOfChosen(look: Look, source: string, ability: unknown): readonly Concept[] {
  if (!speaksOfChoice(ability) || (look.state.objects[source] ?? look.state.past[source]) === undefined) return [];
  const several = look.characteristicsOf(source).abilities.filter(speaksOfChoice).length > 1;
  return ['linked.choice', ...(several ? (['linked.several'] as const) : [])];
}

/** Cited where something becomes a copy on the battlefield of what speaks of a choice: for the copy none was made (607.5a), or one was that it remembers. */
export function citesOfUnchosen(look: Look, copies: readonly ObjectId[], abilities: readonly unknown[]): readonly Concept[] {
  if (!abilities.some(speaksOfChoice)) return [];
  const objects = copies.flatMap((id) => look.state.objects[id] ?? []);
  if (!objects.some(hasChoices)) return ['linked.unchosen'];
  return [variantOn(choicesOfCopies, look.state.day) ? 'copy.remembered' : 'linked.undefined'];
}
