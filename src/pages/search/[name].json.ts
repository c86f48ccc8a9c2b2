/** The search file, named by its content. */
import { openLibrary } from '../../site/library.ts';

export function getStaticPaths(): readonly { params: { name: string } }[] {
  const { search } = openLibrary();
  return search ? [{ params: { name: search.name } }] : [];
}

export function GET(): Response {
  return new Response(openLibrary().search?.json ?? '', { headers: { 'content-type': 'application/json' } });
}
