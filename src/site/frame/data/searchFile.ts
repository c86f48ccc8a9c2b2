/**
 * The search file of an edition, made at build for the newest and in the browser for the others: the same documents either way, but for what
 * the handbook tells of the newest.
 */
import type { EditionKey } from '../../../corpus/format.ts';
import { collectEdition, type ToldOf } from '../../../search/collectEdition.ts';
import type { SearchFile } from '../../../search/documents.ts';
import type { PlayerWord } from '../../../search/playerWords.ts';
import { makeExampleHref, type EditionView } from '../library/edition.ts';

/** What the search file holds: the documents, and the address of each. */
export interface SiteSearchFile extends SearchFile {
  readonly addresses: readonly string[];
}

export function makeSearchFile(
  key: EditionKey,
  view: Pick<EditionView, 'entries' | 'hrefOf'>,
  playerWords: readonly PlayerWord[],
  toldOf?: ToldOf,
): SiteSearchFile {
  const file = collectEdition(key, view.entries, playerWords, toldOf);
  const addresses = file.documents.map(({ id }) => {
    const [entry = id, example] = id.split('#example-');
    return (example === undefined ? view.hrefOf(entry) : makeExampleHref(view, entry, Number(example) - 1)) ?? '/';
  });
  return { ...file, addresses };
}
