/** The Atom feeds: src/site/data/feeds.ts. */
import { basename } from 'node:path';
import { feedPath, writeFeed } from '../../site/data/feeds.ts';
import { openFeeds } from '../../site/data/openFeeds.ts';
import { openLibrary } from '../../site/frame/library/library.ts';
import { readSettings } from '../../site/frame/library/settings.ts';
import { isMadeHere } from '../../site/writing/shares.ts';

interface Props {
  readonly xml: string;
}

export function getStaticPaths(): readonly { readonly params: { readonly name: string }; readonly props: Props }[] {
  if (!isMadeHere('src/pages/feeds/[name].xml.ts')) return [];
  const { address } = readSettings();
  return openFeeds(openLibrary()).feeds.map((feed) => ({
    params: { name: basename(feedPath(feed.name), '.xml') },
    props: { xml: writeFeed(feed, address && new URL(address).origin) },
  }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.xml, { headers: { 'content-type': 'application/atom+xml' } });
}
