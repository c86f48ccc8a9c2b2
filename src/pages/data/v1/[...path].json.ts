/** The rules as data for others: src/site/data. */
import { openPublicData } from '../../../site/data/publicData.ts';
import { dataFolder, type PublicFile } from '../../../site/data/makeFiles.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: PublicFile;
}

export async function getStaticPaths(): Promise<readonly { readonly params: { readonly path: string }; readonly props: Props }[]> {
  if (!isMadeHere('src/pages/data/v1/[...path].json.ts')) return [];
  const { files } = await openPublicData(openLibrary());
  return files.map((file) => ({ params: { path: file.path.slice(dataFolder.length + 1, -'.json'.length) }, props: { file } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.json, { headers: { 'content-type': 'application/json' } });
}
