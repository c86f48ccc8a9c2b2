/**
 * Takes what the site has to keep onto this device, whole: packs are loaded, their checksums compared, their files laid into caches of their own;
 * only then is it written that these count. Whatever goes wrong before that leaves what was kept as it was.
 */
import { Decompress } from 'fzstd';
import { toLink } from '../frame/addresses/siteRoot.ts';
import { choices, type Choice } from './choices.ts';
import { listMissing, openKept, type Kept, type KeptState } from './keptState.ts';
import type { Latest, Pack } from './latest.ts';
import { PackDamaged, Unpacker } from './packFormat.ts';

/** Why nothing was taken. */
export type TakeFault =
  /** Not loaded to its end. */
  | 'network'
  /** What came is not what the site says it is. */
  | 'damaged'
  | 'full'
  /** The browser lets this site keep nothing. */
  | 'denied'
  /** Another tab takes or removes it at this moment. */
  | 'busy';

export class TakeFailure extends Error {
  override readonly name = 'TakeFailure';
  readonly fault: TakeFault;
  /** How many bytes are free, where that is why. */
  readonly free: number | undefined;

  constructor(fault: TakeFault, cause?: unknown, free?: number) {
    super(fault, { cause });
    this.fault = fault;
    this.free = free;
  }
}

/** Of all bytes of all packs that are loaded, and of all that are then laid down. */
export interface TakeProgress {
  readonly step: 'load' | 'lay';
  readonly done: number;
  readonly all: number;
}

/** Whether this browser can keep a site at all, at this address. */
export const canKeep = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis && 'locks' in navigator;

/** @throws TakeFailure */
export async function takeLatest(latest: Latest, wanted: readonly Choice[], report: (progress: TakeProgress) => void): Promise<KeptState> {
  const kept = openKept(toLink('/'));
  return alone(kept, async () => {
    const stored = await kept.readState();
    const before = stored && (await kept.isWhole(stored)) ? stored : undefined;
    // What a tab left behind that was closed while it took something.
    await kept.dropOthers([before?.build, before?.previous?.build].flatMap((build) => build ?? []));
    const missing = listMissing(before, latest, wanted);
    await checkRoom(missing.map((choice) => latest.packs[choice]));
    try {
      for (const choice of missing) await kept.dropPacks(latest.build, [choice]);
      const packs = await loadPacks(latest, missing, report);
      const all = missing.reduce((sum, choice) => sum + latest.packs[choice].unpacked, 0);
      let done = 0;
      for (const [choice, sent] of packs) {
        await layDown(kept, latest.build, choice, sent, (bytes) => report({ step: 'lay', done: (done += bytes), all }));
      }
      const state = makeState(before, latest, wanted);
      await kept.writeState(state);
      await kept.writeKnown({ latest, checked: state.taken });
      await startWorker();
      // One build before is enough for pages that are still open.
      const older = before?.previous;
      if (older && older.build !== state.build && older.build !== state.previous?.build) await kept.dropPacks(older.build);
      return state;
    } catch (error) {
      if (before) await kept.writeState(before).catch(() => undefined);
      else await kept.dropAll().catch(() => undefined);
      await kept.dropPacks(latest.build, missing).catch(() => undefined);
      throw describe(error);
    }
  });
}

/** Takes everything away, the worker too: the site is then as if nothing had ever been kept. @throws TakeFailure */
export async function removeKept(): Promise<void> {
  const kept = openKept(toLink('/'));
  await alone(kept, async () => {
    try {
      await kept.dropAll();
      const registration = await navigator.serviceWorker.getRegistration(toLink('/'));
      if (registration && new URL(registration.scope).pathname === toLink('/')) await registration.unregister();
    } catch (error) {
      throw describe(error);
    }
  });
}

/** What the browser says when it is asked not to clear this site away for room: undefined where it cannot be asked. */
export async function askToStay(): Promise<boolean | undefined> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  if (!storage?.persist) return undefined;
  return storage.persist().catch(() => undefined);
}

async function alone<Result>(kept: Kept, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks.request(kept.lock, { ifAvailable: true }, (lock) => {
    if (!lock) throw new TakeFailure('busy');
    return work();
  });
}

/** Says before it is loaded that there is no room; a browser that tells nothing of it is believed to have some. */
async function checkRoom(packs: readonly Pack[]): Promise<void> {
  const { quota, usage } = await estimateRoom();
  if (quota === undefined) return;
  const free = quota - (usage ?? 0);
  if (free < packs.reduce((sum, { unpacked }) => sum + unpacked, 0)) throw new TakeFailure('full', undefined, free);
}

