/** What search engines and browsers are told of a site that knows its address: the lasting addresses of its pages, and how it is searched. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { labels } from '../frame/labels/labels.ts';
import { escapeMarkup as escape } from '../frame/wording/escapeMarkup.ts';

/** Of a page its head says which address it has for search engines; a page that names another is not listed. */
const canonical = /<link (?=[^>]*rel="?canonical)[^>]*href="?([^"\s>]+)/;

/** A sitemap may name so many. */
const mostAddresses = 50_000;

/** Writes sitemap.xml, opensearch.xml and, at the root of a host, robots.txt into a built site. `address` ends in a slash. */
export async function writeForEngines(folder: string, address: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries.filter((entry) => entry.isFile() && entry.name === 'index.html').map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const page of pages) {
    const url = canonical.exec(await readFile(page, 'utf8'))?.[1];
    if (url !== undefined && url === locate(folder, page, address)) found.push(url);
  }
  await writeFile(join(folder, 'sitemap.xml'), makeSitemap(found.sort().slice(0, mostAddresses)));
  await writeFile(join(folder, 'opensearch.xml'), makeOpenSearch(address));
  if (new URL(address).pathname === '/')
    await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\nSitemap: ${address}sitemap.xml\n`);
}

/** The address of the page that a file is. */
function locate(folder: string, page: string, address: string): string {
  const path = page
    .slice(folder.length)
    .replaceAll('\\', '/')
    .replace(/^\//, '')
    .replace(/index\.html$/, '');
  return new URL(path.split('/').map(encodeURIComponent).join('/'), address).href;
}

export function makeSitemap(addresses: readonly string[]): string {
  const urls = addresses.map((address) => `<url><loc>${escape(address)}</loc></url>\n`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`;
}

/** So that a browser asks this site from its own field: OpenSearch 1.1. */
export function makeOpenSearch(address: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escape(labels.site)}</ShortName>`,
    `<Description>${escape(labels.tagline)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="192" height="192" type="image/png">${escape(address)}icons/192.png</Image>`,
    `<Url type="text/html" template="${escape(address)}search/?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escape(address)}opensearch.xml"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}
