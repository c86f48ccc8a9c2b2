/** What demonstrations of one edition share: src/site/examples/playerData.ts. */
import { nameFile, type DataFile } from '../../../site/frame/data/makeFile.ts';
import { openDemonstrations } from '../../../site/examples/demonstrations.ts';
import { makePlayerRules } from '../../../site/examples/playerData.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: DataFile;
}

export function getStaticPaths(): readonly { readonly params: { readonly name: string }; readonly props: Props }[] {
  if (!isMadeHere('src/pages/data/rules/[name].json.ts')) return [];
  const library = openLibrary();
  const days = new Set(openDemonstrations(library).all.map(({ scenario }) => scenario.edition));
  return [...days].map((day) => {
    const file = makePlayerRules(library, day);
    return { params: { name: nameFile(file) }, props: { file } };
  });
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.json, { headers: { 'content-type': 'application/json' } });
}
