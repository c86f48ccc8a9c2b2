/** What is made of the whole site, once all pages are there: pages where hosts look for them, what makes it one that can be kept, what search engines are told. */
import { access, copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IsoDate } from '../../model/edition.ts';
import { readSettings } from '../frame/library/settings.ts';
import { cacheFolder } from './cacheFolder.ts';
import { writeManifest } from './offline/makeManifest.ts';
import { makePacks } from './offline/makePacks.ts';
import { makeServiceWorker } from './offline/makeServiceWorker.ts';
import { makePictures } from './pictures/makePictures.ts';
import { writeForEngines } from './sitemap.ts';

/**
 * `folder`: of the site. The pages of the first choice (src/site/offline/choices.ts) are there; all others when `made` resolves. To pack the first takes
 * longest, and is done while others are made.
 */
export async function finishSite(folder: string, made: Promise<void>): Promise<void> {
  const { address } = readSettings();
  const base = new URL(address ?? 'http://localhost/').pathname;
  await placePages(folder);
  await writeManifest(folder, base);
  await writeFile(join(folder, 'sw.js'), await makeServiceWorker(base));
  const others = made.then(async () => {
    if (address === undefined) return;
    // Whoever shows them asks for them by their full address: without one there are none.
    await cp(await makePictures(cacheFolder), join(folder, 'pictures'), { recursive: true });
    await writeForEngines(folder, address);
  });
  await makePacks(folder, new Date().toISOString().slice(0, 10) as IsoDate, others);
}

/**
 * Astro writes the paths /404 and /500 as the files of status pages, 404.html and 500.html. In the rules they are subsections (Graveyard, the
 * turn structure), so their pages go where every other subsection's page is, and the page for missing addresses becomes 404.html.
 */
async function placePages(folder: string): Promise<void> {
  for (const number of ['404', '500']) {
    const written = join(folder, `${number}.html`);
    const exists = await access(written).then(
      () => true,
      () => false,
    );
    if (!exists) continue;
    await mkdir(join(folder, number), { recursive: true });
    await rename(written, join(folder, number, 'index.html'));
  }
  await copyFile(join(folder, 'not-found', 'index.html'), join(folder, '404.html'));
  await rm(join(folder, 'not-found'), { recursive: true });
}
