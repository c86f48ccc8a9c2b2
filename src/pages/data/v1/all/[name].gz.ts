/** Everything at once: src/site/data/publicData.ts. */
import { basename } from 'node:path';
import { type Download, openPublicData } from '../../../../site/data/publicData.ts';
import { openLibrary } from '../../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../../site/writing/shares.ts';

interface Props {
  readonly download: Download;
}

export async function getStaticPaths(): Promise<readonly { readonly params: { readonly name: string }; readonly props: Props }[]> {
  if (!isMadeHere('src/pages/data/v1/all/[name].gz.ts')) return [];
  const { downloads } = await openPublicData(openLibrary());
  return downloads.map((download) => ({ params: { name: basename(download.path, '.gz') }, props: { download } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.download.bytes, { headers: { 'content-type': 'application/gzip' } });
}
