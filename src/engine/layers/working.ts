import type { Face, PrintedNumber } from '../card.ts';
import type { Characteristics, GameObject } from '../state.ts';

/** Characteristics of one object while they are being worked out. */
export interface Working {
  readonly object: GameObject;
  readonly face: Face;
  values: Characteristics;
  /** Printed `*`: what a characteristic-defining ability sets. */
  readonly starred: { readonly power?: PrintedNumber | undefined; readonly toughness?: PrintedNumber | undefined };
}
