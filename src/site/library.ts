/** What the build reads, once: the corpus, the choice of editions, their views, and the search file of each. */
import { createHash } from 'node:crypto';
import type { EditionRecord } from '../corpus/format.ts';
import { openCorpus, type Corpus, type LoadedEntry } from '../corpus/readCorpus.ts';
import { collectEdition } from '../search/collectEdition.ts';
import type { SearchFile } from '../search/documents.ts';
import { readPlayerWords } from '../search/readPlayerWords.ts';
import { isOfKind, kindFilters, type KindFilter } from '../search/kinds.ts';
import { parseAddress, type EditionAddress } from './addresses.ts';
import { chooseEditions } from './chooseEditions.ts';
import { makeDocumentView, makeEditionView, makeExampleHref, type EditionView } from './edition.ts';

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
  /** What the browser can search in: the current edition first, then every edition and document that is shown. Made when asked for. */
  readonly searches: readonly LazySearch[];
}

/** Something to search in, by the edition that pages belong to. */
export interface LazySearch {
  /** How the address of the search page names it: `2009-05-01`, `handbook/2009-10-01`; empty for the current edition. */
  readonly value: string;
  readonly record: EditionRecord;
  /** The file; made at the first call and remembered but for its text. */
  readonly open: () => SearchAsset;
}

/** A file of the site, named by its content so that it can be kept for ever. */
export interface SearchAsset {
  /** `index-0123456789abcdef`, without folder and ending. */
  readonly name: string;
  readonly path: string;
  /** Kinds of which it has something. */
  readonly kinds: readonly KindFilter[];
  /** Makes the text: with all editions shown there would be a hundred megabytes of them to keep. */
  readonly makeJson: () => string;
}

/** What the search file holds: the documents, and the address of each. */
export interface SiteSearchFile extends SearchFile {
  readonly addresses: readonly string[];
}

let opened: Library | undefined;

/** Opens the library; the same one on every call of a build. */
export function openLibrary(): Library {
  opened ??= makeLibrary(openCorpus(), process.env['CONCORDANCE_EDITIONS']);
  return opened;
}

/** Makes the library of a corpus. */
export function makeLibrary(corpus: Corpus, wanted: string | undefined): Library {
  const { shown, documents } = chooseEditions(corpus.manifest.editions, wanted);
  const editions = shown.map((edition) => makeEditionView(edition, corpus.loadEdition(edition.record.key)));
  const [current] = editions;
  const documentViews = documents.map((record) => {
    const view = makeDocumentView({ record, address: { document: record.document, date: record.date } }, corpus.loadEdition(record.key));
    return { record, entries: view.entries, view };
  });
  return {
    corpus,
    editions,
    documents: documentViews,
    ...(current === undefined ? {} : { current }),
    searches: [
      ...editions.map((view) => makeLazySearch(makeEditionValue(view.address), view)),
      ...documentViews.map(({ record, view }) => makeLazySearch(record.key, view)),
    ],
  };
}

/** The search of the edition or document that a page belongs to; of the current edition for a page about all of them. */
export function findSearch({ searches }: Library, path: string): LazySearch | undefined {
  const address = parseAddress(path);
  const value =
    address === undefined ? '' : address.kind === 'document' ? address.key : 'edition' in address ? makeEditionValue(address.edition) : '';
  return searches.find((search) => search.value === value) ?? searches[0];
}

function makeEditionValue({ document, date }: EditionAddress): string {
  return [document, date].filter((part) => part !== undefined).join('/');
}

function makeLazySearch(value: string, view: EditionView): LazySearch {
  let asset: SearchAsset | undefined;
  return { value, record: view.record, open: () => (asset ??= makeSearchAsset(view)) };
}

function makeSearchAsset(view: EditionView): SearchAsset {
  const file = makeSearchFile(view);
  const makeJson = (): string => JSON.stringify(makeSearchFile(view));
  const name = `index-${createHash('sha256').update(JSON.stringify(file)).digest('hex').slice(0, 16)}`;
  const kinds = kindFilters.filter((filter) => file.documents.some((document) => isOfKind(document, filter)));
  return { name, path: `/search/${name}.json`, kinds, makeJson };
}

function makeSearchFile(view: EditionView): SiteSearchFile {
  const file = collectEdition(view.record.key, view.entries, readPlayerWords(process.env['CONCORDANCE_CONTENT'] ?? 'content'));
  const addresses = file.documents.map(({ id }) => {
    const [entry = id, example] = id.split('#example-');
    return (example === undefined ? view.hrefOf(entry) : makeExampleHref(view, entry, Number(example) - 1)) ?? '/';
  });
  return { ...file, addresses };
}
