/** The editions of a document with their lineages, from the data files of the site: loaded on demand, once for a page. */
import { makeCalendar, type Calendar } from '../../model/calendar.ts';
import { isPolicy, type DocumentId, type IsoDate } from '../../model/edition.ts';
import { makeAddress, parseAddress, type Address } from '../frame/addresses/addresses.ts';
import type { Catalogue, CatalogueEntry } from '../frame/data/catalogue.ts';
import { arrangeEdition } from '../frame/library/edition.ts';
import { makeHistoryHrefs } from '../frame/addresses/historyHrefs.ts';
import { followNamed, listNamed, makeChain, type Chain, type FoundWhere, type NamedEdition } from './whereIs.ts';
import { loadCatalogue, loadEntryNames, loadLineages } from '../frame/data/loadEdition.ts';

export interface LoadedChain extends Chain {
  readonly document: DocumentId;
  readonly calendar: Calendar;
  /** The editions that the site shows, the oldest first. */
  readonly shown: readonly CatalogueEntry[];
  /** Address of the history of a lineage, by its place. */
  readonly historyOf: (lineage: number | undefined) => string | undefined;
  readonly loadNamed: (place: number) => Promise<NamedEdition>;
}

const chains = new Map<DocumentId | undefined, Promise<LoadedChain | undefined>>();
let catalogue: Promise<Catalogue> | undefined;

export function openCatalogue(): Promise<Catalogue> {
  const loading = (catalogue ??= loadCatalogue());
  loading.catch(forgetCatalogue);
  return loading;
}

/** What it names may be gone since: then the next to ask gets it as it is now. */
function forgetCatalogue(): void {
  catalogue = undefined;
}

/** Opens a document, the site's main one when none is named. Undefined when no lineages of it are known; rejects when they cannot be had. */
export function openChain(document?: DocumentId): Promise<LoadedChain | undefined> {
  const chain = chains.get(document) ?? openCatalogue().then((loaded) => loadChain(loaded, document));
  chains.set(document, chain);
  chain.catch(() => {
    chains.delete(document);
    forgetCatalogue();
  });
  return chain;
}

/** The editions of a document that the site shows, the oldest first. */
function listShown({ editions }: Catalogue, document: DocumentId): readonly CatalogueEntry[] {
  return editions.filter((entry) => entry.document === document && entry.list !== undefined).sort((a, b) => (a.date < b.date ? -1 : 1));
}

async function loadChain(loaded: Catalogue, wanted: DocumentId | undefined): Promise<LoadedChain | undefined> {
  const main = loaded.editions[0]?.document;
  const document = wanted ?? main;
  const lineages = document && (await loadLineages(loaded, document));
  if (!lineages) return undefined;
  const calendar = makeCalendar(
    lineages.editions,
    loaded.missing.filter((edition) => edition.document === document),
  );
  const isCurrent = !calendar.gaps.some(({ until }) => until === undefined);
  const chain = makeChain(lineages, { isWhole: !isPolicy(document), isCurrent });
  const shown = listShown(loaded, document);
  const histories = makeHistoryHrefs(lineages.lineages, document === main ? undefined : document);
  const named = new Map<number, Promise<NamedEdition>>();
  const loadNamed = async (place: number): Promise<NamedEdition> => {
    const date = lineages.editions[place] ?? ('' as IsoDate);
    const entry = shown.find((each) => each.date === date);
    if (!entry) return { place, date, entries: listNamed(chain, place), hrefOf: () => undefined };
    const { entries, hrefOf } = arrangeEdition(entry, await loadEntryNames(entry));
    return { place, date, entries, hrefOf };
  };
  return {
    ...chain,
    document,
    calendar,
    shown,
    historyOf: (lineage) => histories[lineage ?? -1],
    loadNamed: (place) => {
      const edition = named.get(place) ?? loadNamed(place);
      named.set(place, edition);
      edition.catch(() => {
        named.delete(place);
        chains.delete(wanted);
        forgetCatalogue();
      });
      return edition;
    },
  };
}

/** What a link of this site leads to. */
export interface Place {
  readonly chain: LoadedChain;
  readonly address: EditionPlace;
  readonly edition: NamedEdition;
  /** Absent for contents and glossaries. */
  readonly entry?: NamedEdition['entries'][number];
}

type EditionPlace = Extract<Address, { readonly kind: 'contents' | 'page' | 'whole' | 'glossary' | 'term' }>;
const editionKinds: ReadonlySet<string> = new Set<EditionPlace['kind']>(['contents', 'page', 'whole', 'glossary', 'term']);

/** The entry that a link leads to. Undefined for a link into no edition of a chain. Rejects when the data cannot be had. */
export async function findPlace(href: string): Promise<Place | undefined> {
  const { pathname, hash } = new URL(href, location.href);
  const parsed = parseAddress(pathname + hash);
  if (!parsed || !editionKinds.has(parsed.kind)) return undefined;
  const address = parsed as EditionPlace;
  const { document, date } = address.edition;
  const chain = await openChain(document);
  const place = chain?.placeOn(date);
  if (!chain || place === undefined || (date !== undefined && chain.editions[place] !== date)) return undefined;
  const edition = await chain.loadNamed(place);
  // The newest edition stands under its date too, and is divided otherwise there.
  const newest = chain.shown.at(-1);
  const { hrefOf } = date !== undefined && newest?.date === date ? arrangeDated(newest, date, await loadEntryNames(newest)) : edition;
  const wanted = address.kind === 'whole' ? makeAddress({ ...address, kind: 'page' }) : makeAddress(address);
  const [entry] = [wanted, wanted.replace(/-example-\d+$/, ''), wanted.replace(/#.*$/, '')].flatMap(
    (href) => edition.entries.find(({ id }) => hrefOf(id) === href) ?? [],
  );
  return { chain, address, edition, ...(entry === undefined ? {} : { entry }) };
}

const arranged = new WeakMap<object, ReturnType<typeof arrangeEdition>>();

/** An edition as it stands under its date, arranged once. */
function arrangeDated(
  { address }: CatalogueEntry,
  date: IsoDate,
  entries: Awaited<ReturnType<typeof loadEntryNames>>,
): ReturnType<typeof arrangeEdition> {
  const known = arranged.get(entries) ?? arrangeEdition({ address: { ...address, date } }, entries);
  arranged.set(entries, known);
  return known;
}

/** What an entry of a superseded edition is in the newest one. */
export interface Today extends FoundWhere {
  readonly history?: string;
}

/**
 * What the entry that a link of this site leads to is in the newest edition of its document. Undefined for a link that leads to no entry of a
 * superseded edition. Rejects when the data cannot be had.
 */
export async function findToday(href: string): Promise<Today | undefined> {
  const { chain, edition, entry } = (await findPlace(href)) ?? {};
  const newest = (chain?.editions.length ?? 0) - 1;
  if (!chain || !edition || !entry || edition.place === newest) return undefined;
  const found = followNamed(chain, entry, edition, await chain.loadNamed(newest));
  const history = chain.historyOf(found.lineage);
  return { ...found, ...(history === undefined ? {} : { history }) };
}
