/** Which file of what is kept answers an address, and what is said where none does. */
import type { IsoDate } from '../../model/edition.ts';
import { makeAddress, parseAddress, type Address } from '../frame/addresses/addresses.ts';
import { makeDatedValue } from '../frame/data/catalogue.ts';

export type FoundFile = { readonly kind: 'file'; readonly path: string } | { readonly kind: 'redirect'; readonly to: string };

/**
 * The file for a path from the root of the site, as common hosts find it: a folder is its index.html, `/613.7c` is `613.7c.html`, and a
 * folder without its slash leads to itself with one. `has` is asked by path without leading slash.
 */
export function findKeptFile(pathname: string, has: (path: string) => boolean): FoundFile | undefined {
  let path: string;
  try {
    path = decodeURIComponent(pathname).slice(1);
  } catch {
    return undefined;
  }
  if (path === '' || path.endsWith('/')) return has(`${path}index.html`) ? { kind: 'file', path: `${path}index.html` } : undefined;
  const file = [path, `${path}.html`].find(has);
  if (file !== undefined) return { kind: 'file', path: file };
  return has(`${path}/index.html`) ? { kind: 'redirect', to: `${pathname}/` } : undefined;
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
