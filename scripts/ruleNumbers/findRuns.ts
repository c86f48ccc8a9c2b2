/** Follows the anchors of a concept through all editions of a corpus. */
import type { Corpus, LoadedEntry } from '../../src/corpus/readCorpus.ts';
import { makeWording } from '../../src/corpus/wording/parseWording.ts';
import type { DocumentLineages } from '../../src/lineage/store/readLineages.ts';
import type { IsoDate } from '../../src/model/edition.ts';
import type { Anchors } from './anchors.ts';

/** First edition in which a number is the concept's, and the number; empty from where it has none. */
export type Run = readonly [from: string, number: string];

export interface Entries {
  readonly find: (edition: IsoDate, id: string) => LoadedEntry | undefined;
}

export function openEntries(corpus: Corpus): Entries {
  const editions = new Map<string, Map<string, LoadedEntry>>();
  return {
    find: (edition, id) => {
      let known = editions.get(edition);
      if (!known) {
        const record = corpus.manifest.editions.find(
          ({ document, date, extent }) => document === 'comprehensive-rules' && date === edition && extent === 'whole',
        );
        known = new Map((record ? corpus.loadEdition(record.key) : []).map((entry) => [entry.id, entry]));
        editions.set(edition, known);
      }
      return known.get(id);
    },
  };
}

/** Whether the wording of an entry, or its title, has one of the words. */
export function hasWords(entry: LoadedEntry, words: readonly string[]): boolean {
  const text = `${entry.title ?? ''} ${makeWording(entry.wording)}`.toLowerCase();
  return words.some((word) => text.includes(word));
}

/** The day on which all rules were numbered anew. */
const renumbered = '2009-07-11';

/** Anchors of the same numbering first, the nearest in time before the others: the shorter the chain, the surer it is. */
function byNearness(at: Anchors['at'], edition: IsoDate): Anchors['at'] {
  const far = (from: string): number => Math.abs(Date.parse(from) - Date.parse(edition));
  const isSame = ([from]: Anchors['at'][number]): boolean => from < renumbered === edition < renumbered;
  return [...at.filter(isSame).toSorted(([one], [other]) => far(one) - far(other)), ...at.filter((each) => !isSame(each))];
}

/** The runs of a concept through all editions. An anchor decides for its own edition, and for others as lineages lead to them. */
export function findRuns({ at, words }: Anchors, { index, editions, placeOf }: DocumentLineages, { find }: Entries): readonly Run[] {
  const runs: Run[] = [];
  for (const [place, edition] of editions.entries()) {
    const number = byNearness(at, edition)
      .map(([from, number]) => {
        const followed = index.follow(placeOf(from as IsoDate) ?? -1, number, place);
        const [best] = followed.filter(({ entry }) => {
          const found = find(edition, entry);
          return found !== undefined && !entry.includes('#') && !entry.startsWith('glossary:') && hasWords(found, words);
        });
        return best?.entry.replace(/~\d+$/, '') ?? '';
      })
      .find((found) => found !== '');
    if ((number ?? '') !== (runs.at(-1)?.[1] ?? '')) runs.push([edition, number ?? '']);
  }
  return runs;
}
