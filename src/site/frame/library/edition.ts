/** One edition as the site shows it: its entries as a tree, the page each stands on, and the way from an id to an address. */
import { toEntry, type LoadedEntry } from '../../../corpus/loadedEntry.ts';
import { makeWording } from '../../../corpus/wording/parseWording.ts';
import { makeEntryIndex, type EntryIndex } from '../../../corpus/wording/resolve.ts';
import { makeTermIndex, toTerms, type TermIndex } from '../../../corpus/wording/terms.ts';
import { isGame, isPolicy, makeEditionKey, type PolicyId } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import { repeatsTitle } from '../../../search/documents.ts';
import { makeAddress, makeAnchor, makeExampleAnchor, makeSlugs, makeTermAnchor, type EditionAddress } from '../addresses/addresses.ts';
import type { ShownEdition } from './chooseEditions.ts';
import { divideIntoParts, type Part } from './parts.ts';

/** A place in policy: `MTR 2.5`, or the document itself. */
export interface PolicyPlace {
  readonly name: string;
  readonly href: string;
}

export interface EditionView extends ShownEdition {
  /** How links on its pages write the edition. */
  readonly links: EditionAddress;
  /** Of a newest edition: the same under its date, where what was noted keeps its edition, divided as all editions under their dates are. */
  readonly dated?: EditionView;
  /** Of a partial copy: the whole edition of the same day, in which citations are found that the copy leaves out. */
  readonly whole?: EditionView;
  /** Of a document of policy: the rules of the game of its day, which it cites. */
  readonly rules?: EditionView;
  /** Of a document of policy: itself, or the last edition of the other one that is here and no younger than it. */
  readonly policyOf?: (document: PolicyId) => EditionView | undefined;
  /** Of the newest edition of the rules: where the newest policy here cites an entry of it, or is named in it. */
  readonly inPolicy?: ReadonlyMap<EntryId, readonly PolicyPlace[]>;
  /** Of the rules of another game than Magic. */
  readonly isOfGame: boolean;
  readonly entries: readonly LoadedEntry[];
  /** Sections, and subsections that stand under none. */
  readonly roots: readonly LoadedEntry[];
  /** Headings, in order: sections, subsections, keywords. In a newest edition each has a page of its own. */
  readonly pages: readonly LoadedEntry[];
  /** The pages of an edition under its date; none of one at the short addresses. */
  readonly parts: readonly Part[];
  readonly terms: readonly LoadedEntry[];
  /** Entries that stand under nothing and have no page: they are shown below the contents. */
  readonly loose: readonly LoadedEntry[];
  readonly entryIndex: EntryIndex;
  readonly termIndex: TermIndex;
  readonly findEntry: (id: EntryId) => LoadedEntry | undefined;
  readonly childrenOf: (id: EntryId) => readonly LoadedEntry[];
  /** Whether it is one of `pages`. */
  readonly hasPage: (id: EntryId) => boolean;
  /** Address of an entry on its page; undefined for an id that this edition lacks. */
  readonly hrefOf: (id: EntryId) => string | undefined;
  readonly slugOf: (id: EntryId) => string;
  /** Of a superseded edition: whether a term is a word of every day that is no link in an entry (everydayLinks.ts). */
  readonly isUnlinked?: (term: EntryId, entry: EntryId) => boolean;
}

/** Makes the view. Entries may be in any state: parents missing, numbers twice; every one of them stands on exactly one page. */
export function makeEditionView(shown: ShownEdition, loaded: readonly LoadedEntry[]): EditionView {
  return { ...shown, ...arrangeEdition(shown, loaded) };
}

