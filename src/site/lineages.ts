/** The lineages of a document as the site shows them: what stands beside an entry about its history, and where its history page is. */
import type { Corpus } from '../corpus/readCorpus.ts';
import { type DocumentLineages, loadLineages } from '../lineage/store/readLineages.ts';
import type { Difference } from '../model/alignment.ts';
import type { DocumentId, IsoDate } from '../model/edition.ts';
import type { EntryId } from '../model/entry.ts';
import type { Lineage, LineageStep } from '../model/lineage.ts';
import { makeAddress, makeSlugs } from './addresses.ts';

export interface DocumentHistories extends DocumentLineages {
  /** Absent for the main document of the site, as in addresses. */
  readonly addressed: DocumentId | undefined;
  /** The history of an entry of an edition; undefined for an entry of a source that no lineage knows. */
  readonly historyOf: (date: IsoDate, entry: EntryId) => EntryHistory | undefined;
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
  /** Editions in which what it says was changed, and the last of them. */
  readonly changes: number;
  readonly lastChanged?: IsoDate;
}

/** Differences that a reader would call a change. */
const told: ReadonlySet<Difference> = new Set(['list', 'substance']);

/** Whether a step changed what a provision says: not its number, its setting or the vocabulary of its era. */
export function isChange({ relation, difference }: LineageStep): boolean {
  return relation !== 'added' && relation !== 'removed' && (told.has(difference) || relation === 'split' || relation === 'merged');
}

/** Opens the histories of a document; undefined when the corpus has none. `main` is the site's main document. */
export function openHistories(corpus: Corpus, document: DocumentId, main: DocumentId): DocumentHistories | undefined {
  const lineages = loadLineages(corpus, document);
  if (!lineages) return undefined;
  const addressed = document === main ? undefined : document;
  const hrefs = makeHrefs(lineages.lineages, addressed);
  const summaries = lineages.lineages.map((lineage, at): EntryHistory | undefined => {
    const href = hrefs[at];
    const since = lineages.editions[lineage.steps[0]?.edition ?? -1];
    if (href === undefined || since === undefined) return undefined;
    const changes = lineage.steps.filter(isChange);
    const lastChanged = lineages.editions[changes.at(-1)?.edition ?? -1];
    return { lineage: at, href, since, changes: changes.length, ...(lastChanged === undefined ? {} : { lastChanged }) };
  });
  return {
    ...lineages,
    addressed,
    historyOf: (date, entry) => {
      const place = lineages.placeOf(date);
      return place === undefined ? undefined : summaries[lineages.index.lineageOf(place, entry) ?? -1];
    },
    hrefOf: (lineage) => hrefs[lineage],
  };
}

/** Addresses of history pages, by place. Terms are slugs of their headwords, made for all terms registered under one date together. */
function makeHrefs(lineages: readonly Lineage[], document: DocumentId | undefined): readonly (string | undefined)[] {
  const cut = lineages.map(({ id }) => ({ date: id.slice(0, 10) as IsoDate, entry: id.slice(11) }));
  const slugs = new Map<string, string>();
  for (const terms of Map.groupBy(
    cut.filter(({ entry }) => entry.startsWith('glossary:') && !entry.includes('#')),
    ({ date }) => date,
  ).values()) {
    const made = makeSlugs(terms.map(({ entry }) => entry.slice('glossary:'.length)));
    terms.forEach(({ date, entry }, at) => slugs.set(`${date}/${entry}`, `glossary-${made[at] ?? ''}`));
  }
  return cut.map(({ date, entry }) => {
    if (entry.includes('#')) return undefined;
    const slug = slugs.get(`${date}/${entry}`) ?? entry;
    return makeAddress({ kind: 'history', edition: { ...(document === undefined ? {} : { document }), date }, slug });
  });
}
