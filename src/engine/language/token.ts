/** Tokens as texts describe them (111). */
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import type { Color } from './manaCost.ts';
import type { TypeChange } from './modification.ts';

/** A token as the text that creates it describes it; what is left out, it does not have. */
export interface TokenDescription {
  readonly name?: string;
  readonly colors: readonly Color[];
  readonly types: TypeChange;
  readonly power?: Amount;
  readonly toughness?: Amount;
  readonly abilities: readonly Ability[];
  /** What the rules call it that describe it, where the text names it alone (111.10). */
  readonly predefined?: string;
  /** Of a double-faced token (111.10i). */
  readonly back?: TokenDescription;
}
