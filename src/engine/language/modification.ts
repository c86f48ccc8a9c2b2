/** Changes of characteristics (613). */
import type { Ability } from './ability.ts';
import type { Amount } from './amount.ts';
import { type CardType, type Supertype } from './cardType.ts';
import type { Filter } from './filter.ts';
import type { Color } from './manaCost.ts';
import type { Ref } from './ref.ts';

/** A change of characteristics, each in its layer (613). */
export type Modification =
  | { readonly kind: 'copy'; readonly of: Ref; readonly except?: readonly Modification[] }
  | { readonly kind: 'control'; readonly by: Ref }
  /** `chosen`: the words are those that were chosen under these slots. */
  | { readonly kind: 'text'; readonly from: string; readonly to: string; readonly chosen?: boolean }
  | { readonly kind: 'set types'; readonly types: TypeChange }
  /** `still`: the one that it keeps being by the text, where that is all that was said (205.1b). */
  | { readonly kind: 'add types'; readonly types: TypeChange; readonly still?: CardType }
  | { readonly kind: 'remove types'; readonly types: TypeChange }
  | { readonly kind: 'set colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add colors'; readonly colors: readonly Color[] }
  | { readonly kind: 'add ability'; readonly ability: Ability }
  | { readonly kind: 'lose keyword'; readonly keyword: string }
  | { readonly kind: 'lose all abilities' }
  /** It loses the keyword and nothing can give it (113.11). */
  | { readonly kind: 'cannot have'; readonly keyword: string }
  | { readonly kind: 'set power/toughness'; readonly power?: Amount; readonly toughness?: Amount }
  /** `doubles`: by as much as it has, which may be less than nothing (107.1b, 701.10c). */
  | { readonly kind: 'modify power/toughness'; readonly power: Amount; readonly toughness: Amount; readonly doubles?: true }
  | { readonly kind: 'switch power/toughness' }
  | { readonly kind: 'set name'; readonly name: string }
  /** That of a name sticker, behind so many words of the name, or behind all (123.6c). */
  | { readonly kind: 'add word'; readonly word: string; readonly after: number }
  /** An exception of copies. */
  | { readonly kind: 'no mana cost' }
  /** The ability that says so itself, as an exception of a copy effect or gained. */
  | { readonly kind: 'add this ability' }
  /** The keyword that was chosen under this slot. */
  | { readonly kind: 'add chosen keyword'; readonly slot: string }
  /** `activated`, a keyword, or `below`: printed ones below the ability that says so, without others of its keyword. */
  | { readonly kind: 'add abilities of'; readonly of: Ref; readonly only: string }
  /** The colour, creature type or basic land type that was chosen under this slot. */
  | {
      readonly kind: 'set chosen';
      readonly quality: 'color' | 'creature type' | 'basic land type';
      readonly slot: string;
      /** In addition to what it is. */ readonly add?: true;
    }
  /** Exceptions of copy effects: the colours of another object, its own colours, counters with which it enters, only for some. */
  | { readonly kind: 'colors of'; readonly of: Ref }
  /** Its creature types become those of another, and these. */
  | { readonly kind: 'creature types of'; readonly of: Ref; readonly also: readonly string[] }
  | { readonly kind: 'keep colors' }
  | { readonly kind: 'enters with'; readonly counter: string; readonly amount: Amount }
  | { readonly kind: 'if'; readonly filter: Filter; readonly then: readonly Modification[] };

export interface TypeChange {
  readonly supertypes?: readonly Supertype[];
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
}
