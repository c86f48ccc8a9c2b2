/** The Atom feeds: src/site/data/feeds.ts. */
import { basename } from 'node:path';
import { openPublicData } from '../../site/data/publicData.ts';
import { openLibrary } from '../../site/frame/library/library.ts';
import { isSecond } from '../../site/writing/shares.ts';

interface Props {
  readonly xml: string;
}

export async function getStaticPaths(): Promise<readonly { readonly params: { readonly name: string }; readonly props: Props }[]> {
  if (isSecond) return [];
  const { feedFiles } = await openPublicData(openLibrary());
  return feedFiles.map(({ path, xml }) => ({ params: { name: basename(path, '.xml') }, props: { xml } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.xml, { headers: { 'content-type': 'application/atom+xml' } });
}
