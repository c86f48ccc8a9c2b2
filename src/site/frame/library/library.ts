/** What the build reads, once: the corpus, the choice of editions, their views, and what can be searched. */
import type { EditionRecord } from '../../../corpus/format.ts';
import { openCorpus, type Corpus, type LoadedEntry } from '../../../corpus/readCorpus.ts';
import { kindOf } from '../../../search/documents.ts';
import { isOfKind, kindFilters, type KindFilter } from '../../../search/kinds.ts';
import { parseAddress, type Address, type EditionAddress } from '../addresses/addresses.ts';
import { learnGames } from '../labels/documentNames.ts';
import { chooseEditions } from './chooseEditions.ts';
import { makeDocumentView, makeEditionView, type EditionView } from './edition.ts';
import { findEverydaySlugs, leaveUnlinked } from './everydayLinks.ts';
import { openHistories, type DocumentHistories } from './lineages.ts';
import { findPolicyCiting } from './policyCiting.ts';
import { isGame, isPolicy, policyIds, type DocumentId, type PolicyId } from '../../../model/edition.ts';
import { isEdition } from '../../../corpus/lookup/openCalendar.ts';

/** A partial source or a document of another kind: a page of its own. */
export interface DocumentView {
  readonly record: EditionRecord;
  readonly entries: readonly LoadedEntry[];
  /** For resolving its citations inside itself. */
  readonly view: EditionView;
}

export interface Library {
  readonly corpus: Corpus;
  /** Main document first, the newest edition of each first. */
  readonly editions: readonly EditionView[];
  /** The newest edition of the main document; absent as long as nothing has been read. */
  readonly current?: EditionView;
  readonly documents: readonly DocumentView[];
  /** The lineages of each document that is shown in editions. */
  readonly histories: ReadonlyMap<DocumentId, DocumentHistories>;
  /** What the browser can search in: the current edition first, then every edition and document that is shown. */
  readonly searches: readonly Searchable[];
}

/** Something to search in, by the edition that pages belong to. */
export interface Searchable {
  /** How the address of the search page names it: `2009-05-01`, `handbook/2009-10-01`; empty for the current edition. */
  readonly value: string;
  readonly record: EditionRecord;
  readonly view: EditionView;
}

let opened: Library | undefined;

/** Opens the library; the same one on every call of a build. */
export function openLibrary(): Library {
  opened ??= makeLibrary(openCorpus(), process.env['CONCORDANCE_EDITIONS']);
  return opened;
}

/** Makes the library of a corpus. */
export function makeLibrary(corpus: Corpus, wanted: string | undefined): Library {
  learnGames(corpus.manifest.games);
  const { shown, documents } = chooseEditions(corpus.manifest.editions, wanted, corpus.manifest.missing);
  const plain = shown.map((edition) => makeEditionView(edition, corpus.loadEdition(edition.record.key)));
  const everyday = new Map(
    plain.filter(({ address }) => address.date === undefined).map((view) => [view.record.document, findEverydaySlugs(view)]),
  );
  const editions = plain.map((view): EditionView => {
    if (view.address.date !== undefined)
      return { ...view, isUnlinked: leaveUnlinked(view, everyday.get(view.record.document) ?? new Set()) };
    const address = { ...view.address, date: view.record.date };
    return { ...view, dated: { ...view, ...makeEditionView({ ...view, address }, view.entries) } };
  });
  // The rules of another game are read beside those of Magic, never in their place.
  const current = editions.find(({ record }) => !isGame(record.document));
  const documentViews: readonly DocumentView[] = documents.map((record) => {
    const shown = { record, address: { document: record.document, date: record.date } };
    const whole = editions.find((edition) => edition.record.document === record.document && edition.record.date === record.date);
    const view = makeDocumentView(shown, corpus.loadEdition(record.key), whole);
    const rules = isPolicy(record.document) ? findRules(editions, record.date) : undefined;
    const policyOf = (document: PolicyId): EditionView | undefined =>
      document === record.document ? view : findPolicy(documentViews, document, record.date);
    const linked = isPolicy(record.document) ? { ...view, ...(rules ? { rules } : {}), policyOf } : view;
    return { record, entries: view.entries, view: linked };
  });
  const main = current?.record.document ?? 'handbook';
  // Of a document that is shown as it is today alone there is no history to tell.
  const inEditions = [...Map.groupBy(editions, ({ record }) => record.document)]
    .filter(([document, views]) => document === main || views.length > 1)
    .map(([document]) => document);
  // Editions of policy are documents on one page, and are followed like the others.
  const policies = policyIds.filter(
    (document) => documents.filter((record) => record.document === document && isEdition(record)).length > 1,
  );
  const histories = [...inEditions, ...policies].flatMap((document): [DocumentId, DocumentHistories][] => {
    const found = openHistories(corpus, document, main);
    return found ? [[document, found]] : [];
  });
  const historiesOf = new Map(histories);
  const newestPolicies = policyIds.flatMap((document) => listViews({ editions, documents: documentViews }, document)[0] ?? []);
  const inPolicy = current?.record.document === 'comprehensive-rules' ? findPolicyCiting(newestPolicies, current, historiesOf) : undefined;
  const shownNow = current && inPolicy ? { ...current, inPolicy } : current;
  const shownEditions = shownNow ? [shownNow, ...editions.filter((view) => view !== current)] : editions;
  return {
    corpus,
    editions: shownEditions,
    histories: historiesOf,
    documents: documentViews,
    ...(shownNow === undefined ? {} : { current: shownNow }),
    searches: [
      ...shownEditions.map((view) => ({ value: makeEditionValue(view.address), record: view.record, view })),
      ...documentViews.map(({ record, view }) => ({ value: record.key, record, view })),
    ],
  };
}

