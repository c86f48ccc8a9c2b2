/**
 * What a page loads when it is first wanted: modules, data, workers. One place for what happens when that fails. A page outlives the build it
 * is of: then its files are gone for good, and a browser remembers that a module could not be had even when it is there again, so that
 * nothing but loading the page anew helps. What is said follows from which of these it is.
 */
import { loadingLabels as labels } from '../labels/loadingLabels.ts';

/** A module could not be had. Asking for it again gives the same answer as long as the page lives. */
export class ModuleLost extends Error {}

/** Loads a module: `loadModule(() => import('./engine.ts'))`. @throws ModuleLost */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    throw new ModuleLost(String(error));
  }
}

/** Loads once; what failed is loaded again when it is asked for again. */
export function loadOnce<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let known: Promise<Loaded> | undefined;
  return () => {
    const loading = (known ??= load());
    loading.catch(() => {
      if (known === loading) known = undefined;
    });
    return loading;
  };
}

/** So long may a file take. */
const patience = 60_000;

async function fetchFile(link: string): Promise<Response> {
  const response = await fetch(link, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${link}: ${response.status}`);
  return response;
}

/** Fetches a JSON file. Rejects when it cannot be had, or does not come. */
export async function fetchJson(link: string): Promise<unknown> {
  return (await fetchFile(link)).json();
}

/** Fetches a file that is no text. Rejects when it cannot be had, or does not come. */
export async function fetchBytes(link: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await fetchFile(link)).arrayBuffer());
}

const pages = new Map<string, Promise<Document | undefined>>();

/** A page of this site, fetched once and for reading alone; undefined where there is none. Rejects when it cannot be had, or does not come. */
export function findPage(path: string): Promise<Document | undefined> {
  const known = pages.get(path);
  if (known) return known;
  const loading = fetchPage(path);
  pages.set(path, loading);
  loading.catch(() => pages.delete(path));
  return loading;
}

/** The same of a page that must be there. */
export async function loadPage(path: string): Promise<Document> {
  const page = await findPage(path);
  if (!page) throw new Error(`${path}: 404`);
  return page;
}

async function fetchPage(path: string): Promise<Document | undefined> {
  const response = await fetch(path, { signal: AbortSignal.timeout(patience) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Whether the site has another build than the one this page is of: the page at this address names other scripts, or is no more. */
async function isOfEarlierBuild(): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const now = new DOMParser().parseFromString(await response.text(), 'text/html');
    return response.status < 500 && listScripts(now) !== listScripts(document);
  } catch {
    return false;
  }
}

function listScripts(page: Document): string {
  return [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')).join(' ');
}

/**
 * Says in `place` why something could not be loaded: that the page is of an earlier build, or that it must be loaded anew, with a button for
 * it; else `failed`, which says what to try. Nothing when `isWanted` tells meanwhile that nobody waits for it any more.
 */
export async function tellFailure(place: HTMLElement, error: unknown, failed: string, isWanted: () => boolean = () => true): Promise<void> {
  const isEarlier = await isOfEarlierBuild();
  if (!isWanted()) return;
  if (!isEarlier && !(error instanceof ModuleLost)) {
    place.textContent = failed;
    return;
  }
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'reload';
  reload.textContent = labels.reload;
  reload.addEventListener('click', () => location.reload());
  place.replaceChildren(`${isEarlier ? labels.earlierBuild : labels.lost} `, reload);
}
