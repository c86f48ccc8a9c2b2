/**
 * What of the catalogue the search needs before its first answer: the finished search files and the times that a query may name. A tenth of the
 * catalogue, which is loaded for whatever else is searched. Its name lasts too, and a build writes both alike.
 */
import { listSearched, type Catalogue, type CatalogueEntry } from './catalogue.ts';

export const searchListPath = '/data/searches.json';

/** A document with a finished search file. */
export interface ListedSearch extends Pick<CatalogueEntry, 'value' | 'title' | 'document'> {
  readonly search: string;
  /** Whether it is searched with all documents at once. */
  readonly isOfAll: boolean;
}

export interface SearchList extends Pick<Catalogue, 'format' | 'releases' | 'games'> {
  /** In the order of the catalogue; of what it does not list the catalogue knows. */
  readonly searches: readonly ListedSearch[];
}

export function makeSearchList(catalogue: Pick<Catalogue, 'format' | 'releases' | 'games' | 'editions'>): SearchList {
  const ofAll = listSearched(catalogue);
  return {
    format: catalogue.format,
    releases: catalogue.releases,
    ...(catalogue.games === undefined ? {} : { games: catalogue.games }),
    searches: catalogue.editions.flatMap((entry) => {
      const { value, title, document, search } = entry;
      return search === undefined ? [] : [{ value, title, document, search, isOfAll: ofAll.includes(entry) }];
    }),
  };
}
