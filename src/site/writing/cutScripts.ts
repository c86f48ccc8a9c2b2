/** How the scripts of the site are cut: what each page loads is one file, and so is the engine, whatever else needs a part of them. */

/** The script of the layout that each page has. */
const layout = /\/layout\/Page\.astro\?astro&type=script/;

/** What the bundler knows of modules: `importers` are those that need it before they begin. */
export interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a module needs another before it begins, or that one is it. */
function isNeededBy(needing: RegExp, id: string, modules: Modules): boolean {
  const seen = new Set<string>();
  const rest = [id];
  for (let each = rest.pop(); each !== undefined; each = rest.pop()) {
    if (needing.test(each)) return true;
    if (seen.has(each)) continue;
    seen.add(each);
    rest.push(...(modules.getModuleInfo(each)?.importers ?? []));
  }
  return false;
}

/**
 * The name of the file for a module that the layout needs, or nothing: it goes where the bundler puts it. The bundler itself makes a file for each set
 * of scripts that share modules: over a dozen for a page of rules, each asked for by itself, most of less than a kilobyte.
 */
export const nameOfEveryPage = (id: string, modules: Modules): 'everyPage' | null =>
  !layout.test(id) && isNeededBy(layout, id, modules) ? 'everyPage' : null;

/** The one door to what plays. */
const door = /\/src\/demonstration\/inBrowser\.ts$/;

/** The same of the engine's own modules that a play needs, which the parts of what few games do and other editions need as well. */
export const nameOfEngine = (id: string, modules: Modules): 'engine' | null =>
  id.includes('/src/engine/') && isNeededBy(door, id, modules) ? 'engine' : null;
