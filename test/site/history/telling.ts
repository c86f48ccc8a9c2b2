/** What histories are told from, of editions and alignments that a test makes up. */
import type { LoadedEntry } from '../../../src/corpus/readCorpus.ts';
import { followChain } from '../../../src/lineage/chain.ts';
import { indexLineages } from '../../../src/lineage/follow.ts';
import { toProvisionIds } from '../../../src/lineage/provision.ts';
import type { Alignment, Link } from '../../../src/model/alignment.ts';
import type { IsoDate } from '../../../src/model/edition.ts';
import { makeHistoryHrefs } from '../../../src/site/frame/addresses/historyHrefs.ts';
import { openTelling, tellHistory, type History, type Telling } from '../../../src/site/history/tellHistory.ts';
import type { DocumentHistories } from '../../../src/site/frame/library/lineages.ts';
import { makeRecord } from '../fixtures.ts';
import { makeTestLibrary } from '../library.fixtures.ts';

export interface MadeEdition {
  readonly date: string;
  readonly entries: readonly LoadedEntry[];
  /** With the edition before. */
  readonly alignment?: Partial<Alignment>;
}

export const link = (old: string, now: string, more: Partial<Link> = {}): Link => ({
  old,
  new: now,
  heir: true,
  score: 1,
  because: 'wording',
  difference: 'none',
  ...more,
});

/** The oldest edition first. */
export function makeTelling(editions: readonly MadeEdition[]): Telling {
  const [first, ...later] = editions;
  const lineages = followChain({
    first: { date: (first?.date ?? '') as IsoDate, provisions: toProvisionIds(first?.entries ?? []) },
    later: later.map(({ date, alignment }) => ({
      date: date as IsoDate,
      alignment: { links: [], removed: [], added: [], ...alignment },
    })),
  });
  const hrefs = makeHistoryHrefs(lineages.lineages, undefined);
  const places = new Map(lineages.editions.map((date, place) => [date, place]));
  const histories: DocumentHistories = {
    ...lineages,
    document: 'comprehensive-rules',
    addressed: undefined,
    index: indexLineages(lineages),
    placeOf: (date) => places.get(date),
    loadAlignment: () => undefined,
    historyOf: () => undefined,
    after: () => undefined,
    hrefOf: (lineage) => hrefs[lineage],
  };
  const library = makeTestLibrary(editions.map(({ date, entries }) => [makeRecord('comprehensive-rules', date), entries] as const));
  return openTelling(library, histories);
}

/** The history of what an edition calls so. */
export function tell(telling: Telling, edition: number, entry: string): History {
  const lineage = telling.histories.index.lineageOf(edition, entry);
  const history = lineage === undefined ? undefined : tellHistory(lineage, telling);
  if (!history) throw new Error(`Edition ${edition} has no ${entry}.`);
  return history;
}
