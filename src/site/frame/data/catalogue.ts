/** What the browser can load: the editions and documents of the site, and the files of each. Its name lasts, as that of `searchList.ts` does. */
import type { Game } from '../../../corpus/games.ts';
import type { EraForms } from '../../../corpus/vocabulary.ts';
import type { KnownEdition, Release } from '../../../model/calendar.ts';
import type { DocumentId, IsoDate } from '../../../model/edition.ts';
import type { PlayerWord } from '../../../search/playerWords.ts';
import type { EditionAddress } from '../addresses/addresses.ts';
import type { dataFormat } from './dataFormat.ts';

export const cataloguePath = '/data/editions.json';

export interface Catalogue {
  readonly format: typeof dataFormat;
  /** Other games than Magic of which editions are here; absent where there is none. */
  readonly games?: readonly Pick<Game, 'id' | 'title' | 'short'>[];
  /** The current edition first, then every edition and document that is shown. */
  readonly editions: readonly CatalogueEntry[];
  /** Editions that are known and not here, of the documents that are. */
  readonly missing: readonly KnownEdition[];
  /** Paths of the shards of wordings. */
  readonly shards: readonly string[];
  readonly playerWords: readonly PlayerWord[];
  /** Paths of the lineages of documents. */
  readonly lineages: Readonly<Partial<Record<DocumentId, string>>>;
  /** Paths of what says when they were rewritten (rewrittenData.ts). */
  readonly rewritten: Readonly<Partial<Record<DocumentId, string>>>;
  /** Paths of the plain words beside superseded editions, by their shards (plainWordsData.ts). */
  readonly plainWords: Readonly<Record<string, string>>;
  /** The words of all editions of the main document, and how many bytes they are; absent where it has no history. */
  readonly wordsOverTime?: { readonly path: string; readonly bytes: number };
  /** What editions call the same thing, for telling a change of vocabulary from one of substance. */
  readonly eraForms: EraForms;
  /** What editions of the main document came with, for reading a time in a query. */
  readonly releases: readonly Release[];
}

export interface CatalogueEntry {
  /** How addresses name it: `2009-05-01`, `handbook/2009-10-01`, `rulings-summary/1999-04-21`; empty for the current edition. */
  readonly value: string;
  readonly title: string;
  readonly document: DocumentId;
  readonly date: IsoDate;
  readonly address: EditionAddress;
  readonly until?: IsoDate;
  /** Path of a finished search file; where there is none, one is made of its list and wordings. */
  readonly search?: string;
  /** The folder of the texts that this finds. */
  readonly texts?: string;
  /** The folder of what says where its words stand. */
  readonly words?: string;
  /** Path of the list of its entries, that of which wordings they have, and places of the shards that hold these; absent for what is no whole edition. */
  readonly list?: string;
  readonly wordings?: string;
  readonly shards?: readonly number[];
}

/** The entry that an address names; the first, the current edition, when there is none of that name. */
export function findInCatalogue({ editions }: Catalogue, value: string): CatalogueEntry | undefined {
  return editions.find((entry) => entry.value === value) ?? editions[0];
}

/**
 * What is searched with all documents at once: each document in its newest edition, and every paper that is no part of one that is here; of them
 * the site has finished search files.
 */
export function listSearched({ editions }: Pick<Catalogue, 'editions'>): readonly CatalogueEntry[] {
  const followed = new Set(editions.flatMap(({ document, list }) => (list === undefined ? [] : [document])));
  return editions.filter(({ search, list, document }) => search !== undefined && (list !== undefined || !followed.has(document)));
}

/** How an edition is named with its date, the current one too: `2026-01-16`, `handbook/2009-10-01`. */
export function makeDatedValue({ address: { document }, date }: Pick<CatalogueEntry, 'address' | 'date'>): string {
  return document === undefined ? date : `${document}/${date}`;
}

/** The edition of that name among those that can be read entry by entry. */
export function findDated({ editions }: Catalogue, value: string): CatalogueEntry | undefined {
  return editions.find((entry) => entry.list !== undefined && makeDatedValue(entry) === value);
}
