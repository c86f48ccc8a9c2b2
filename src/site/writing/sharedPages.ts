/**
 * The pages of superseded editions. A page that is the same in neighbouring editions of a document, links and all, is built once, for the
 * newest of them, and names the run of editions it stands for; under the dates of the others it stands as the same file
 * (pinnedPages.ts). The editions between two that are shown may not be known, so a run never goes past an edition that is not shown.
 */
import type { LoadedEntry } from '../../corpus/readCorpus.ts';
import { makeAddress, type EditionAddress } from '../frame/addresses/addresses.ts';
import { linkRelatively, type EditionView, type Run } from '../frame/library/edition.ts';
import type { Library } from '../frame/library/library.ts';
import { fingerprintGlossary, fingerprintPage } from './pageFingerprint.ts';

export interface SharedPage {
  /** Of the newest edition of the run, with the run. */
  readonly view: EditionView;
  /** The section, subsection or keyword; absent for the glossary. */
  readonly entry?: LoadedEntry;
  /** Addresses of the page, that of the newest edition first. */
  readonly paths: readonly string[];
}

interface OpenRun {
  readonly fingerprint: string;
  readonly entry?: LoadedEntry;
  /** The newest first. */
  readonly views: EditionView[];
}

const kept = new WeakMap<Library, readonly SharedPage[]>();

/** The pages of all superseded editions of a library, but their contents; found once. */
export function findSharedPages(library: Library): readonly SharedPage[] {
  const known = kept.get(library);
  if (known) return known;
  const superseded = library.editions.filter(({ until }) => until !== undefined);
  const documents = [...Map.groupBy(superseded, ({ record }) => record.document).values()];
  const found = documents.flatMap((views) => findRuns(views, library));
  kept.set(library, found);
  return found;
}

/** Editions of one document, the newest first. */
function findRuns(views: readonly EditionView[], library: Library): readonly SharedPage[] {
  const shared: SharedPage[] = [];
  let open = new Map<string, OpenRun>();
  views.forEach((view, at) => {
    const isNeighbour = views[at - 1]?.record.date === view.until;
    const pages = new Map<string, OpenRun>();
    for (const [name, page] of describePages(linkRelatively(view), library)) {
      const run = open.get(name);
      if (isNeighbour && run?.fingerprint === page.fingerprint) {
        run.views.push(view);
        open.delete(name);
        pages.set(name, run);
      } else pages.set(name, page);
    }
    shared.push(...[...open.values()].map(closeRun));
    open = pages;
  });
  return [...shared, ...[...open.values()].map(closeRun)];
}

/** The pages of an edition by what they are called in it. */
function describePages(view: EditionView, library: Library): ReadonlyMap<string, OpenRun> {
  const pages = new Map(
    view.pages.map((entry): [string, OpenRun] => [entry.id, { fingerprint: fingerprintPage(view, entry, library), entry, views: [view] }]),
  );
  if (view.terms.length > 0) pages.set('glossary', { fingerprint: fingerprintGlossary(view, library), views: [view] });
  return pages;
}

function closeRun({ views, entry }: OpenRun): SharedPage {
  const [newest] = views;
  const oldest = views.at(-1);
  if (!newest || !oldest) throw new Error('A run has at least one edition.');
  const run: Run = {
    records: views.map(({ record }) => record),
    from: oldest.record.date,
    ...(newest.until === undefined ? {} : { until: newest.until }),
  };
  const pathIn = (edition: EditionAddress): string =>
    makeAddress(entry ? { kind: 'page', edition, id: entry.id } : { kind: 'glossary', edition });
  return { view: { ...newest, run }, ...(entry ? { entry } : {}), paths: views.map(({ address }) => pathIn(address)) };
}
