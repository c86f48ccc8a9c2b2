/**
 * The two addresses of what stands on a page: in this edition for ever, and in whichever edition is current. The newest edition lives at
 * the short addresses; its pages stand a second time under its date (pinnedPages.ts), so that a noted address keeps its edition.
 */
import type { EditionRecord } from '../corpus/format.ts';
import type { DocumentId } from '../model/edition.ts';
import { makeAddress, parseAddress } from './addresses.ts';
import type { EditionView } from './edition.ts';

export interface Permalinks {
  /** How the document is called in a citation: `CR`. */
  readonly work: string;
  readonly effective: EditionRecord['date'];
  readonly pinned: string;
  /** Absent on the pages of an edition that is not the newest: its numbers mean something else today. */
  readonly current?: string;
}

const works: Readonly<Record<DocumentId, string>> = {
  'comprehensive-rules': 'CR',
  rulebook: 'Rulebook',
  'rulings-summary': 'Rulings Summary',
  handbook: 'Handbook',
};

/** The permalinks of the page at a path. */
export function makePermalinks(path: string, record: EditionRecord, view: EditionView | undefined): Permalinks {
  const pinned = pinAddress(path, record.date);
  const isNewest = view !== undefined && view.until === undefined && pinned !== undefined;
  return {
    work: works[record.document],
    effective: record.date,
    pinned: pinned ?? path,
    ...(isNewest ? { current: path } : {}),
  };
}

/** The address of a page with the date of its edition; undefined for pages that are of no edition. */
export function pinAddress(path: string, date: EditionRecord['date']): string | undefined {
  const address = path === '/' ? undefined : parseAddress(path);
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
