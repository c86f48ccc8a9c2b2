/** All rulings, for finding them in the browser: src/site/rulings/rulingsData.ts. */
import { nameFile, type DataFile } from '../../../site/frame/data/makeFile.ts';
import { openLibrary } from '../../../site/frame/library/library.ts';
import { makeRulingsFile } from '../../../site/rulings/rulingsData.ts';
import { openShownRulings } from '../../../site/rulings/shownRulings.ts';
import { isMadeHere } from '../../../site/writing/shares.ts';

interface Props {
  readonly file: DataFile;
}

export function getStaticPaths(): readonly { readonly params: { readonly name: string }; readonly props: Props }[] {
  if (!isMadeHere('src/pages/data/rulings/[name].json.ts')) return [];
  const library = openLibrary();
  if (openShownRulings(library).all.length === 0) return [];
  const file = makeRulingsFile(library);
  return [{ params: { name: nameFile(file) }, props: { file } }];
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.file.json, { headers: { 'content-type': 'application/json' } });
}
