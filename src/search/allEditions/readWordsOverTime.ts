/** The words of all editions of a document, from the corpus. Node only. */
import { makeWording } from '../../corpus/wording/parseWording.ts';
import type { Corpus } from '../../corpus/readCorpus.ts';
import type { DocumentId } from '../../model/edition.ts';
import type { Lineages } from '../../model/lineage.ts';
import { collectWordsOverTime, type TimedEntry, type WordsOverTime } from './wordsOverTime.ts';

export function readWordsOverTime(
  { manifest, loadEdition }: Pick<Corpus, 'manifest' | 'loadEdition'>,
  document: DocumentId,
  lineages: Pick<Lineages, 'editions' | 'lineages'>,
): WordsOverTime {
  const keys = new Map(manifest.editions.filter((record) => record.document === document).map(({ date, key }) => [date, key]));
  const texts = lineages.editions.map((date): ReadonlyMap<string, TimedEntry> => {
    const key = keys.get(date);
    const entries = key === undefined ? [] : loadEdition(key);
    return new Map(
      entries.map(({ id, title, wording, examples }) => [
        id,
        { ...(title === undefined ? {} : { title }), text: [wording, ...examples].map(makeWording).join(' ') },
      ]),
    );
  });
  return collectWordsOverTime(lineages, (edition, id) => texts[edition]?.get(id));
}
