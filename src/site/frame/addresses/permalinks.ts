/**
 * The two addresses of what stands on a page: in this edition for ever, and in whichever edition is current. The newest edition lives at
 * the short addresses; its pages stand a second time under its date (pinnedPages.ts), so that a noted address keeps its edition.
 */
import type { EditionRecord } from '../../../corpus/format.ts';
import type { DocumentId } from '../../../model/edition.ts';
import type { EntryId } from '../../../model/entry.ts';
import { makeAddress, makeAnchor, parseAddress } from './addresses.ts';
import type { EditionView } from '../library/edition.ts';
import type { Library } from '../library/library.ts';
import { toLink } from './siteRoot.ts';

export interface Permalinks {
  /** How the document is called in a citation: `CR`. */
  readonly work: string;
  readonly effective: EditionRecord['date'];
  readonly pinned: string;
  /** What has the same number or name in the newest edition. Absent where nothing has, and on the pages of whole sections of older editions. */
  readonly current?: string;
  /** Anchors of the page that its current address lacks, separated by spaces. */
  readonly gone?: string;
}

const works: Readonly<Record<DocumentId, string>> = {
  'comprehensive-rules': 'CR',
  rulebook: 'Rulebook',
  'rulings-summary': 'Rulings Summary',
  handbook: 'Handbook',
};

/** The permalinks of the page at a path. `newest` is the newest edition of its document. */
export function makePermalinks(
  path: string,
  record: EditionRecord,
  view: EditionView | undefined,
  newest: EditionView | undefined,
): Permalinks {
  const pinned = pinAddress(path, record.date);
  const isNewest = view !== undefined && view.until === undefined && pinned !== undefined;
  return {
    work: works[record.document],
    effective: record.date,
    pinned: pinned ?? path,
    ...(isNewest ? { current: path } : view && newest ? findCurrent(path, view, newest) : {}),
  };
}

function findCurrent(path: string, view: EditionView, newest: EditionView): Pick<Permalinks, 'current' | 'gone'> {
  const address = parseAddress(path);
  // The glossary of a superseded edition is one page of texts, with anchors that the newest has not.
  const current = address?.kind === 'whole' || address?.kind === 'glossary' ? undefined : findToday(path, view, newest);
  if (current === undefined) return {};
  const ids = address?.kind === 'page' ? listRulesOf(view, address.id) : [];
  const gone = ids.filter((id) => newest.hrefOf(id) !== `${current}#${encodeURIComponent(makeAnchor(id))}`).map(makeAnchor);
  return { current, ...(gone.length > 0 ? { gone: gone.join(' ') } : {}) };
}

/** What stands on the page of an entry below its heading. */
function listRulesOf(view: EditionView, id: EntryId): readonly EntryId[] {
  return view.childrenOf(id).flatMap((child) => (view.hasPage(child.id) ? [] : [child.id, ...listRulesOf(view, child.id)]));
}

/** The newest edition of the document that a record is of, if it is shown. */
export function findNewest({ editions }: Library, { document }: EditionRecord): EditionView | undefined {
  return editions.find(({ record }) => record.document === document);
}

/** The address of a page with the date of its edition; undefined for pages that are of no edition. */
export function pinAddress(path: string, date: EditionRecord['date']): string | undefined {
  const address = path === toLink('/') ? undefined : parseAddress(path);
  if (!address || !('edition' in address) || address.kind === 'edition') return undefined;
  return makeAddress({ ...address, edition: { ...address.edition, date } });
}

/** The address in the newest edition of what a page of an older one shows, when a number or headword of that name is there. */
export function findToday(path: string, view: EditionView, newest: EditionView): string | undefined {
  const address = parseAddress(path);
  if (address?.kind === 'page' || address?.kind === 'whole') return newest.hrefOf(address.id);
  if (address?.kind === 'glossary' && newest.terms.length > 0) return makeAddress({ ...address, edition: newest.address });
  const term = address?.kind === 'term' ? view.terms.find(({ id }) => view.slugOf(id) === address.slug) : undefined;
  return term && newest.hrefOf(term.id);
}
