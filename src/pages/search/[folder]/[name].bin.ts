/** Where the words of what can be searched stand, in parts: src/site/frame/data/searchPack.ts. */
import { openData } from '../../../site/writing/makeData.ts';
import { nameFile, nameFolder, type BinaryFile } from '../../../site/frame/data/makeFile.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: BinaryFile;
}

export function getStaticPaths(): readonly {
  readonly params: { readonly folder: string; readonly name: string };
  readonly props: Props;
}[] {
  if (!isMadeHere('src/pages/search/[folder]/[name].bin.ts')) return [];
  return openData(openLibrary()).standings.map((file) => ({ params: { folder: nameFolder(file), name: nameFile(file) }, props: { file } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.bytes, { headers: { 'content-type': 'application/octet-stream' } });
}
