/** The catalogue of what the browser can load: src/site/frame/data/catalogue.ts. */
import { openData } from '../../site/writing/makeData.ts';
import { openLibrary } from '../../site/frame/library/library.ts';

export function GET(): Response {
  return new Response(JSON.stringify(openData(openLibrary()).catalogue), { headers: { 'content-type': 'application/json' } });
}
