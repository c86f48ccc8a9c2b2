/** Which feed tells of what a page shows: heads name it on these pages alone, since each line of the head of every page is a megabyte. */
import { nameFeed } from '../frame/addresses/feedName.ts';
import type { Library } from '../frame/library/library.ts';
import type { SiteFeed } from './feeds.ts';
import { openFeeds } from './openFeeds.ts';

export function findFeed(library: Library, path: string): SiteFeed | undefined {
  const name = nameFeed(path);
  return name === undefined ? undefined : openFeeds(library).feeds.find((feed) => feed.name === name);
}
