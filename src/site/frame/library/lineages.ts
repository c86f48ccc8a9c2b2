/** The lineages of a document as the site shows them: what stands beside an entry about its history, and where its history page is. */
import { openCalendar } from '../../../corpus/lookup/openCalendar.ts';
import type { Corpus } from '../../../corpus/readCorpus.ts';
import { isChange } from '../../../lineage/changes.ts';
import { type DocumentLineages, loadLineages } from '../../../lineage/store/readLineages.ts';
import { isGame, isPolicy, type DocumentId, type IsoDate } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import { makeHistoryHrefs } from '../addresses/historyHrefs.ts';

export interface DocumentHistories extends DocumentLineages {
  /** Absent for the main document of the site, as in addresses. */
  readonly addressed: DocumentId | undefined;
  /** The history of an entry of an edition; undefined for an entry of a source that no lineage knows. */
  readonly historyOf: (date: IsoDate, entry: EntryId) => EntryHistory | undefined;
  /** The last edition here before a gap that one ends: what that one is the first to show came in between the two. */
  readonly after: (date: IsoDate) => IsoDate | undefined;
  /** Address of the history page of a lineage, by its place. Examples are told on the page of their entry and have none. */
  readonly hrefOf: (lineage: number) => string | undefined;
}

/** What is said about an entry beside its text; the same in every edition that has it. */
export interface EntryHistory {
  /** Place among the lineages of the document. */
  readonly lineage: number;
  readonly href: string;
  /** The first edition that has it. */
  readonly since: IsoDate;
  /** Whether it may be older than the oldest edition here, since editions before that are not. */
  readonly orBefore: boolean;
  /** Where editions before the first that has it are not here: the last one before them. */
  readonly sinceAfter?: IsoDate;
  /** Changes of its own wording, of substance, and the edition of the last of them. */
  readonly changes: number;
  readonly lastChanged?: IsoDate;
  readonly lastChangedAfter?: IsoDate;
}

/** Opens the histories of a document; undefined when the corpus has none. `main` is the site's main document. */
export function openHistories(corpus: Corpus, document: DocumentId, main: DocumentId): DocumentHistories | undefined {
  const lineages = loadLineages(corpus, document);
  if (!lineages) return undefined;
  const addressed = document === main ? undefined : document;
  const hrefs = makeHistoryHrefs(lineages.lineages, addressed);
  const calendar = openCalendar(corpus.manifest, document);
  // Nobody has a list of all editions of policy, nor of another game: between two of them there may have been others, which changed what the second shows first.
  const isUnlisted = isPolicy(document) || isGame(document);
  const after = (date: IsoDate): IsoDate | undefined =>
    isUnlisted ? lineages.editions.findLast((day) => day < date) : calendar.gapBefore(date)?.before;
  const [oldest] = lineages.editions;
  // The handbook begins in the middle of the life of the rules, and one edition proves of nothing that it is new.
  const isCut =
    document === 'handbook' ||
    isUnlisted ||
    lineages.editions.length === 1 ||
    (oldest !== undefined && calendar.gapBefore(oldest) !== undefined);
  const summaries = lineages.lineages.map((lineage, at): EntryHistory | undefined => {
    const href = hrefs[at];
    const since = lineages.editions[lineage.steps[0]?.edition ?? -1];
    if (href === undefined || since === undefined) return undefined;
    const changes = lineage.steps.filter(isChange);
    const lastChanged = lineages.editions[changes.at(-1)?.edition ?? -1];
    const [sinceAfter, lastChangedAfter] = [after(since), lastChanged && after(lastChanged)];
    return {
      lineage: at,
      href,
      since,
      orBefore: isCut && since === oldest,
      ...(sinceAfter === undefined ? {} : { sinceAfter }),
      changes: changes.length,
      ...(lastChanged === undefined ? {} : { lastChanged }),
      ...(lastChangedAfter === undefined ? {} : { lastChangedAfter }),
    };
  });
  return {
    ...lineages,
    addressed,
    after,
    historyOf: (date, entry) => {
      const place = lineages.placeOf(date);
      return place === undefined ? undefined : summaries[lineages.index.lineageOf(place, entry) ?? -1];
    },
    hrefOf: (lineage) => hrefs[lineage],
  };
}
