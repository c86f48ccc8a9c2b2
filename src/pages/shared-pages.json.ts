/** For the build alone: the addresses of each page that stands under several. pinnedPages.ts reads it when all is built, and takes it away. */
import { openLibrary } from '../site/frame/library/library.ts';
import { findSharedPages } from '../site/writing/sharedPages.ts';
import { fromLink } from '../site/frame/addresses/siteRoot.ts';

export function GET(): Response {
  return new Response(JSON.stringify(findSharedPages(openLibrary()).map(({ paths }) => paths.map(fromLink))));
}
