/**
 * Writes what our code was bundled to into the folder of a site, filled with what only the corpus knows: `node writeBundle.ts FOLDER`, and the path and the key of
 * the file that it is kept in. Where nothing is kept there Astro has just bundled it into the folder.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bundle, bundleFile, bundleFolder } from '../../src/site/writing/bundle.ts';
import { fillBundle } from '../../src/site/writing/fillBundle.ts';
import { makeWords } from '../../src/site/writing/madeWords.ts';
import { leaveWithStarter } from '../../src/site/writing/starter.ts';
import { keepBundle, readBundle, readFiles } from './keptBundle.ts';

const [, , folder = '', path, key] = process.argv;
const place = path !== undefined && key !== undefined ? { path, key } : undefined;
const stay = leaveWithStarter();

const kept = place && (await readBundle(place));
const bundled = kept ?? (await readFiles(folder));
if (!kept && place) await keepBundle(place, bundled);
const told = bundled.get(`${bundleFolder}/${bundleFile}`);
if (!told) throw new Error(`there is no bundle in ${folder}`);
const { base } = JSON.parse(Buffer.from(told).toString('utf8')) as Bundle;
const filled = fillBundle(bundled, makeWords(base));
for (const each of bundled.keys()) if (!kept && !filled.has(each)) await rm(join(folder, each));
for (const [each, bytes] of filled) {
  await mkdir(dirname(join(folder, each)), { recursive: true });
  await writeFile(join(folder, each), bytes);
}
stay();
if (process.connected) process.disconnect();
