/**
 * Where what is kept lies: in the storage of the reader's browser, under one name, and nowhere else. Every change reads what is there now,
 * changes that and writes it in one go, so that tabs that are open side by side lose nothing of each other; what cannot be read is never
 * written over.
 */
import { nothingKept, type Kept } from './kept.ts';
import { makeKeptJson, readKeptJson } from './keptJson.ts';

export const keptName = 'concordance.kept';

export type Stored =
  | { readonly kind: 'kept'; readonly kept: Kept }
  /** What lies there is none of ours, damaged, or of a later page. */
  | { readonly kind: 'fault'; readonly fault: string; readonly raw: string }
  | { readonly kind: 'denied' };

/** `limit`: it would be more than can be read again. */
export type Failure = 'denied' | 'full' | 'fault' | 'limit';
export type Changed =
  { readonly kind: 'kept'; readonly kept: Kept; readonly before: Kept } | { readonly kind: 'failed'; readonly why: Failure };

/** As much of the browser's storage as is used. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Rejected access throws where it is asked for. */
const openStorage = (): Storage => localStorage;

export function readStored(open: () => Storage = openStorage): Stored {
  let raw: string | null;
  try {
    raw = open().getItem(keptName);
  } catch {
    return { kind: 'denied' };
  }
  if (raw === null) return { kind: 'kept', kept: nothingKept };
  const read = readKeptJson(raw);
  return 'kept' in read ? { kind: 'kept', kept: read.kept } : { kind: 'fault', fault: read.fault, raw };
}

/** Changes what is kept. Nothing is changed where it cannot be read or written. */
export function changeStored(act: (kept: Kept) => Kept, open: () => Storage = openStorage): Changed {
  const stored = readStored(open);
  if (stored.kind !== 'kept') return { kind: 'failed', why: stored.kind };
  const before = stored.kept;
  const kept = act(before);
  if (kept === before) return { kind: 'kept', kept, before };
  const json = makeKeptJson(kept);
  if ('fault' in readKeptJson(json)) return { kind: 'failed', why: 'limit' };
  try {
    open().setItem(keptName, json);
  } catch (error) {
    return { kind: 'failed', why: error instanceof DOMException && error.name === 'SecurityError' ? 'denied' : 'full' };
  }
  return { kind: 'kept', kept, before };
}

/** Removes all of it: for a reader who was told that it cannot be read. */
export function clearStored(open: () => Storage = openStorage): void {
  open().removeItem(keptName);
}

/** Tells of changes that another tab made. */
export function onOtherTab(tell: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === keptName || key === null) tell();
  });
}
