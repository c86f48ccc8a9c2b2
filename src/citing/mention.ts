/** A place in any text at which rules, policy or a term of the glossary is cited. */
import type { DocumentId } from '../model/edition.ts';
import type { Cited } from '../model/wording.ts';

/** What a text may cite. */
export const citedDocuments = ['comprehensive-rules', 'tournament-rules', 'penalty-guide'] as const satisfies readonly DocumentId[];
export type CitedDocument = (typeof citedDocuments)[number];

/**
 * What makes a number a citation, the surest first: a word (`rule`, `CR`, `MTR`) or the letter of a subrule (`704.5j`); nothing but its form
 * (`613.7`), which an amount may have too; nothing but the only document that the text names elsewhere (`section 2.5`).
 */
export type Ground = 'said' | 'form' | 'elsewhere';

export interface Mention {
  /** Offsets in the text, in UTF-16 units. `text` is what stands between them. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cited: Exclude<Cited, { readonly kind: 'term' }>;
  /** The documents it can be of: more than one where the text does not say which. Never empty. */
  readonly documents: readonly CitedDocument[];
  readonly ground: Ground;
}

/** A mention by its place in the prose that is read (prose.ts). */
export type FoundMention = Omit<Mention, 'text'>;
