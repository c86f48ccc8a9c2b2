/** Checksums of the downloads, as `sha256sum --check` reads them. */
import { openPublicData } from '../../../../site/data/publicData.ts';
import { openLibrary } from '../../../../site/frame/library/library.ts';

export async function GET(): Promise<Response> {
  return new Response((await openPublicData(openLibrary())).checksums, { headers: { 'content-type': 'text/plain' } });
}
