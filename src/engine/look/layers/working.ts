import type { Ability } from '../../language/ability.ts';
import type { Face, PrintedNumber } from '../../language/card.ts';
import type { Characteristics, GameObject } from '../../state/state.ts';

/** Characteristics of one object while they are being worked out. */
export interface ObjectInLayers {
  readonly object: GameObject;
  /** Its copiable values, as far as copy effects have been applied. */
  face: Face;
  values: Characteristics;
  /** Printed `*`: what a characteristic-defining ability sets. */
  starred: { readonly power?: PrintedNumber | undefined; readonly toughness?: PrintedNumber | undefined };
  /** Where each of its abilities comes from; the abilities among `values` are these, in the same order. */
  held?: readonly HeldAbility[] | undefined;
}

/** An ability that an object has at this point. */
export interface HeldAbility {
  readonly ability: Ability;
  /** The same for the same ability of the same object, whatever becomes of the others. */
  readonly key: string;
  /** Printed or copied; given by a subtype; granted by an effect. */
  readonly from: 'text' | 'subtype' | 'effect';
  /** Timestamp of the effect that granted it. */
  readonly granted?: number;
}

/** The abilities of an object with where they come from. Those of a face are its text. */
export function heldBy(each: ObjectInLayers): readonly HeldAbility[] {
  each.held ??= each.values.abilities.map((ability, at): HeldAbility => ({ ability, key: `text ${at}`, from: 'text' }));
  return each.held;
}

/** Gives an object other abilities than it had. */
export function hold(each: ObjectInLayers, held: readonly HeldAbility[]): void {
  each.held = held;
  each.values = { ...each.values, abilities: held.map(({ ability }) => ability) };
}
