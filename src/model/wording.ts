/**
 * A wording: the text of an entry as inline nodes. It knows no edition: a citation names what it cites, and each edition resolves it.
 */
import type { PolicyId } from './edition.ts';

export type Inline = TextInline | EmphasisInline | SymbolInline | CitationInline | TermInline;

export interface TextInline {
  readonly kind: 'text';
  readonly value: string;
}
/** Italics, which print marked `_like this_` from July 2008 to February 2014 and lost otherwise. */
export interface EmphasisInline {
  readonly kind: 'emphasis';
  readonly children: readonly Inline[];
}
/** A mana or card symbol. `symbol` is today's form (`{T}`), `value` what is printed (`{Tap}`, `{oT}`, a bare letter). */
export interface SymbolInline {
  readonly kind: 'symbol';
  readonly symbol: string;
  readonly value: string;
}
/** What one citation points at. */
export type Cited =
  /** `of`: said to be of that document of policy, whichever it stands in. */
  | { readonly kind: 'number'; readonly number: string; readonly of?: PolicyId }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'term'; readonly term: string };
export interface CitationInline {
  readonly kind: 'citation';
  /** As printed: `rules 306-311`, `608.2b`, `section 6`. */
  readonly value: string;
  readonly cited: Cited;
}
/** A glossary term where an entry first mentions it. Marked when an edition is read, not stored: each edition has its own glossary. */
export interface TermInline {
  readonly kind: 'term';
  readonly value: string;
  readonly term: string;
}
