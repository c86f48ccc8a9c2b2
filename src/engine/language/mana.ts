/** Mana that abilities add (106). */
import type { Filter } from './filter.ts';
import type { Instruction } from './instruction.ts';
import type { ColorOrColorless } from './manaCost.ts';
import type { Ref } from './ref.ts';

/** One of the symbols that a mana ability may add: `{G}`, or `{any}` for one of any colour. */
export type ManaChoice = readonly (ColorOrColorless | 'any')[];

/** Which mana an ability may add, when that depends on other things (106.7). */
export type ManaFrom =
  | { readonly kind: 'could produce'; readonly of: Ref; readonly colorsOnly: boolean }
  /** What the mana ability that triggered this one made. */
  | { readonly kind: 'produced' }
  | { readonly kind: 'linked'; readonly slot: string }
  | { readonly kind: 'colors of'; readonly of: Ref }
  /** The colour identity of your commander (903.4). */
  | { readonly kind: 'identity' };

/** What some mana may be spent on alone, if anything limits that, and what is done where it is spent on such a spell (106.6). */
export interface ManaSpending {
  readonly spells?: Filter;
  /** Abilities of these. */
  readonly abilities?: Filter;
  /** It can be spent on all but such spells. */
  readonly not?: Filter;
  /** The spell is the object of the event. `triggers`: it is a delayed trigger of that (603.7a). */
  readonly spent?: { readonly on: Filter; readonly does: readonly Instruction[]; readonly triggers?: true };
}
