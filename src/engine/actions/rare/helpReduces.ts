/** What helps to pay, and what a spell costs at least (702.51a, 702.66a). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import type { ManaSymbol } from '../../language/manaCost.ts';
import type { Look } from '../../look/look.ts';
import type { ObjectId } from '../../state/state.ts';
import { atLeast, leastOf } from '../casting/totalCost.ts';

/**
 * Whether what helps reduces the cost, as an additional cost (502.46a and 502.64a of 2007, 702.49a and 702.64a of 2013-05-01); else it pays what is due in the end. It matters
 * where something costs at least so much, which is looked at once all reductions are made (601.2f).
 */
export const helpReduces: readonly Variant<boolean>[] = [
  { from: '2013-07-13', value: false },
  { from: '', value: true },
];

/** What may be helped with of what is due, and what is due in the end where so much of that is left. */
export function dueWithHelp(
  look: Look,
  spell: ObjectId,
  due: readonly ManaSymbol[],
): { readonly own: readonly ManaSymbol[]; readonly topped: Topped } {
  const least = leastOf(look, { object: spell });
  if (least === 0 || !variantOn(helpReduces, look.state.day)) return { own: due, topped: (rest) => rest };
  return { own: due.filter((symbol) => symbol.kind !== 'generic' || !symbol.least), topped: (rest) => atLeast(rest, least) };
}

/** What is due in the end, where so much is left. */
export type Topped = (rest: readonly ManaSymbol[]) => readonly ManaSymbol[];
