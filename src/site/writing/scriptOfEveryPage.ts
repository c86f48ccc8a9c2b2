/** How the scripts of the site are cut: what each page loads is one file, whatever else needs a part of it. */

/** The script of the layout that each page has. */
const layout = /\/layout\/Page\.astro\?astro&type=script/;

/** What the bundler knows of modules: `importers` are those that need it before they begin. */
export interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * The name of the file for a module that the layout needs, or nothing: it goes where the bundler puts it. The bundler itself makes a file for each set
 * of scripts that share modules: over a dozen for a page of rules, each asked for by itself, most of less than a kilobyte.
 */
export function nameOfEveryPage(id: string, modules: Modules): 'everyPage' | null {
  if (layout.test(id)) return null;
  const seen = new Set<string>();
  const rest = [id];
  for (let each = rest.pop(); each !== undefined; each = rest.pop()) {
    if (layout.test(each)) return 'everyPage';
    if (seen.has(each)) continue;
    seen.add(each);
    rest.push(...(modules.getModuleInfo(each)?.importers ?? []));
  }
  return null;
}
