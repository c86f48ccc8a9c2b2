/** What can be searched: src/site/frame/data/searchList.ts. */
import { openData } from '../../site/writing/makeData.ts';
import { openLibrary } from '../../site/frame/library/library.ts';

export function GET(): Response {
  return new Response(JSON.stringify(openData(openLibrary()).searchList), { headers: { 'content-type': 'application/json' } });
}
