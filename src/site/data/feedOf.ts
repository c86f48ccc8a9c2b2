/** Which feed tells of what a page shows: heads name it on these pages alone, since each line of the head of every page is a megabyte. */
import { parseAddress } from '../frame/addresses/addresses.ts';
import type { Library } from '../frame/library/library.ts';
import type { SiteFeed } from './feeds.ts';
import { openFeeds } from './openFeeds.ts';

/** The name that the feed of a page has, whether or not there is one. */
export function nameFeed(path: string): string | undefined {
  const address = parseAddress(path);
  const isNewest =
    address !== undefined && 'edition' in address && address.edition.date === undefined && address.edition.document === undefined;
  switch (address?.kind) {
    case 'timeline':
      return 'editions';
    case 'policy':
      return address.name !== undefined
        ? undefined
        : address.part === 'banned'
          ? 'lists'
          : address.part === undefined
            ? 'policy'
            : undefined;
    case 'contents':
      return isNewest ? 'editions' : undefined;
    case 'glossary':
      return isNewest ? 'glossary' : undefined;
    case 'page':
      return isNewest && /^\d$/.test(address.id) ? `section-${address.id}` : undefined;
    default:
      return undefined;
  }
}

export function findFeed(library: Library, path: string): SiteFeed | undefined {
  const name = nameFeed(path);
  return name === undefined ? undefined : openFeeds(library).feeds.find((feed) => feed.name === name);
}
