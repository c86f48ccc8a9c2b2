/** Links of a built site that lead nowhere. Sites of tests are built for `https://example.test`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';

const host = 'example.test';

/**
 * A reader of the links of one site: of a page, by its file, all that lead to no file, to no anchor of a page, or elsewhere. `select` says which are
 * looked at. Each page is read once, however many lead to it.
 */
export function findBrokenLinks(folder: string): (file: string, select?: string) => readonly string[] {
  const known = new Map<string, ReadonlySet<string> | undefined>();
  const anchorsOf = (file: string): ReadonlySet<string> | undefined => {
    if (!known.has(file)) known.set(file, existsSync(join(folder, file)) ? readIds(join(folder, file)) : undefined);
    return known.get(file);
  };
  return (file, select = '[href], [src], [action]') => {
    const broken: string[] = [];
    const $ = load(readFileSync(join(folder, file), 'utf8'));
    $(select).each((_, element) => {
      const { href, src, action } = $(element).attr() ?? {};
      const target = href ?? src ?? action ?? '';
      const url = new URL(target, `https://${host}/${file.replace(/index\.html$/, '')}`);
      const path = decodeURIComponent(url.pathname).slice(1);
      const anchors = url.host === host ? anchorsOf(path === '' || path.endsWith('/') ? `${path}index.html` : path) : undefined;
      const anchor = decodeURIComponent(url.hash.slice(1));
      if (!anchors || (anchor !== '' && !anchors.has(anchor))) broken.push(`${file}: ${target}`);
    });
    return broken;
  };
}

const readIds = (file: string): ReadonlySet<string> =>
  file.endsWith('.html')
    ? new Set(
        load(readFileSync(file, 'utf8'))('[id]')
          .map((_, { attribs }) => attribs['id'])
          .get(),
      )
    : new Set();
