/** The scripts that a built page loads by itself: those that it names, and what these import before they run. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';

/** @param page Its address, as `/613/`. @returns The addresses of the scripts */
export function scriptsLoadedBy(folder: string, page: string): readonly string[] {
  const scripts = new Set<string>();
  const collect = (path: string): void => {
    if (scripts.has(path)) return;
    scripts.add(path);
    const source = readFileSync(join(folder, path), 'utf8');
    // What is imported as a call is loaded when it is asked for.
    for (const [, file = ''] of source.matchAll(/(?:\bfrom|^import|[;}]import)\s*["']\.\/([^"']+)["']/g)) collect(`/_astro/${file}`);
  };
  const html = readFileSync(join(folder, page, 'index.html'), 'utf8');
  for (const { attribs } of load(html)('script[src]').get()) collect(attribs['src'] ?? '');
  return [...scripts];
}