/** The views of the editions of a document that the site shows, the newest first: of policy, each of which is one page, those too. */
export function listViews({ editions, documents }: Pick<Library, 'editions' | 'documents'>, document: DocumentId): readonly EditionView[] {
  const own = editions.filter(({ record }) => record.document === document);
  if (!isPolicy(document)) return own;
  const views = documents.filter(({ record }) => record.document === document && isEdition(record)).map(({ view }) => view);
  return [...own, ...views].toSorted((a, b) => (a.record.date < b.record.date ? 1 : -1));
}

/** The edition of the rules of the game that was in force on a day, if the site shows it. */
function findRules(editions: readonly EditionView[], day: string): EditionView | undefined {
  const rules = editions.find(({ record }) => record.document === 'comprehensive-rules' && record.date <= day);
  return rules && (rules.until === undefined || rules.until > day) ? (rules.dated ?? rules) : undefined;
}

/** The last edition here of a document of policy that is no younger than a day. */
function findPolicy(documents: readonly DocumentView[], document: PolicyId, day: string): EditionView | undefined {
  const dated = documents.filter(({ record }) => record.document === document && isEdition(record) && record.date <= day);
  return dated.toSorted((a, b) => (a.record.date < b.record.date ? 1 : -1))[0]?.view;
}

/** The search of the edition or document that a page belongs to; of the current edition for a page about all of them. */
export function findSearch({ searches }: Library, path: string): Searchable | undefined {
  const address = parseAddress(path);
  const value =
    address?.kind === 'document' ? address.key : address && 'edition' in address ? makeEditionValue(findEditionOf(address)) : '';
  // A newest edition stands under its date too.
  const isNamed = ({ value: own, view }: Searchable): boolean =>
    own === value || (view.dated !== undefined && makeEditionValue(view.dated.address) === value);
  return searches.find(isNamed) ?? searches[0];
}

/** The date in the address of a history is the one under which its lineage is registered; what it tells of is in no edition alone. */
function findEditionOf(address: Extract<Address, { readonly edition: EditionAddress }>): EditionAddress {
  const { document } = address.edition;
  return address.kind !== 'history' ? address.edition : document === undefined ? {} : { document };
}

function makeEditionValue({ document, date }: EditionAddress): string {
  return [document, date].filter((part) => part !== undefined).join('/');
}

const asSearched = ({ kind, title }: LoadedEntry) => ({ kind: kindOf(kind), ...(title === undefined ? {} : { title }) });

const kindsByEntries = new WeakMap<EditionView['entries'], readonly KindFilter[]>();

/** Kinds of which it has something to find. */
export function kindsIn({ view: { entries } }: Searchable): readonly KindFilter[] {
  const known = kindsByEntries.get(entries);
  if (known) return known;
  const examples = entries.some((entry) => entry.examples.length > 0) ? [{ kind: 'example' } as const] : [];
  const kinds = kindFilters.filter((filter) => [...examples, ...entries.map(asSearched)].some((entry) => isOfKind(entry, filter)));
  kindsByEntries.set(entries, kinds);
  return kinds;
}
