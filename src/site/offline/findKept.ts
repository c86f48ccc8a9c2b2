/** Which file of what is kept answers an address, and what is said where none does. */
import type { IsoDate } from '../../model/edition.ts';
import { makeAddress, parseAddress, type Address } from '../frame/addresses/addresses.ts';
import { parseNumberAddress } from '../frame/addresses/numberAddress.ts';
import { makeDatedValue } from '../frame/data/catalogue.ts';

export type FoundFile =
  { readonly kind: 'file'; readonly path: string; readonly status?: 404 } | { readonly kind: 'redirect'; readonly to: string };

/**
 * The file for a path from the root of the site, as common hosts find it: a folder is its index.html, a folder without its slash leads to itself
 * with one. Where the number of a rule is no page, the page for missing addresses is it, which leads from `/613.7c` to `/613/#613.7c`: what leads
 * there on a host without it, a file for each of three thousand numbers, need not be kept. `has` is asked by path without leading slash.
 */
export function findKeptFile(pathname: string, has: (path: string) => boolean): FoundFile | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname).slice(1);
  } catch {
    return undefined;
  }
  const isFolder = path === '' || path.endsWith('/');
  const file = (isFolder ? [`${path}index.html`] : [path, `${path}.html`]).find(has);
  if (file !== undefined) return { kind: 'file', path: file };
  if (!isFolder && has(`${path}/index.html`)) return { kind: 'redirect', to: `${pathname}/` };
  return namesRule(pathname) && has(missing) ? { kind: 'file', path: missing, status: 404 } : undefined;
}

const missing = '404.html';

/** Of the edition that is kept: one of a day or of another document is asked for from the network, which may have it. */
function namesRule(pathname: string): boolean {
  const address = parseNumberAddress(pathname);
  return address !== undefined && address.date === undefined && address.document === undefined;
}

/**
 * Where a page leads that is not kept and cannot be had: an edition under its date to the page that has it whole, if that is kept; else to what
 * says so. `newest`: the day of the main document's edition that is kept.
 */
export function findInstead(pathname: string, has: (path: string) => boolean, newest: IsoDate | undefined): string {
  const address = parseAddress(pathname);
  if (address && 'edition' in address && texts.has(address.kind) && address.edition.date !== undefined) {
    const { document, date } = address.edition;
    if (document === undefined && date === newest && has('all/index.html')) return makeAddress({ kind: 'all', edition: {} });
    const of = makeDatedValue({ address: document === undefined ? {} : { document }, date });
    if (has('one-page/index.html')) return makeAddress({ kind: 'one-page', of });
  }
  return makeAddress({ kind: 'offline', asked: pathname });
}

const texts: ReadonlySet<string> = new Set<Address['kind']>(['contents', 'page', 'whole', 'all', 'glossary', 'term']);

/** Names with a digest of what is in them: whoever made it, the same name is the same file. */
export function hasLastingName(path: string): boolean {
  return path.startsWith('_astro/') || /-[0-9a-f]{16}(?:\.[a-z]+|\/\d+\.(?:json|bin))$/.test(path);
}

const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

export function typeOf(path: string): string {
  return types[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}
