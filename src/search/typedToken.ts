import type { Token } from './tokens.ts';

/** A word of a query, with what was typed for it. */
export interface TypedToken extends Token {
  /** Places of the first and last of its parts in the query. */
  readonly part: number;
  readonly lastPart: number;
  readonly typed: string;
  /** Of no phrase. */
  readonly isLoose: boolean;
  /** The number that its parts are. */
  readonly number?: string;
  /** What was read in place of what was typed: a word that was typed as two, or words that were typed as one, which is no word here. */
  readonly mended?: { readonly how: 'joined' | 'corrected'; readonly words: string };
}
