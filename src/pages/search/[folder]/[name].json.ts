/** The texts of what can be searched, in blocks: src/site/frame/data/searchPack.ts. */
import { openData } from '../../../site/writing/makeData.ts';
import { nameFile, nameFolder, type DataFile } from '../../../site/frame/data/makeFile.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: DataFile;
}

export function getStaticPaths(): readonly {
  readonly params: { readonly folder: string; readonly name: string };
  readonly props: Props;
}[] {
  if (!isMadeHere('src/pages/search/[folder]/[name].json.ts')) return [];
  return openData(openLibrary()).texts.map((file) => ({ params: { folder: nameFolder(file), name: nameFile(file) }, props: { file } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.json, { headers: { 'content-type': 'application/json' } });
}
