/** What players choose that is no object: colors, types, names, numbers, words of the text, piles. */
import type { Filter } from './filter.ts';
import type { ZoneName } from './places.ts';
import type { Ref } from './ref.ts';

export type ChoiceFrom =
  /** `never`: none of these. */
  | { readonly kind: 'colors' | 'creature types'; readonly never?: string }
  | { readonly kind: 'basic land types' }
  /** `of`: what is printed on the card. */
  | { readonly kind: 'card names'; readonly of?: Filter }
  | { readonly kind: 'card types' }
  | { readonly kind: 'opponents' | 'any player' }
  /** `of`: one of these; any from 0 on without it. */
  | { readonly kind: 'numbers'; readonly of?: readonly number[] };

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

/** Two piles, of which one is chosen (700.3): by `chooser`, or by the controller. They go to zones, or stay and are remembered as `chosen pile` and `other pile`. */
export interface Piles {
  readonly by: Ref;
  readonly of: Ref;
  readonly chooser?: Ref;
  readonly zones?: { readonly chosen: ZoneName; readonly other: ZoneName };
}
