/** What an effect that changes the rules for objects reaches: it changes no object, and so reaches what comes later (611.2c). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { presentThings } from '../../events/instructions/instruction.ts';
import type { Duration } from '../../language/condition.ts';
import type { Filter } from '../../language/filter.ts';
import { kindsIn } from '../../language/parts.ts';
import type { Ref } from '../../language/ref.ts';
import type { Look } from '../../look/look.ts';
import type { Context } from '../../look/reading/context.ts';
import { amountOf, resolveRef } from '../../look/reading/read.ts';

type Reach = (look: Look, what: Ref, context: Context) => Ref;

const fixed: Reach = (...asked) => ({ kind: 'these', things: presentThings(...asked) });

/** Whose something is, is known now, whoever controls it by then (608.2h). */
export const knownNow = <Part extends Ref | Filter>(look: Look, part: Part, context: Context): Part | Ref =>
  part.kind === 'controller' ? { kind: 'these', things: resolveRef(look, part, context) } : part;

/** Whatever is as described by then: whose it is and how much that is, is known now (608.2h, 611.2d). */
const described: Reach = (look, what, context) =>
  JSON.parse(JSON.stringify(what), (_, part: Ref | Filter) =>
    part.kind === 'number' && typeof part.value !== 'number'
      ? { ...part, value: { kind: 'number', value: amountOf(look, part.value, context) } }
      : knownNow(look, part, context),
  ) as Ref;

/** Whether what comes later is reached too: the first rules of it fixed all that an effect means (418.3b). */
export const reachesLater: readonly Variant<Reach>[] = [
  { from: '2001-07-23', value: described },
  { from: '', value: fixed },
];

/** What it is about: these for good, or whatever is such. What was chosen, or is meant in its own next untap step, is known now. */
export const meantBy = (look: Look, what: Ref, duration: Duration, context: Context): Ref =>
  (what.kind === 'all' && duration !== 'its next untap step' && !kindsIn(what).has('one of')
    ? variantOn(reachesLater, look.state.day)
    : fixed)(look, what, context);
