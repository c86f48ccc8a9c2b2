/** A symbol's drawing. */
import { drawnSymbols } from '../../site/frame/wording/symbolDrawings.ts';

export function getStaticPaths(): readonly { params: { name: string }; props: { svg: string } }[] {
  return drawnSymbols.map(({ name, svg }) => ({ params: { name }, props: { svg } }));
}

export function GET({ props }: { readonly props: { readonly svg: string } }): Response {
  return new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
}
