import type { ReadEdition } from '../model/entry.ts';
import { collectEdition } from '../search/collectEdition.ts';
import { openFile, type SearchIndex } from '../search/openIndex.ts';
import { answerQuery, type SearchAnswer, type SearchHit, type SearchOptions } from '../search/searchEdition.ts';
import { openVocabulary } from './content.ts';
import { loadedEntries } from './loadedEntries.ts';

export type { SearchAnswer, SearchHit, SearchOptions };

const indexes = new WeakMap<ReadEdition, SearchIndex>();

/**
 * Finds entries of an edition by number, name or words, best first, as the site does: `answer.hits` are the results, `answer.total` how many
 * there are, `answer.followed` what was sought beside or in place of what was typed, and `answer.missing` a number that the edition lacks. The
 * index is made with the first query, in about a second for a whole edition, and lives as long as the edition does.
 */
export function search(edition: ReadEdition, query: string, options: SearchOptions = {}): SearchAnswer {
  let index = indexes.get(edition);
  if (!index) {
    const playerWords = openVocabulary().players.flatMap(({ says, means }) => says.map((said) => ({ says: said, means })));
    index = openFile(collectEdition(`${edition.document}/${edition.date ?? ''}`, loadedEntries(edition), playerWords));
    indexes.set(edition, index);
  }
  return answerQuery(index, query, options);
}
