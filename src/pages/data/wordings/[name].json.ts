/** The shards of wordings, and which of them each edition has, for the browser: src/site/frame/data. */
import { openData } from '../../../site/writing/makeData.ts';
import { nameFile, type DataFile } from '../../../site/frame/data/makeFile.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: DataFile;
}

export function getStaticPaths(): readonly { readonly params: { readonly name: string }; readonly props: Props }[] {
  if (!isMadeHere('src/pages/data/wordings/[name].json.ts')) return [];
  const { shards, wordingLists } = openData(openLibrary());
  return [...shards, ...wordingLists].map((file) => ({ params: { name: nameFile(file) }, props: { file } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.json, { headers: { 'content-type': 'application/json' } });
}
