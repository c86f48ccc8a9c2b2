import { isOfGame, type EditionKey } from '../corpus/format.ts';
import type { EntryId } from '../model/entry.ts';
import { type LoadedEntry, toEntry } from '../corpus/loadedEntry.ts';
import { citationsOf, makeEntryIndex } from '../corpus/wording/resolve.ts';
import { makeWording } from '../corpus/wording/parseWording.ts';
import { collectDocuments, type SearchableEntry, type SearchFile } from './documents.ts';
import type { PlayerWord } from './playerWords.ts';
import { commonWords, tokenize, weakWords } from './tokens.ts';

/** A citation of a range counts with its first entries only: it points at a place, not at each of forty rules. */
const targetsOfRange = 3;

/** What others tell of an entry: other words for what it says, questions that it answers, their texts for what these cite, and the entries that these rest on. */
export type ToldOf = (id: EntryId) =>
  | {
      readonly asks: readonly string[];
      readonly words: readonly string[];
      readonly wordings: readonly LoadedEntry['wording'][];
      readonly restsOn: readonly EntryId[];
    }
  | undefined;

/** What can be found in one edition of the corpus. The site and the command line search in the same. */
export function collectEdition(
  key: EditionKey,
  loaded: readonly LoadedEntry[],
  playerWords: readonly PlayerWord[],
  toldOf: ToldOf = () => undefined,
): SearchFile {
  const entries = loaded.map(toEntry);
  const index = makeEntryIndex(entries);
  const listCited = (wording: LoadedEntry['wording']): readonly EntryId[] =>
    citationsOf(wording, index).flatMap(({ targets }) => targets.slice(0, targetsOfRange));
  return collectDocuments(
    key,
    loaded.map((entry, at) => {
      const told = toldOf(entry.id);
      return {
        ...(entries[at] ?? toEntry(entry)),
        ...tell(told, entry),
        cites: listCited(entry.wording),
        ...(told ? { toldCites: [...told.wordings.flatMap(listCited), ...told.restsOn] } : {}),
      };
    }),
    // What players of Magic say means nothing in another game.
    isOfGame(key) ? [] : playerWords,
  );
}

/** Questions as they are; of the other words each once that neither the entry itself nor every query has: the index is loaded on phones. */
function tell(told: ReturnType<ToldOf>, { title = '', wording }: LoadedEntry): Pick<SearchableEntry, 'asks' | 'told'> {
  if (!told) return {};
  const own = new Set(tokenize(`${title} ${makeWording(wording)}`).map(({ stem }) => stem));
  const words = new Map<string, string>();
  for (const { word, stem } of tokenize(told.words.join(' ')))
    if (!own.has(stem) && !words.has(stem) && !commonWords.has(word) && !weakWords.has(word)) words.set(stem, word);
  return {
    ...(told.asks.length === 0 ? {} : { asks: told.asks }),
    ...(words.size === 0 ? {} : { told: [...words.values()].sort().join(' ') }),
  };
}
