/** What the build reads, once: the corpus, the choice of editions, their views, and the search file of the newest. */
import { createHash } from 'node:crypto';
import type { EditionRecord } from '../corpus/format.ts';
import { openCorpus, type Corpus, type LoadedEntry } from '../corpus/readCorpus.ts';
import { collectEdition } from '../search/collectEdition.ts';
import type { SearchFile } from '../search/documents.ts';
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
  /** What the browser searches in; absent as long as nothing has been read. */
  readonly search?: SearchAsset;
}

/** A file of the site, named by its content so that it can be kept for ever. */
export interface SearchAsset {
  /** `index-0123456789abcdef`, without folder and ending. */
  readonly name: string;
  readonly path: string;
  readonly json: string;
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
  return {
    corpus,
    editions,
    documents: documents.map((record) => {
      const view = makeDocumentView({ record, address: { document: record.document, date: record.date } }, corpus.loadEdition(record.key));
      return { record, entries: view.entries, view };
    }),
    ...(current === undefined ? {} : { current, search: makeSearchAsset(current) }),
  };
}

function makeSearchAsset(view: EditionView): SearchAsset {
  const file = collectEdition(view.record.key, view.entries);
  const addresses = file.documents.map(({ id }) => {
    const [entry = id, example] = id.split('#example-');
    return (example === undefined ? view.hrefOf(entry) : makeExampleHref(view, entry, Number(example) - 1)) ?? '/';
  });
  const json = JSON.stringify({ ...file, addresses } satisfies SiteSearchFile);
  const name = `index-${createHash('sha256').update(json).digest('hex').slice(0, 16)}`;
  return { name, path: `/search/${name}.json`, json };
}
