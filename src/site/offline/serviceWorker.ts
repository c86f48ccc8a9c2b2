/**
 * The service worker: answers from what the reader has kept, and is only there once something is (take.ts registers it). Pages, scripts and data
 * of one page are of one build: what a page began with decides. What is not kept goes to the network as if this were not here.
 */
import { registerRoute } from 'workbox-routing';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { fromLink, toLink } from '../frame/addresses/siteRoot.ts';
import { choices, type Choice } from './choices.ts';
import { findInstead, findKeptFile, hasLastingName, typeOf } from './findKept.ts';
import { openKept, type KeptBuild, type KeptState } from './keptState.ts';
import type { PackIndex, ShelfPlace } from './packFormat.ts';

declare const self: ServiceWorkerGlobalScope;

const root = toLink('/');
const kept = openKept(root);

/** The files of a build that is kept. */
interface OpenBuild {
  readonly build: string;
  readonly find: (path: string) => { readonly choice: Choice; readonly place: ShelfPlace } | undefined;
}

const opened = new Map<string, Promise<OpenBuild>>();

/** Reads the indexes of a build, once for the choices that are kept of it. */
function openBuild({ build, packs }: KeptBuild): Promise<OpenBuild> {
  const taken = choices.filter((choice) => packs[choice]);
  const key = [build, ...taken].join(' ');
  const known =
    opened.get(key) ??
    Promise.all(taken.map(async (choice) => [choice, await kept.readIndex(build, choice)] as const)).then((indexes): OpenBuild => {
      const here = indexes.filter((each): each is readonly [Choice, PackIndex] => each[1] !== undefined);
      if (here.length < taken.length) opened.delete(key);
      return {
        build,
        find: (path) => {
          for (const [choice, index] of here) {
            const place = Object.hasOwn(index, path) ? index[path] : undefined;
            if (place) return { choice, place };
          }
          return undefined;
        },
      };
    });
  opened.set(key, known);
  known.catch(() => opened.delete(key));
  return known;
}

/** Undefined when the browser has cleared it away. */
async function readFile({ build, find }: OpenBuild, path: string, status = 200): Promise<Response | undefined> {
  const found = find(path);
  if (!found) return undefined;
  const [shelf, offset, length] = found.place;
  const cache = await kept.openPack(build, found.choice);
  const bytes = await (await cache.match(kept.shelfKey(shelf)))?.arrayBuffer();
  if (!bytes || bytes.byteLength < offset + length) return undefined;
  return new Response(bytes.slice(offset, offset + length), {
    status,
    headers: {
      'content-type': typeOf(path),
      'content-length': String(length),
      'x-content-type-options': 'nosniff',
      // What a page cannot say of itself; the rest of its policy stands in it.
      ...(path.endsWith('.html') ? { 'content-security-policy': "frame-ancestors 'none'" } : {}),
    },
  });
}

/** What each page, and each worker of a page, began with: a build, or what the network had. Kept, since this worker may be ended between. */
const beganWith = new Map<string, string>();
const network = 'network';

function begin(client: string, build: string, handler: StrategyHandler): void {
  if (client === '') return;
  beganWith.set(client, build);
  void handler.waitUntil(kept.writeBegan(client, build).catch(() => undefined));
}

class KeptFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response | undefined> {
    const event = handler.event as FetchEvent;
    const state = await kept.readState().catch(() => undefined);
    if (!state) return handler.fetch(request);
    try {
      return await (request.mode === 'navigate' ? openPage(request, handler, event, state) : loadFor(request, handler, event, state));
    } catch {
      // What is kept cannot be read: the site is as if it were not.
      return handler.fetch(request);
    }
  }
}

/** A page: kept, else from the network, else what says that it is neither. */
async function openPage(request: Request, handler: StrategyHandler, event: FetchEvent, state: KeptState): Promise<Response> {
  const pathname = pathOf(request.url);
  const current = await openBuild(state);
  const has = (path: string): boolean => current.find(path) !== undefined;
  const found = findKeptFile(pathname, has);
  if (found?.kind === 'redirect') return Response.redirect(toLink(found.to) + new URL(request.url).search, 302);
  const file = found && (await readFile(current, found.path, found.status));
  if (file) {
    begin(event.resultingClientId, current.build, handler);
    void handler.waitUntil(sweep(event.resultingClientId));
    return file;
  }
  begin(event.resultingClientId, network, handler);
  try {
    return await handler.fetch(request);
  } catch (error) {
    const instead = findInstead(pathname, has, state.edition?.date);
    if (!has(fromLink(instead).replace(/^\/|\?.*$/g, '') + 'index.html')) throw error;
    return Response.redirect(instead, 302);
  }
}

/** What a page or a worker asks for. */
async function loadFor(request: Request, handler: StrategyHandler, event: FetchEvent, state: KeptState): Promise<Response> {
  const pathname = pathOf(request.url);
  const current = await openBuild(state);
  const builds = state.previous ? [current, await openBuild(state.previous)] : [current];
  const began = beganWith.get(event.clientId) ?? (await guessBegan(event.clientId, builds));
  // A worker of a page is of the build of the page.
  begin(event.resultingClientId, began, handler);
  for (const build of builds) {
    const found = findKeptFile(pathname, (path) => build.find(path) !== undefined);
    // Of another build is only what is the same in both.
    if (found?.kind !== 'file' || found.status !== undefined || (build.build !== began && !hasLastingName(found.path))) continue;
    const file = await readFile(build, found.path);
    if (file) return file;
  }
  return handler.fetch(request);
}

/** What a page began with that was open before this worker was started again: what was kept of it, else what its address is answered from. */
async function guessBegan(client: string, builds: readonly OpenBuild[]): Promise<string> {
  const told = client === '' ? undefined : await kept.readBegan(client).catch(() => undefined);
  if (told !== undefined) {
    beganWith.set(client, told);
    return told;
  }
  const url = client === '' ? undefined : (await self.clients.get(client))?.url;
  const build = url && builds.find(({ find }) => findKeptFile(pathOf(url), (path) => find(path) !== undefined) !== undefined);
  return build ? build.build : network;
}

/** What pages began with that are gone is forgotten; the build before goes when no page is of it any more. `opening`: a page that is yet to come. */
async function sweep(opening: string): Promise<void> {
  await navigator.locks.request(kept.lock, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const pages = await self.clients.matchAll({ type: 'all' });
    await kept.keepBegan([opening, ...pages.map(({ id }) => id)]);
    const state = await kept.readState();
    if (!state?.previous) return;
    const began = await Promise.all(pages.map(async ({ id }) => beganWith.get(id) ?? kept.readBegan(id)));
    if (!began.every((build) => build === state.build || build === network)) return;
    const { previous, ...rest } = state;
    await kept.writeState(rest);
    await kept.dropPacks(previous.build);
  });
}

/** From the root of the site, with its slash. */
const pathOf = (url: string): string => fromLink(new URL(url).pathname);

registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(root), new KeptFirst());

// It holds nothing of a build itself, so that a newer one can take over at once.
self.addEventListener('install', () => void self.skipWaiting());