/** The view without its record, for the browser, which does not know that. */
export function arrangeEdition(
  shown: Pick<ShownEdition, 'address' | 'until'>,
  loaded: readonly LoadedEntry[],
): Omit<EditionView, keyof ShownEdition> {
  const entries = loaded.map(dropRepeatedTitle);
  const plain = entries.map(toEntry);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const children = new Map<EntryId, LoadedEntry[]>();
  for (const entry of entries) {
    if (entry.parent === undefined || entry.kind === 'term') continue;
    const siblings = children.get(entry.parent);
    if (siblings) siblings.push(entry);
    else children.set(entry.parent, [entry]);
  }
  // A list that has grown has room for more: a copy has none, which counts in a hundred editions.
  for (const [id, list] of children) children.set(id, list.slice());
  const parentOf = (entry: LoadedEntry): LoadedEntry | undefined => (entry.parent === undefined ? undefined : byId.get(entry.parent));
  const terms = entries.filter((entry) => entry.kind === 'term');
  const slugs = new Map(makeSlugs(terms.map((term) => term.title ?? term.id)).map((slug, at) => [terms[at]?.id ?? '', slug]));

  const pages = entries.filter((entry) => entry.kind === 'section' || entry.kind === 'subsection' || isKeyword(entry, parentOf(entry)));
  const pageIds = new Set(pages.map((page) => page.id));
  const countUnder = ({ id }: LoadedEntry): number => countBelow(id, new Set());
  const countBelow = (id: EntryId, passed: Set<EntryId>): number => {
    if (passed.has(id)) return 0;
    passed.add(id);
    const own = (children.get(id) ?? []).filter((child) => !pageIds.has(child.id));
    return own.reduce((sum, child) => sum + 1 + countBelow(child.id, passed), 0);
  };
  const rooted = (entry: LoadedEntry): boolean => parentOf(entry) === undefined && entry.kind !== 'term';

  const headingAbove = (entry: LoadedEntry): LoadedEntry | undefined => {
    // A damaged source may come back to an entry that it has passed: no line is longer than the edition.
    let at: LoadedEntry | undefined = entry;
    for (let above = 0; at && above < entries.length; above += 1) {
      if (pageIds.has(at.id) || at.kind === 'term') return at;
      at = parentOf(at);
    }
    return undefined;
  };
  const isDated = shown.address.date !== undefined;
  const parts = isDated ? divideIntoParts(pages, countUnder) : [];
  const firstOf = new Map(parts.flatMap((part) => part.map(({ id }) => [id, part[0].id])));
  const hrefOf = (id: EntryId): string | undefined => {
    const entry = byId.get(id);
    const edition = shown.address;
    if (!entry) return undefined;
    const { document, date } = edition;
    // An edition of policy is one page.
    if (document !== undefined && date !== undefined && isPolicy(document))
      return makeAddress({ kind: 'document', key: makeEditionKey({ document, date }), anchor: makeAnchor(id) });
    const heading = headingAbove(entry);
    if (!heading) return makeAddress({ kind: 'contents', edition, anchor: makeAnchor(id) });
    if (heading.kind === 'term') {
      const slug = slugs.get(heading.id) ?? '';
      const anchor = heading.id === id ? {} : { anchor: makeAnchor(id) };
      if (!isDated) return makeAddress({ kind: 'term', edition, slug, ...anchor });
      return makeAddress({ kind: 'glossary', edition, anchor: anchor.anchor ?? makeTermAnchor(slug) });
    }
    const page = firstOf.get(heading.id) ?? heading.id;
    return makeAddress({ kind: 'page', edition, id: page, ...(page === id ? {} : { anchor: makeAnchor(id) }) });
  };
  return {
    links: shown.address,
    isOfGame: shown.address.document !== undefined && isGame(shown.address.document),
    entries,
    roots: pages.filter(rooted),
    pages,
    parts,
    terms,
    loose: entries.filter((entry) => rooted(entry) && !pageIds.has(entry.id)),
    entryIndex: makeEntryIndex(plain, byId),
    termIndex: makeTermIndex(toTerms(plain)),
    findEntry: (id) => byId.get(id),
    childrenOf: (id) => children.get(id) ?? [],
    hasPage: (id) => pageIds.has(id),
    hrefOf,
    slugOf: (id) => slugs.get(id) ?? '',
  };
}

/** The view for pages one step below the contents, with links that stay in the edition under whose address such a page is opened. */
export function linkRelatively(view: EditionView): EditionView {
  const root = makeAddress({ kind: 'contents', edition: view.address });
  const links: EditionAddress = { ...view.address, relative: true };
  const relativeRoot = makeAddress({ kind: 'contents', edition: links });
  return {
    ...view,
    links,
    hrefOf: (id) => {
      const href = view.hrefOf(id);
      return href?.startsWith(root) ? `${relativeRoot}${href.slice(root.length)}` : href;
    },
  };
}

