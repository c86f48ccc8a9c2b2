/** The catalogue of what the browser can load: src/site/data/catalogue.ts. */
import { openData } from '../../site/data/makeData.ts';
import { openLibrary } from '../../site/library.ts';

export function GET(): Response {
  return new Response(JSON.stringify(openData(openLibrary()).catalogue), { headers: { 'content-type': 'application/json' } });
}
