/**
 * What stands beside a page, as its address says it: `/704/?beside=510.4`, `/704/?beside=2009-07-11/502.33`, `/704/?beside=glossary/trample`. It
 * is written as an address of this site without the slashes at its ends; a rule by its number, whichever page it stands on. Without a day it
 * is of the edition of the page.
 */
import type { DocumentId } from '../../../model/edition.ts';
import { makeAnchor, makeTermAnchor, parseAddress } from '../../frame/addresses/addresses.ts';

/** The name in the query. */
export const pairName = 'beside';

/** An edition by what it is, however addresses write it. */
export interface PairEdition {
  readonly document?: DocumentId | undefined;
  readonly date?: string | undefined;
}

export type PairTarget = PairEdition & ({ readonly id: string } | { readonly slug: string });

/** Reads what an address has behind `beside=`. Undefined for what names no rule, section or term. */
export function parsePair(value: string): PairTarget | undefined {
  const address = parseAddress(`/${value}/`);
  if (address?.kind !== 'page' && address?.kind !== 'term') return undefined;
  const { document, date } = address.edition;
  return { document, date, ...(address.kind === 'page' ? { id: address.id } : { slug: address.slug }) };
}

/** What a link of this site leads to, as far as it can stand beside a page. `date` of an address without one is left out. */
export function readPairLink(path: string): PairTarget | undefined {
  const address = parseAddress(path);
  if (!address || !('edition' in address)) return undefined;
  const { document, date } = address.edition;
  const anchor = ('anchor' in address ? address.anchor : undefined)?.replace(/-example-\d+$/, '');
  const term = makeTermAnchor('');
  switch (address.kind) {
    case 'page':
    case 'whole':
      return parsePair(anchor ?? '') ? { document, date, id: anchor ?? '' } : { document, date, id: address.id };
    case 'term':
      return { document, date, slug: address.slug };
    case 'glossary':
      return anchor?.startsWith(term) ? { document, date, slug: anchor.slice(term.length) } : undefined;
    default:
      return undefined;
  }
}

/** Writes it for a page of the edition `on`. */
export function writePair(target: PairTarget, on: PairEdition): string {
  const isSame = target.document === on.document && target.date === on.date;
  const edition = isSame ? [] : [target.document, target.date];
  const place = 'id' in target ? [makeAnchor(target.id)] : ['glossary', target.slug];
  return [...edition, ...place].filter((part) => part !== undefined).join('/');
}

/** The query of an address with what stands beside, or without it. Slashes stay as they are: they may stand in a query. */
export function withPair(search: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  query.delete(pairName);
  const others = query.toString();
  const parts = [...(others === '' ? [] : [others]), ...(value === undefined ? [] : [`${pairName}=${value}`])];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