/** The view of a source that is shown whole on one page: the same, but every entry stands on that page. */
export function makeDocumentView(shown: ShownEdition, entries: readonly LoadedEntry[], whole?: EditionView): EditionView {
  const view = makeEditionView(shown, entries);
  const { key } = shown.record;
  return {
    ...view,
    ...(whole ? { whole } : {}),
    hrefOf: (id) => (view.findEntry(id) ? makeAddress({ kind: 'document', key, anchor: makeAnchor(id) }) : undefined),
  };
}

/**
 * The same for a page that has all of the edition: citations lead to their place on it. Terms are no links, since they would be a third of
 * such a page.
 */
export function linkInside<View extends Pick<EditionView, 'findEntry' | 'slugOf' | 'termIndex' | 'hrefOf'>>(view: View): View {
  return {
    ...view,
    termIndex: makeTermIndex([]),
    hrefOf: (id) => {
      const entry = view.findEntry(id);
      return entry && `#${encodeURIComponent(entry.kind === 'term' ? makeTermAnchor(view.slugOf(id)) : makeAnchor(id))}`;
    },
  };
}

/** Address of an Example, from 0, of an entry. */
export function makeExampleHref(view: Pick<EditionView, 'hrefOf'>, id: EntryId, place: number): string | undefined {
  const anchor = makeExampleAnchor(id, place);
  return view.hrefOf(id)?.replace(/(?:#.*)?$/, `#${encodeURIComponent(anchor)}`);
}

/** A heading is shown once, also when the source was read as heading and text. */
function dropRepeatedTitle(entry: LoadedEntry): LoadedEntry {
  return entry.kind !== 'term' && repeatsTitle(toEntry(entry)) ? { ...entry, wording: [] } : entry;
}

/** A rule of "Keyword Actions" or "Keyword Abilities" that defines a keyword: it is a heading, not a sentence. */
function isKeyword(entry: LoadedEntry, parent: LoadedEntry | undefined): boolean {
  return (
    entry.kind === 'rule' &&
    parent !== undefined &&
    /^keyword (?:actions|abilities)$/i.test(parent.title ?? '') &&
    headingOf(entry) !== undefined
  );
}

/** The heading of an entry: its title, or a text that is as short as a heading and ends like one. Undefined for a sentence. */
export function headingOf(entry: LoadedEntry): string | undefined {
  if (entry.title !== undefined) return entry.title;
  if (entry.kind !== 'rule') return undefined;
  const text = makeWording(entry.wording).trim();
  return text !== '' && text.length <= 50 && !/[.:)”"]$/.test(text) ? text : undefined;
}

/** The entries above one, from the section down, without itself. */
export function ancestorsOf(view: EditionView, entry: LoadedEntry): readonly LoadedEntry[] {
  return lineOf(entry, ({ parent }) => (parent === undefined ? undefined : view.findEntry(parent)))
    .slice(1)
    .reverse();
}

/** An entry and those above it, nearest first. Ends where a damaged source comes back to an entry that it has passed. */
function lineOf(entry: LoadedEntry, parentOf: (entry: LoadedEntry) => LoadedEntry | undefined): readonly LoadedEntry[] {
  const line = new Set<LoadedEntry>();
  for (let at: LoadedEntry | undefined = entry; at && !line.has(at); at = parentOf(at)) line.add(at);
  return [...line];
}

/** The page at an address of an edition under its date: the headings on it, of which the first names it. */
export function partOf({ parts }: Pick<EditionView, 'parts'>, id: EntryId): Part | undefined {
  return parts.find(([first]) => first.id === id);
}

/** The pages before and after one: among keywords of the same subsection, else among subsections, else among sections. */
export function neighboursOf(view: EditionView, page: LoadedEntry): { readonly previous?: LoadedEntry; readonly next?: LoadedEntry } {
  const peers = view.pages.filter((other) => other.kind === page.kind && (page.kind !== 'rule' || other.parent === page.parent));
  const at = peers.indexOf(page);
  const previous = peers[at - 1];
  const next = peers[at + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
