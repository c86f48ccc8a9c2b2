/**
 * Writes what our code was bundled to into the folder of a site, filled with what only the corpus knows: `node writeBundle.ts FOLDER`, and the path and the key of
 * the file that it is kept in, unless Astro has just bundled it into the folder.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Bundle, bundleFile, bundleFolder } from '../../src/site/writing/bundle.ts';
import { fillBundle } from '../../src/site/writing/fillBundle.ts';
import { makeWords } from '../../src/site/writing/madeWords.ts';
import { leaveWithStarter } from '../../src/site/writing/starter.ts';
import { takeBundle } from './keptBundle.ts';

const [, , folder = '', path, key] = process.argv;
const place = path !== undefined && key !== undefined ? { path, key } : undefined;
const stay = leaveWithStarter();

const bundled = await takeBundle(folder, place);
const told = bundled?.get(`${bundleFolder}/${bundleFile}`);
if (!bundled || !told) throw new Error(`there is no bundle in ${folder}`);
const { base } = JSON.parse(Buffer.from(told).toString('utf8')) as Bundle;
for (const [each, bytes] of fillBundle(bundled, makeWords(base))) {
  await mkdir(dirname(join(folder, each)), { recursive: true });
  await writeFile(join(folder, each), bytes);
}
stay();
if (process.connected) process.disconnect();
