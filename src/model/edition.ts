/**
 * A work that lives through editions. Of tournament policy there are two: what players and judges do in a tournament (Floor Rules, since 2009
 * Tournament Rules), and what an infraction costs (Penalty Guidelines, since 2009 Infraction Procedure Guide).
 */
export const documentIds = ['comprehensive-rules', 'rulebook', 'rulings-summary', 'handbook', 'tournament-rules', 'penalty-guide'] as const;
export type MagicDocumentId = (typeof documentIds)[number];

/**
 * The rules of another game, named by whoever describes it (corpus/games.ts). What stands before the name keeps it apart from every document of
 * Magic and every page of the site, whatever those will be called.
 */
export type GameId = `game-${string}`;
export type DocumentId = MagicDocumentId | GameId;

export const isGame = (document: DocumentId): document is GameId => document.startsWith('game-');

/** The id of a document of Magic, or one that has the form of a game's; for text that comes from outside. */
export function toDocumentId(text: string | undefined): DocumentId | undefined {
  if (text === undefined) return undefined;
  return documentIds.find((id) => id === text) ?? (/^game-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text) ? (text as GameId) : undefined);
}

/** Documents of Magic in the order of their list, behind them games by their names. */
export function compareDocuments(left: DocumentId, right: DocumentId): number {
  const placeOf = (document: DocumentId): number => (isGame(document) ? documentIds.length : documentIds.indexOf(document));
  return placeOf(left) - placeOf(right) || (left < right ? -1 : left > right ? 1 : 0);
}

/** The documents of which there is something, each once, in their order. */
export const listDocuments = (some: Iterable<{ readonly document: DocumentId }>): readonly DocumentId[] =>
  [...new Set([...some].map(({ document }) => document))].toSorted(compareDocuments);

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