async function estimateRoom(): Promise<StorageEstimate> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  return (await storage?.estimate?.().catch(() => undefined)) ?? {};
}

async function loadPacks(
  latest: Latest,
  missing: readonly Choice[],
  report: (progress: TakeProgress) => void,
): Promise<ReadonlyMap<Choice, Uint8Array<ArrayBuffer>>> {
  const all = missing.reduce((sum, choice) => sum + latest.packs[choice].bytes, 0);
  const loaded = new Map<Choice, Uint8Array<ArrayBuffer>>();
  let done = 0;
  for (const choice of missing) {
    const pack = latest.packs[choice];
    loaded.set(choice, await loadPack(pack, (bytes) => report({ step: 'load', done: (done += bytes), all })));
  }
  return loaded;
}

/** After so many milliseconds in which nothing comes the network has given out. */
const patience = 60_000;

async function loadPack({ path, bytes, sha256 }: Pack, report: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const sent = new Uint8Array(bytes);
  let filled = 0;
  const silence = new AbortController();
  const wait = (): ReturnType<typeof setTimeout> => setTimeout(() => silence.abort(), patience);
  let timer = wait();
  try {
    // Kept once, by us: the browser's own cache is for other things.
    const response = await fetch(toLink(path), { cache: 'no-store', signal: silence.signal });
    if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (filled + part.value.length > bytes) throw new TakeFailure('damaged');
      sent.set(part.value, filled);
      filled += part.value.length;
      report(part.value.length);
      clearTimeout(timer);
      timer = wait();
    }
  } catch (error) {
    throw error instanceof TakeFailure ? error : new TakeFailure('network', error);
  } finally {
    clearTimeout(timer);
  }
  if (filled < bytes) throw new TakeFailure('network');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', sent));
  if ([...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('') !== sha256) throw new TakeFailure('damaged');
  return sent;
}

/** So many compressed bytes at once: then the shelves that came of them are laid down, and the page can draw. */
const pieceBytes = 16 * 1024;

async function layDown(
  kept: Kept,
  build: string,
  choice: Choice,
  sent: Uint8Array<ArrayBuffer>,
  report: (bytes: number) => void,
): Promise<void> {
  const cache = await kept.openPack(build, choice);
  const unpacker = new Unpacker();
  const pieces: Uint8Array[] = [];
  const decoder = new Decompress((piece) => void pieces.push(piece));
  for (let at = 0; at < sent.length; at += pieceBytes) {
    decoder.push(sent.subarray(at, at + pieceBytes), at + pieceBytes >= sent.length);
    for (const { name, bytes } of pieces.splice(0).flatMap((piece) => unpacker.push(piece))) {
      await cache.put(kept.shelfKey(name), new Response(bytes));
      report(bytes.length);
    }
  }
  await cache.put(kept.indexKey, Response.json(unpacker.end()));
}

function makeState(before: KeptState | undefined, latest: Latest, wanted: readonly Choice[]): KeptState {
  const same = before?.build === latest.build ? before : undefined;
  const now = new Date().toISOString();
  const taken = choices.filter((choice) => wanted.includes(choice) || same?.packs[choice]);
  const previous = same ? same.previous : before && { build: before.build, packs: before.packs };
  return {
    format: latest.format,
    build: latest.build,
    made: latest.made,
    taken: same?.taken ?? now,
    ...(latest.edition ? { edition: latest.edition } : {}),
    packs: Object.fromEntries(
      taken.map((choice) => [choice, { bytes: latest.packs[choice].bytes, unpacked: latest.packs[choice].unpacked }]),
    ),
    ...(previous ? { previous } : {}),
  };
}

/** So long it is waited for, in milliseconds. */
const readyAtLatest = 30_000;

/** From the next page on it answers; a page that is open keeps to what it began with. */
async function startWorker(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(toLink('/sw.js'), { scope: toLink('/'), updateViaCache: 'none' });
  try {
    await worker.register({ immediate: true });
  } catch (error) {
    throw new TakeFailure(navigator.onLine ? 'denied' : 'network', error);
  }
  // Where it cannot be installed, it is never ready.
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new TakeFailure('denied')), readyAtLatest));
  await Promise.race([navigator.serviceWorker.ready, late]);
}

function describe(error: unknown): TakeFailure {
  if (error instanceof TakeFailure) return error;
  if (error instanceof PackDamaged) return new TakeFailure('damaged', error);
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return new TakeFailure('full', error);
  return new TakeFailure('denied', error);
}
