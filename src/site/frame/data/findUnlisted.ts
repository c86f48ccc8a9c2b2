/** What is searched and is not in the list of finished search files, from the catalogue: loaded when it is asked for. */
import type { Release } from '../../../model/calendar.ts';
import type { DocumentId } from '../../../model/edition.ts';
import { indexEdition, openPostings } from '../../../search/indexedEdition.ts';
import type { NamedGame } from '../../../search/readNamed.ts';
import { arrangeEdition } from '../library/edition.ts';
import { findInCatalogue } from './catalogue.ts';
import { loadCatalogue, loadEntries } from './loadEdition.ts';
import type { LoadedSearch } from './loadedSearch.ts';
import { makeSearchFile } from './searchFile.ts';

export interface Unlisted {
  readonly document: DocumentId;
  readonly search?: string;
  readonly releases: readonly Release[];
  readonly games: readonly NamedGame[];
  /** Makes it of the entries of an edition; absent for what is none. */
  readonly make?: () => Promise<Omit<LoadedSearch, 'releases' | 'games'>>;
}

/** What an address names; the current edition for one that names nothing. */
export async function findUnlisted(value: string): Promise<Unlisted> {
  const catalogue = await loadCatalogue();
  const entry = findInCatalogue(catalogue, value);
  if (!entry) throw new Error(`The site has nothing to search in for "${value}".`);
  const { document, search, list } = entry;
  const make: Unlisted['make'] = async () => {
    const { key, entries } = await loadEntries(catalogue, entry);
    const file = makeSearchFile(key, arrangeEdition(entry, entries), catalogue.playerWords);
    const edition = indexEdition(file);
    return {
      edition,
      addresses: file.addresses,
      postingsOf: openPostings(edition),
      textOf: (place) => file.documents[place]?.text,
      load: () => Promise.resolve(),
      loadRest: () => Promise.resolve(),
    };
  };
  const { releases, games = [] } = catalogue;
  return { document, releases, games, ...(search === undefined ? {} : { search }), ...(list === undefined ? {} : { make }) };
}
