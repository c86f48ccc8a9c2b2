/**
 * A work that lives through editions. Of tournament policy there are two: what players and judges do in a tournament (Floor Rules, since 2009
 * Tournament Rules), and what an infraction costs (Penalty Guidelines, since 2009 Infraction Procedure Guide).
 */
export const documentIds = ['comprehensive-rules', 'rulebook', 'rulings-summary', 'handbook', 'tournament-rules', 'penalty-guide'] as const;
export type DocumentId = (typeof documentIds)[number];

/** Documents of tournament policy: their sections have numbers of their own kind, and what they cite of the rules is of another document. */
export const policyIds = ['tournament-rules', 'penalty-guide'] as const satisfies readonly DocumentId[];
export type PolicyId = (typeof policyIds)[number];

export const isPolicy = (document: DocumentId): document is PolicyId => (policyIds as readonly DocumentId[]).includes(document);

/** A calendar day, `2026-01-16`: the day from which an edition is effective. */
export type IsoDate = string & { readonly __brand: 'IsoDate' };

/** A document as effective on a date. */
export interface EditionId {
  readonly document: DocumentId;
  readonly date: IsoDate;
}

/**
 * What part of its edition a source holds. A partial source says nothing about what it leaves out. A fragment breaks off before the end
 * that its own contents list names.
 */
export const extents = ['whole', 'fragment', 'chapter', 'page', 'site-copy', 'changes'] as const;
export type Extent = (typeof extents)[number];

/** The day, when the text is a real one in the calendar (`2026-02-30` is not). */
export function toIsoDate(text: string): IsoDate | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? (text as IsoDate) : undefined;
}

/** `comprehensive-rules/2026-01-16`, the key of an edition in corpus files and addresses. */
export function makeEditionKey(edition: EditionId): string {
  return `${edition.document}/${edition.date}`;
}
