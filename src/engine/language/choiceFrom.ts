/** What players choose that is no object: colors, types, names, numbers, words of the text. */
import type { Filter } from './filter.ts';

export type ChoiceFrom =
  /** `never`: none of these. */
  | { readonly kind: 'colors'; readonly never?: string }
  | { readonly kind: 'creature types' }
  | { readonly kind: 'basic land types' }
  /** `of`: what is printed on the card. */
  | { readonly kind: 'card names'; readonly of?: Filter }
  | { readonly kind: 'card types' }
  | { readonly kind: 'opponents' | 'any player' }
  | { readonly kind: 'numbers' };

/** A word of these families; the second of a pair is of the family of the first, and another. */
export interface WordChoice {
  readonly kind: 'words';
  readonly of: readonly WordFamily[];
  /** The slot of the first. */
  readonly beside?: string;
  readonly never?: string;
}

/** One of these keywords. */
export interface KeywordChoice {
  readonly kind: 'keywords';
  readonly of: readonly string[];
}

export type WordFamily = 'colors' | 'basic land types' | 'creature types';
