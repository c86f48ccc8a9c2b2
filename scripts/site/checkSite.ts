/**
 * Whether a built site can go to a common free host, and whether everything in it is found: every link of a page with its anchor, and every
 * address that scripts make of the data files. Reads that folder alone.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../src/corpus/store/corpusLayout.ts';
import { cataloguePath, type Catalogue } from '../../src/site/frame/data/catalogue.ts';
import { readEntryNames, type EditionList } from '../../src/site/frame/data/editionList.ts';
import { latestPath, type Latest } from '../../src/site/offline/latest.ts';
import { arrangeEdition } from '../../src/site/frame/library/edition.ts';

export interface SiteFigures {
  readonly files: number;
  /** Of all files together, and of the largest. */
  readonly bytes: number;
  readonly largest: { readonly path: string; readonly bytes: number };
}

export interface CheckedSite extends SiteFigures {
  /** What a host would refuse, or a reader on a phone was not told to expect, in a line each. */
  readonly tooMuch: readonly string[];
  /** Links that lead nowhere, each with a page on which it stands. */
  readonly broken: readonly string[];
  /** How many links there are. */
  readonly links: number;
}

/** What the common free hosts take, all together: docs/hosting.md. */
export const hostLimits = { files: 20_000, fileBytes: 25_000_000, bytes: 400_000_000 } as const;

/** `root`: the path below which the site lies, with a slash at both ends. */
export async function checkSite(folder: string, root = '/'): Promise<CheckedSite> {
  const paths = ((await listFiles(folder)) ?? []).map((path) => path.replaceAll('\\', '/'));
  const figures = await measure(folder, paths);
  const known = new Set(paths);
  const ids = new Map<string, ReadonlySet<string>>();
  const links = new Map<string, string>();
  for (const path of paths.filter((each) => each.endsWith('.html'))) {
    const html = await readFile(join(folder, path), 'utf8');
    ids.set(path, new Set(readAttributes(html, /\sid=(?:"([^"]*)"|([^\s>]+))/g)));
    for (const link of new Set(readAttributes(html, /\s(?:href|src|action)=(?:"([^"]*)"|([^\s>]+))/g))) {
      // Hosts send that page for other addresses, and what is relative on it is so to them.
      if (path === '404.html' && link.startsWith('../')) continue;
      const target = resolve(path, link, root);
      if (target !== undefined && !links.has(target)) links.set(target, `${path}: ${link}`);
    }
  }
  for (const target of await listMade(folder)) if (!links.has(target)) links.set(target, `data/editions.json: ${target}`);
  const broken = [...links].flatMap(([target, from]) => {
    const [path = '', anchor] = target.split('#');
    const found = known.has(path) && (anchor === undefined || ids.get(path)?.has(anchor) === true);
    return found ? [] : [from];
  });
  return { ...figures, tooMuch: [...findTooMuch(figures), ...(await findTooLargePack(folder))], broken, links: links.size };
}

async function measure(folder: string, paths: readonly string[]): Promise<SiteFigures> {
  let bytes = 0;
  let largest: SiteFigures['largest'] = { path: '', bytes: 0 };
  for (const path of paths) {
    const { size } = await stat(join(folder, path));
    bytes += size;
    if (size > largest.bytes) largest = { path, bytes: size };
  }
  return { files: paths.length, bytes, largest };
}

function findTooMuch({ files, bytes, largest }: SiteFigures): readonly string[] {
  return [
    ...(files > hostLimits.files ? [`${files} files, where ${hostLimits.files} are taken`] : []),
    ...(bytes > hostLimits.bytes ? [`${bytes} bytes, where ${hostLimits.bytes} are taken`] : []),
    ...(largest.bytes > hostLimits.fileBytes
      ? [`${largest.path} has ${largest.bytes} bytes, where ${hostLimits.fileBytes} are taken`]
      : []),
  ];
}

/** What is loaded to keep the edition in force for offline, in bytes. */
export const mostToKeep = 3_000_000;

async function findTooLargePack(folder: string): Promise<readonly string[]> {
  const { packs } = JSON.parse(await readFile(join(folder, latestPath), 'utf8')) as Latest;
  const { bytes } = packs.edition;
  return bytes > mostToKeep ? [`${bytes} bytes to keep the edition in force for offline, where ${mostToKeep} are promised`] : [];
}

function readAttributes(html: string, attribute: RegExp): readonly string[] {
  return [...html.matchAll(attribute)].map(([, quoted, plain]) => decodeEntities(quoted ?? plain ?? ''));
}

const decodeEntities = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&#39;', "'").replaceAll('&#38;', '&').replaceAll('&amp;', '&');

/** The file that a link leads to, and the anchor in it: `703/index.html#703.1a`. Undefined for a link that leaves the site. */
function resolve(from: string, link: string, root: string): string | undefined {
  const { host, pathname, hash, protocol } = new URL(link, `http://site${root}${from.replace(/index\.html$/, '')}`);
  if (host !== 'site' || protocol !== 'http:') return undefined;
  if (!pathname.startsWith(root)) return `outside of ${root}`;
  const path = decodeURIComponent(pathname.slice(root.length));
  const anchor = decodeURIComponent(hash.slice(1));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  // A fragment of a picture or a step that a script makes is no anchor of a page.
  return anchor === '' || !file.endsWith('.html') ? file : `${file}#${anchor}`;
}

/** What search, comparison and the list of editions link to: each entry of each edition, where the browser takes it to stand. */
async function listMade(folder: string): Promise<readonly string[]> {
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(folder, ...path.split('/')), 'utf8'));
  const { editions } = (await read(cataloguePath)) as Catalogue;
  const made: string[] = [];
  for (const edition of editions) {
    if (edition.list === undefined) continue;
    const entries = readEntryNames((await read(edition.list)) as EditionList);
    const { hrefOf } = arrangeEdition(edition, entries);
    made.push(...entries.flatMap(({ id }) => hrefOf(id) ?? []));
  }
  return made.flatMap((href) => resolve('', href, '/') ?? []);
}
