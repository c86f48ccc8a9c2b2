/** Every page that is made from documents, with its path. The pages with a route of their own (home, editions, documents, search) are not among them. */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makeAddress } from '../frame/addresses/addresses.ts';
import { linkRelatively, type EditionView } from '../frame/library/edition.ts';
import { makeEditionFacts, type EditionFacts } from '../frame/library/editionFacts.ts';
import type { Library } from '../frame/library/library.ts';

export type Page =
  | { readonly kind: 'contents'; readonly view: EditionView }
  | { readonly kind: 'section'; readonly view: EditionView; readonly entry: LoadedEntry }
  | { readonly kind: 'subsection'; readonly view: EditionView; readonly entry: LoadedEntry }
  | { readonly kind: 'whole'; readonly view: EditionView; readonly entry: LoadedEntry }
  /** All of the current edition on one page. */
  | { readonly kind: 'all'; readonly view: EditionView }
  /** Of an edition under its date: a part, by the first heading on it. */
  | { readonly kind: 'part'; readonly view: EditionView; readonly entry: LoadedEntry }
  | { readonly kind: 'glossary'; readonly view: EditionView }
  /** The glossary with all its texts, of an edition under its date. */
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
  const pages = library.editions.flatMap((view) =>
    view.dated ? [...planNewest(view, view === library.current), ...planDated(view.dated)] : planDated(view),
  );
  const editions = makeEditionFacts(library).map((facts): PlannedPage => ({
    path: makeAddress({ kind: 'edition', edition: facts.address }),
    page: { kind: 'edition', facts },
  }));
  return [...new Map([...pages, ...editions].map((planned) => [planned.path, planned])).values()];
}

/** An edition under its date: contents, parts, and the glossary on one page. */
function planDated(view: EditionView): readonly PlannedPage[] {
  const edition = view.address;
  const linked = linkRelatively(view);
  return [
    { path: makeAddress({ kind: 'contents', edition }), page: { kind: 'contents', view } },
    ...view.parts.map(([entry]): PlannedPage => ({
      path: makeAddress({ kind: 'page', edition, id: entry.id }),
      page: { kind: 'part', view: linked, entry },
    })),
    ...(view.terms.length > 0
      ? [{ path: makeAddress({ kind: 'glossary', edition }), page: { kind: 'terms', view: linked } } satisfies PlannedPage]
      : []),
  ];
}

/** The newest edition of a document at the short addresses: a page for each section, subsection, keyword and term. */
function planNewest(view: EditionView, isHome: boolean): readonly PlannedPage[] {
  const edition = view.address;
  const contents: PlannedPage = { path: makeAddress({ kind: 'contents', edition }), page: { kind: 'contents', view } };
  const glossary: PlannedPage = { path: makeAddress({ kind: 'glossary', edition }), page: { kind: 'glossary', view } };
  return [
    ...(isHome ? [{ path: makeAddress({ kind: 'all', edition }), page: { kind: 'all', view } } satisfies PlannedPage] : [contents]),
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
