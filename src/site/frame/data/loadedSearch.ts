/** What is searched, as the browser has it: the index, and what comes when an answer lacks it. */
import type { Release } from '../../../model/calendar.ts';
import type { IndexedEdition, PostingsOf, TextOf } from '../../../search/indexedEdition.ts';
import type { NamedGame } from '../../../search/readNamed.ts';
import type { Lacking } from '../../../search/searchEdition.ts';

export interface LoadedSearch {
  readonly edition: IndexedEdition;
  /** The address of each document. */
  readonly addresses: readonly string[];
  readonly postingsOf: PostingsOf;
  readonly textOf: TextOf;
  readonly releases: readonly Release[];
  /** Other games whose rules are here. */
  readonly games: readonly NamedGame[];
  /** Gets what an answer lacks, and what is stored with it. Rejects where the site has it not. */
  readonly load: (lacking: Lacking) => Promise<void>;
  /** Gets where all other words stand, little by little, so that what is asked next need not wait for it. */
  readonly loadRest: () => Promise<void>;
}
