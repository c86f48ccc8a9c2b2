/**
 * Makes pages of what Astro has bundled (src/site/writing/pagesLater.ts): `node makePages.ts FOLDER`, the folder of the site. First those of its own
 * (src/site/writing/shares.ts), then those that whoever started it hands out; each is written where Astro would write it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { StaticPaths } from 'astro/runtime/prerender/static-paths.js';
import { canBeFirst } from '../../src/site/offline/choices.ts';
import { type Bundle, bundleFile, bundleFolder, type Said, type Told } from '../../src/site/writing/bundle.ts';
import { isMadeByEither, isMadeHere, isSecond } from '../../src/site/writing/shares.ts';
import { leaveWithStarter } from '../../src/site/writing/starter.ts';
import { clearAway } from './clearAway.ts';

/** What is used here of Astro's entry for pages (astro/entrypoints/prerender): `astro build` by itself sets it up in the same way. */
interface Entry {
  readonly app: ConstructorParameters<typeof StaticPaths>[0] & {
    readonly setInternals: (internals: unknown) => void;
    readonly setOptions: (options: unknown) => void;
    readonly render: (request: Request, options: { readonly routeData: Route }) => Promise<Response>;
  };
}

type Page = Awaited<ReturnType<StaticPaths['getAll']>>[number];
type Route = Page['route'];

const [, , folder = ''] = process.argv;
const say = (said: Said): void => void process.send?.(said);

const stay = leaveWithStarter();

async function makePages(): Promise<void> {
  const bundle = JSON.parse(readFileSync(join(folder, bundleFolder, bundleFile), 'utf8')) as Bundle;
  const { app } = (await import(pathToFileURL(join(folder, bundleFolder, bundle.entry)).href)) as Entry;
  app.setInternals({ pagesByKeys: new Map(bundle.styles.map(([key, styles]) => [key, { styles }])) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: passOn } } } });
  const all = await listPages(app);
  const byPath = new Map(all.filter(isEither).map((page) => [page.pathname, page]));
  if (!isSecond) say({ either: [...byPath.keys()] });
  const own = all.filter((page) => !isEither(page) && isMadeHere(page.route.component, page.pathname));
  for (const page of own.filter(comesFirst)) await makePage(app, bundle, page);
  say({ isFirstMade: true });
  for (const page of own.filter((each) => !comesFirst(each))) await makePage(app, bundle, page);
  for (;;) {
    const paths = await askForMore();
    if (paths.length === 0) break;
    for (const path of paths) {
      const page = byPath.get(path);
      if (!page) throw new Error(`there is no page ${path} here`);
      await makePage(app, bundle, page);
    }
  }
  stay();
  process.disconnect();
}

const isEither = ({ route, pathname }: Page): boolean => isMadeByEither(route.component, pathname);

/** What is packed while the others are made. The page for missing addresses gets its name when it is (finishSite.ts). */
function comesFirst({ pathname, route }: Page): boolean {
  const { file } = placeOf(pathname, route.type);
  return canBeFirst(file.slice(1)) || file === '/not-found/index.html';
}

/** Where several routes have one path, the first has it, as with Astro. */
async function listPages(app: Entry['app']): Promise<readonly Page[]> {
  const pages = new Map<string, Page>();
  for (const page of await new StaticPaths(app).getAll()) {
    const path = page.pathname.replace(/\/*$/, '');
    if (!pages.has(path)) pages.set(path, page);
  }
  return [...pages.values()];
}

function askForMore(): Promise<readonly string[]> {
  return new Promise((resolve) => {
    process.once('message', ({ pages }: Told) => {
      resolve(pages);
    });
    say({ isDone: true });
  });
}

async function makePage(app: Entry['app'], { base, origin }: Bundle, { pathname, route }: Page): Promise<void> {
  const { address, file } = placeOf(pathname, route.type);
  const response = await app.render(new Request(new URL(`${base.slice(0, -1)}${address}`, origin)), { routeData: route });
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`);
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, Buffer.from(await response.arrayBuffer()));
  say({ made: 1 });
  clearAway();
  // Nothing above waits for anything: without this it would not hear that nobody is left.
  await setImmediate();
}

/** The address of a page and its file, as Astro has them: `/704/` and `/704/index.html`; a file without an ending is asked for as if it were a folder. */
function placeOf(pathname: string, type: Route['type']): { readonly address: string; readonly file: string } {
  const asFolder = pathname.replace(/\/*$/, '/');
  if (type !== 'endpoint') return { address: asFolder, file: `${asFolder}index.html` };
  return { address: /\.[^/]*$/.test(pathname) ? pathname : asFolder, file: pathname };
}

function passOn({ level, message }: { readonly level: string; readonly message: string }): boolean {
  if (level === 'error' || level === 'warn') console.error(message);
  return true;
}

await makePages();
