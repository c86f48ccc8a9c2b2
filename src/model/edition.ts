/** A work that lives through editions. */
export const documentIds = ['comprehensive-rules', 'rulebook', 'rulings-summary', 'handbook'] as const;
export type DocumentId = (typeof documentIds)[number];

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
