/** Every page that is made from documents, with its path. The pages with a route of their own (home, editions, documents, search) are not among them. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import type { EditionView } from '../frame/library/edition.ts';
import { makeEditionFacts, type EditionFacts } from '../frame/library/editionFacts.ts';
import type { Library } from '../frame/library/library.ts';
import { findSharedPages } from './sharedPages.ts';

export type Page =
  | { readonly kind: 'contents'; readonly view: EditionView }
  | { readonly kind: 'section'; readonly view: EditionView; readonly entry: LoadedEntry }
  | { readonly kind: 'subsection'; readonly view: EditionView; readonly entry: LoadedEntry }
  | { readonly kind: 'whole'; readonly view: EditionView; readonly entry: LoadedEntry }
  /** All of the current edition on one page. */
  | { readonly kind: 'all'; readonly view: EditionView }
  | { readonly kind: 'glossary'; readonly view: EditionView }
  /** The glossary with all its texts, of a superseded edition. */
  | { readonly kind: 'terms'; readonly view: EditionView }
  | { readonly kind: 'term'; readonly view: EditionView; readonly entry: LoadedEntry }
  | { readonly kind: 'edition'; readonly facts: EditionFacts };

export interface PlannedPage {
  /** From the root, with both slashes: `/704/`. Each path is planned once. */
  readonly path: string;
  readonly page: Page;
}

/** Plans the pages of a library. The contents of the current edition are the home page and so not planned here. */
export function planPages(library: Library): readonly PlannedPage[] {
  const pages = library.editions.flatMap((view) => planEdition(view, view === library.current));
  const shared = findSharedPages(library).map(({ view, entry, paths: [path = ''] }): PlannedPage => ({
    path,
    page: entry ? { kind: entry.kind === 'section' ? 'section' : 'subsection', view, entry } : { kind: 'terms', view },
  }));
  const editions = makeEditionFacts(library).map((facts): PlannedPage => ({
    path: makeAddress({ kind: 'edition', edition: facts.address }),
    page: { kind: 'edition', facts },
  }));
  return [...new Map([...pages, ...shared, ...editions].map((planned) => [planned.path, planned])).values()];
}

/** Of a superseded edition the contents alone: its other pages may be shared with its neighbours. */
function planEdition(view: EditionView, isHome: boolean): readonly PlannedPage[] {
  const edition = view.address;
  const contents: PlannedPage = { path: makeAddress({ kind: 'contents', edition }), page: { kind: 'contents', view } };
  if (view.until !== undefined) return [contents];
  const glossary: PlannedPage = { path: makeAddress({ kind: 'glossary', edition }), page: { kind: 'glossary', view } };
  return [
    ...(isHome ? [{ path: makeAddress({ kind: 'all', edition }), page: { kind: 'all', view } } satisfies PlannedPage] : [contents]),
    // The contents of a newest edition under its date: its other pages get their second names when all are built (pinnedPages.ts).
    { ...contents, path: makeAddress({ kind: 'contents', edition: { ...edition, date: view.record.date } }) },
    ...view.pages
      .filter((entry) => hasWhole(view, entry))
      .map((entry): PlannedPage => ({
        path: makeAddress({ kind: 'whole', edition, id: entry.id }),
        page: { kind: 'whole', view, entry },
      })),
    ...view.pages.map((entry): PlannedPage => ({
      path: makeAddress({ kind: 'page', edition, id: entry.id }),
      page: { kind: entry.kind === 'section' ? 'section' : 'subsection', view, entry },
    })),
    ...(view.terms.length > 0 ? [glossary] : []),
    ...view.terms.map((entry): PlannedPage => ({
      path: makeAddress({ kind: 'term', edition, slug: view.slugOf(entry.id) }),
      page: { kind: 'term', view, entry },
    })),
  ];
}

/** Sections that are divided into pages are shown as one page too. */
function hasWhole(view: EditionView, entry: LoadedEntry): boolean {
  return entry.kind === 'section' && view.childrenOf(entry.id).some((child) => view.hasPage(child.id));
}
