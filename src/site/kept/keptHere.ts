/** Shows on a reading page which of its entries are kept: a sign at their numbers, which moves nothing. */
import { parseAddress } from '../frame/addresses/addresses.ts';
import { fromLink } from '../frame/addresses/siteRoot.ts';
import { permalinks } from '../frame/browser/entryParts.ts';
import type { Kept } from './kept.ts';
import { readStored } from './keptStore.ts';

/** A number is the permalink of its entry; what page states its address is the nearest above it, as the tools have it. */
export function showKeptHere(kept: Kept): void {
  const places = new Map(kept.entries.map((entry) => [entry.place, entry]));
  let pinned = '';
  for (const element of document.querySelectorAll<HTMLElement>(`[data-pinned], ${permalinks}`)) {
    pinned = element.dataset['pinned'] ?? pinned;
    if (!(element instanceof HTMLAnchorElement) || pinned === '') continue;
    const { pathname, hash } = new URL(pinned, location.href);
    const entry = places.get(fromLink(pathname) + (element.hash === '#text' ? hash : element.hash));
    if (entry) element.dataset['kept'] = entry.note === undefined ? 'mark' : 'note';
    else delete element.dataset['kept'];
  }
}

/** Whether a page can have entries that are kept. */
const isRead = (): boolean => parseAddress(location.pathname) !== undefined && document.querySelector('[data-pinned]') !== null;

export function showStoredHere(): void {
  const stored = readStored();
  if (stored.kind === 'kept' && isRead()) showKeptHere(stored.kept);
}
