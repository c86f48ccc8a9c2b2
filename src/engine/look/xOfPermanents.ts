/** What X is in a triggered ability of a permanent that was cast with {X} in its mana cost: that cost is off the stack, where X is 0 (107.3g). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import type { Ability } from '../language/ability.ts';
import { kindsIn } from '../language/parts.ts';
import type { Look } from './look.ts';
import type { ObjectId } from '../state/state.ts';

type Triggered = Extract<Ability, { kind: 'triggered' }>;

/** Whether X is still that of the spell. */
type Knows = (ability: Triggered) => boolean;

/** Replacement effects on how it enters are applied to the spell, whose X they knew before. */
export const xOfPermanents: readonly Variant<Knows>[] = [
  { from: '2019-10-04', value: ({ event }) => [event].flat().some(({ on }) => on === 'enters') },
  { from: '', value: () => false },
];

/** X of another cost than its mana cost, as of kicker, is known to the abilities that speak of that cost (702.33e, 607.2). */
export const forgetsX = (look: Look, source: ObjectId, ability: Triggered): boolean =>
  kindsIn(ability).has('x') &&
  look.characteristicsOf(source).manaCost?.symbols.some(({ kind }) => kind === 'x') === true &&
  !variantOn(xOfPermanents, look.state.day)(ability);
