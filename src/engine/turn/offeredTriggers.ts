/** Triggered abilities that offer something: "you may draw a card" (603.5). */
import { type Variant, variantOn } from '../concepts/variant.ts';
import { type Game, type Procedure, rareOf } from '../events/procedure.ts';
import type { WaitingTrigger } from '../state/state.ts';

/** Whether it is chosen as it resolves, or as it is put onto the stack (1999-04-23 410.5). */
export const offeredTriggers: readonly Variant<'resolving' | 'put'>[] = [
  { from: '2001-07-23', value: 'resolving' },
  { from: '', value: 'put' },
];

/** A trigger that is put onto the stack, as its controller chooses then. */
export function* offer(game: Game, trigger: WaitingTrigger): Procedure<WaitingTrigger> {
  const { modes, effect } = trigger.ability;
  if (variantOn(offeredTriggers, game.state.day) === 'resolving' || modes) return trigger;
  if (!effect.instructions.some(({ do: what }) => what === 'may' || what === 'for each')) return trigger;
  return yield* rareOf(game, 'an offer as a trigger is put onto the stack').offerAsPut(game, trigger);
}
