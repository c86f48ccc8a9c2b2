/** What this folder asks of the readers of card text: meaning, or the phrase at which reading stopped. */
import type { Ability, Effect } from '../../engine/language/ability.ts';
import type { CardType, Supertype } from '../../engine/language/cardType.ts';
import type { Unsupported } from '../format/refusal.ts';

export interface AboutCard {
  readonly name: string;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

export interface TypeLine {
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
}

export type Reading<T> = { readonly read: T } | { readonly stopped: Omit<Unsupported, 'path'> };

export interface CardTexts {
  readonly abilities: (text: string, about: AboutCard) => Reading<readonly Ability[]>;
  /** What an instruction does, by its modes; one where there is nothing to choose. */
  readonly effect: (text: string) => Reading<readonly Effect[]>;
  readonly typeLine: (text: string) => Reading<TypeLine>;
}
