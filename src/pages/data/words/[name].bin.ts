/** The words of all editions: src/site/writing/makeData.ts says of what. */
import { openData } from '../../../site/writing/makeData.ts';
import { nameFile, type BinaryFile } from '../../../site/frame/data/makeFile.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: BinaryFile;
}

export function getStaticPaths(): readonly { readonly params: { readonly name: string }; readonly props: Props }[] {
  if (!isMadeHere('src/pages/data/words/[name].bin.ts')) return [];
  return openData(openLibrary()).words.map((file) => ({ params: { name: nameFile(file) }, props: { file } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.bytes, { headers: { 'content-type': 'application/octet-stream' } });
}
