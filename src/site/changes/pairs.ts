/** Every pair of neighbouring whole editions that the corpus holds, and what changed between them. */
import type { EditionRecord } from '../../corpus/format.ts';
import { makeAddress, type EditionAddress } from '../frame/addresses/addresses.ts';
import type { EditionView } from '../frame/library/edition.ts';
import { addressOf } from '../frame/library/editionFacts.ts';
import { listViews, type Library } from '../frame/library/library.ts';
import type { DocumentHistories } from '../frame/library/lineages.ts';
import { listChanges, countChanges, type ChangeCounts } from '../../lineage/changes.ts';

export interface EditionPair {
  readonly from: EditionRecord;
  readonly to: EditionRecord;
  /** Of the newer edition; always with its date. */
  readonly address: EditionAddress;
  readonly href: string;
  readonly counts: ChangeCounts;
  readonly histories: DocumentHistories;
  /** Absent of editions that the site does not show. */
  readonly oldView?: EditionView;
  readonly newView?: EditionView;
}

const pairsOf = new WeakMap<Library, readonly EditionPair[]>();

/** All pairs, document by document, the oldest first. Made once for a library. */
export function listPairs(library: Library): readonly EditionPair[] {
  const known = pairsOf.get(library);
  if (known) return known;
  const pairs = [...library.histories].flatMap(([document, histories]) => {
    const records = new Map(
      library.corpus.manifest.editions
        .filter((record) => record.document === document && record.extent === 'whole' && record.mainSource === undefined)
        .map((record) => [record.date, record]),
    );
    return histories.editions.flatMap((date, place): EditionPair[] => {
      const [from, to] = [records.get(histories.editions[place - 1] ?? date), records.get(date)];
      const alignment = histories.loadAlignment(date);
      if (!from || !to || !alignment) return [];
      const address = addressOf(library, to);
      const views = listViews(library, document);
      const [oldView, newView] = [from, to].map((record) => views.find((view) => view.record === record));
      return [
        {
          from,
          to,
          address,
          href: makeAddress({ kind: 'changes', edition: address }),
          counts: countChanges(listChanges(alignment)),
          histories,
          ...(oldView ? { oldView } : {}),
          ...(newView ? { newView } : {}),
        },
      ];
    });
  });
  pairsOf.set(library, pairs);
  return pairs;
}

/** The last pair up to an edition between which anything changed: an edition may only say that all still holds. */
export function findLatestPair(library: Library, { document, date }: EditionRecord): EditionPair | undefined {
  const pairs = listPairs(library).filter(({ to }) => to.document === document && to.date <= date);
  return pairs.findLast(({ counts }) => Object.values(counts).some((count) => count > 0)) ?? pairs.at(-1);
}

/** The pair whose newer edition is that of a record; undefined for an oldest edition and for a source that is no whole edition. */
export function findPair(library: Library, record: EditionRecord): EditionPair | undefined {
  return listPairs(library).find(({ to }) => to === record);
}
