/** The order in which a creature assigns damage to those that it fights (509.2, 509.3 of the editions from 2009 to 2024). */
import { type Variant, variantOn } from '../../concepts/variant.ts';
import { type Game, type Procedure, rareOf } from '../../events/procedure.ts';
import type { Look } from '../../look/look.ts';
import type { GameState, ObjectId } from '../../state/state.ts';

/** Creatures that block an attacker, in the order in which it assigns damage to them. */
export function blockersOf(look: Look, attacker: ObjectId): readonly ObjectId[] {
  const { battlefield } = look.state.zones;
  const blockers = battlefield.filter((id) => look.state.objects[id]?.blocking?.includes(attacker));
  const order = look.state.objects[attacker]?.attacking?.order ?? [];
  const place = (id: ObjectId): number => (order.includes(id) ? order.indexOf(id) : order.length + battlefield.indexOf(id));
  return blockers.toSorted((a, b) => place(a) - place(b));
}

/** Attackers that a creature blocks, in the order in which it assigns damage to them. */
export const blockedBy = (look: Look, blocker: ObjectId): readonly ObjectId[] =>
  (look.state.objects[blocker]?.blocking ?? []).filter((id) => look.state.objects[id]?.attacking !== undefined);

/** Whether what a creature fights stands in an order. Until 2009 and since 2024 its damage is divided freely. */
export const damageOrder: readonly Variant<boolean>[] = [
  { from: '2024-11-08', value: false },
  { from: '2009-07-11', value: true },
  { from: '', value: false },
];

/** Whether the rules of a day have creatures stand in an order of damage. */
export const isDamageOrdered = ({ day }: GameState): boolean => variantOn(damageOrder, day);

/** In those editions an order is announced for each creature that fights several; not for those whose order is `known` already. */
export function* orderDamage(game: Game, known: readonly ObjectId[] = []): Procedure<void> {
  if (isDamageOrdered(game.state)) yield* rareOf(game, 'an order of damage').orderDamage(game, known);
}
