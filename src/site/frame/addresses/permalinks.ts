/**
 * The two addresses of what stands on a page: in this edition for ever, and in whichever edition is current. The newest edition lives at
 * the short addresses, and a second time under its date, divided as it will be when it is superseded: a noted address keeps its edition.
 */
import type { EditionRecord } from '../../../corpus/format.ts';
import type { EntryId } from '../../../model/entry.ts';
import { makeAddress, makeAnchor, parseAddress } from './addresses.ts';
import { partOf, type EditionView } from '../library/edition.ts';
import type { Library } from '../library/library.ts';
import { nameWork } from '../labels/documentNames.ts';
import { toLink } from './siteRoot.ts';

export interface Permalinks extends Current {
  /** How the document is called in a citation: `CR`. */
  readonly work: string;
  readonly effective: EditionRecord['date'];
  readonly pinned: string;
}

export interface Current {
  /** The same heading with the same number in the newest edition. Absent where it has another or is gone, and where several headings stand on one page. */
  readonly current?: string;
  /** Anchors of the page that its current address lacks, or that are other rules there, separated by spaces. */
  readonly gone?: string;
}

/** Whether what has a number in an older edition has the same one in the newest (library/today.ts). */
type KeepsNumber = (id: EntryId) => boolean;

/** The permalinks of the page at a path. `newest` is the newest edition of its document. */
export function makePermalinks(
  path: string,
  record: EditionRecord,
  view: EditionView | undefined,
  newest: EditionView | undefined,
  keeps: KeepsNumber,
): Permalinks {
  const pinned = view && pinAddress(path, view);
  const isShort = view?.dated !== undefined && pinned !== undefined;
  return {
    work: nameWork(record.document),
    effective: record.date,
    pinned: pinned ?? path,
    ...(isShort ? { current: path } : view && newest ? findCurrent(path, view, newest, keeps) : {}),
  };
}

function findCurrent(path: string, view: EditionView, newest: EditionView, keeps: KeepsNumber): Current {
  const address = parseAddress(path);
  if (address?.kind !== 'page') return {};
  // A page of several headings says of each of them where it stands.
  const [first, second] = partOf(view, address.id) ?? [];
  return second && first?.kind !== 'section' ? {} : findCurrentOf(address.id, view, newest, keeps);
}

/** Where in the newest edition a heading of an older one stands that kept its number, and what under it did not. */
export function findCurrentOf(id: EntryId, view: EditionView, newest: EditionView, keeps: KeepsNumber): Current {
  const current = keeps(id) ? newest.hrefOf(id) : undefined;
  if (current === undefined) return {};
  const gone = listRulesOf(view, id)
    .filter((rule) => newest.hrefOf(rule) !== `${current}#${encodeURIComponent(makeAnchor(rule))}` || !keeps(rule))
    .map(makeAnchor);
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

/**
 * The address, under the date of its edition, of what a page shows; undefined for pages that are of no edition. What has a page of its own at
 * the short addresses may stand there among others, and then has an anchor.
 */
export function pinAddress(path: string, view: EditionView): string | undefined {
  const address = path === toLink('/') ? undefined : parseAddress(path);
  if (!address || !('edition' in address) || address.kind === 'edition') return undefined;
  const { dated } = view;
  if (!dated) return path;
  switch (address.kind) {
    case 'page':
    case 'whole':
      return dated.hrefOf(address.id);
    case 'term':
      return dated.hrefOf(view.terms.find(({ id }) => view.slugOf(id) === address.slug)?.id ?? '');
    case 'contents':
    case 'glossary':
      return makeAddress({ kind: address.kind, edition: dated.address });
    default:
      return path;
  }
}

/** The address in another edition of what has the number or headword of a page; of older editions it is another provision as often as not. */
export function findNamesake(path: string, view: EditionView, other: EditionView): string | undefined {
  const address = parseAddress(path);
  if (address?.kind === 'glossary' && other.terms.length > 0) return makeAddress({ ...address, edition: other.address });
  const id = findShown(path, view);
  return id === undefined ? undefined : other.hrefOf(id);
}

/** What a page shows: a heading, or a term. */
export function findShown(path: string, view: EditionView): EntryId | undefined {
  const address = parseAddress(path);
  if (address?.kind === 'page' || address?.kind === 'whole') return address.id;
  return address?.kind === 'term' ? view.terms.find(({ id }) => view.slugOf(id) === address.slug)?.id : undefined;
}
