/** Where an address of a rule leads that has no page of its own: `/613.7c` to `/613/#613.7c`. For whoever serves the built site. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listRulePages, parseNumberAddress } from '../../src/site/frame/addresses/numberAddress.ts';

/**
 * The path, from the root of the site, of the page that a rule stands on, in the edition that the address names; undefined for a path that
 * names no rule, or one that the edition lacks. Reads pages of that folder alone.
 */
export async function leadOn(siteFolder: string, path: string): Promise<string | undefined> {
  const address = parseNumberAddress(path);
  if (!address) return undefined;
  for (const { page, anchor } of listRulePages(address)) {
    const html = await readFile(join(siteFolder, ...page.split('/'), 'index.html'), 'utf8').catch(() => undefined);
    if (html === undefined) continue;
    if (anchor === undefined) return page;
    if (html.includes(` id=${anchor} `) || html.includes(` id=${anchor}>`) || html.includes(` id="${anchor}"`)) return `${page}#${anchor}`;
  }
  return undefined;
}
