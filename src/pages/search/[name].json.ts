/** The search files, one for each edition and document that is shown, named by their content. */
import { openLibrary, type SearchAsset } from '../../site/library.ts';

interface Props {
  readonly asset: SearchAsset;
}

export function getStaticPaths(): readonly { readonly params: { readonly name: string }; readonly props: Props }[] {
  const assets = openLibrary().searches.map(({ open }) => open());
  return assets.map((asset) => ({ params: { name: asset.name }, props: { asset } }));
}

export function GET({ props }: { readonly props: Props }): Response {
  return new Response(props.asset.makeJson(), { headers: { 'content-type': 'application/json' } });
}
